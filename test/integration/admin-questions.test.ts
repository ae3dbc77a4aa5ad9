// The questions with which an operator opens the admin area, each with planted trouble: is it up, is anyone stuck, is it used and liked, does
// it earn, who did what.
import { beforeEach, describe, expect, test } from 'vitest';
import { PeopleAnswer } from '#domain/admin-people.ts';
import { BusinessMetrics } from '#domain/business-figures.ts';
import { QualityDetails, QualityMetrics } from '#domain/quality-figures.ts';
import { TechnicalFigures } from '#domain/technical-figures.ts';
import { VoiceTurnId } from '#domain/voice-turn.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import { newId } from '#server/id.ts';
import { probeServices } from '#server/metrics/probes.ts';
import { keepTurn } from '#server/voice/turns.ts';
import { wholeApp } from '#test/support/bearer.ts';
import { newUserId } from '#test/support/context.ts';
import { type OperatorClient, operatorClient } from '#test/support/operator.ts';
import { openWorld } from '#test/support/person.ts';

const world = await openWorld({
  config: {
    payments: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', automaticTax: false, local: null },
  },
});
const { ctx } = world;
const app = wholeApp(ctx);
const account = await world.connect();
let me: OperatorClient;
beforeEach(async () => {
  // The figures of a test before hold for a minute.
  ctx.clock.advance(60_000);
  me = await operatorClient(ctx, app);
});

const day = 86_400_000;
const now = (): number => ctx.clock.now().getTime();
const range = (days = 7) =>
  new URLSearchParams({
    from: new Date(now() - days * day).toISOString(),
    to: new Date(now()).toISOString(),
    zone: 'UTC',
  });
const get = async (path: string): Promise<unknown> => (await me.get(`/api/admin/${path}`)).body;
const business = async () => BusinessMetrics.parse(await get(`business?${range()}`)).figures;

describe('an operator sees', () => {
  test('which service is down, since when, and which error people met', async () => {
    await probeServices(ctx);
    ctx.clock.advance(60_000);
    await world.google.control('faults', { pattern: '/calendar/', status: 503, times: 99 });
    await probeServices(ctx);
    ctx.clock.advance(60_000);
    await probeServices(ctx);
    const since = ctx.clock.now().toISOString();
    await world.google.clearFaults();
    ctx.log.warn('mailbox.sync-failed', { userId: account.userId, problem: 'provider.unavailable' });
    await ctx.metrics.write();
    const seen = TechnicalFigures.parse(await get(`technical?${range(1)}`));
    expect(seen.services.find(({ service }) => service === 'calendar')).toMatchObject({ state: 'down', since });
    expect(seen.services.find(({ service }) => service === 'gmail')).toMatchObject({ state: 'healthy' });
    expect(seen.counters.find(({ type }) => type === 'sync_latency')).toMatchObject({ count: 1, before: 0 });
    expect(seen.open.count).toBeGreaterThan(0);
  });

  test('who waits for a reconnection', async () => {
    await ctx.peek('update mailbox set needs_reauth = true where user_id = $1', [account.userId]);
    const people = PeopleAnswer.parse(await get(`people?${range()}`));
    expect(people.waiting).toMatchObject({ count: 1, first: [{ id: account.userId }] });
    await ctx.peek('update mailbox set needs_reauth = false');
  });

  test('that fewer people come, and what Flow does not understand', async () => {
    const people = Array.from({ length: 24 }, () => newUserId());
    for (const [nth, userId] of people.entries())
      for (const daysAgo of nth < 8 ? [10, 2] : [10])
        await ctx.db.asUser(userId, (tx) =>
          recordAudit(tx, {
            userId,
            userEmail: 'x@people.example',
            actionType: 'email_archived',
            actionDescription: '',
            at: new Date(now() - daysAgo * day),
          }),
        );
    const { dailyActive } = await business();
    expect([dailyActive.part, Math.round((dailyActive.before ?? 0) * (dailyActive.whole ?? 0))]).toEqual([8, 24]);
    for (const userId of people.slice(0, 3))
      await keepTurn(
        ctx,
        userId,
        {
          id: VoiceTurnId.parse(newId(ctx.clock.now())),
          at: new Date(now() - 3_600_000).toISOString(),
          state: 'inbox',
          heard: 'hum a tune',
          engine: 'embedded',
          agreed: true,
          understoodAs: 'fallback',
          by: 'general',
          outcome: 'fallback',
          latencyMs: null,
          interrupted: false,
        },
        'mobile',
      );
    const { figures } = QualityMetrics.parse(await get(`quality?${range()}`));
    expect(figures.successRate).toMatchObject({ part: 0, whole: 3 });
    const { phrases } = QualityDetails.parse(await get(`quality/details?${range()}`));
    expect(phrases).toEqual([{ words: 'hum a tune', count: 3, before: 0 }]);
  });

  test('what is paid, what was refunded, and who left', async () => {
    const [stays, leaves] = [newUserId(), newUserId()];
    const pay = (userId: string, id: string, daysAgo: number, days: number, refunded: number) =>
      ctx.peek(
        `insert into payment (user_id, id, buy, paid_at, from_at, to_at, amount, refunded, dispute)
         values ($1, $2, 'pro_monthly', $3, $3, $4, 3000, $5, 'none')`,
        [userId, id, new Date(now() - daysAgo * day), new Date(now() + (days - daysAgo) * day), refunded],
      );
    await pay(stays, 'one', 20, 30, 0);
    await pay(leaves, 'two', 33, 30, 0);
    await pay(leaves, 'three', 2, 30, 3000);
    const { mrr, paidUsers, revenue, churn, arpu } = await business();
    expect([mrr.value, mrr.before, paidUsers.value]).toEqual([3000, 6000, 1]);
    expect(revenue).toMatchObject({ value: 0 });
    expect(arpu).toMatchObject({ value: 3000, whole: 1 });
    expect(churn).toMatchObject({ part: 1, whole: 2, value: 0.5 });
  });

  test('the new plan alone after a switch, by its price, and nothing once it was refunded', async () => {
    await ctx.peek('delete from payment');
    const switches = newUserId();
    const pay = (id: string, buy: string, daysAgo: number, days: number, amount: number) =>
      ctx.peek(
        `insert into payment (user_id, id, buy, subscription_id, paid_at, from_at, to_at, amount, refunded, dispute)
         values ($1, $2, $3, 'sub', $4, $4, $5, $6, 0, 'none')`,
        [switches, id, buy, new Date(now() - daysAgo * day), new Date(now() + (days - daysAgo) * day), amount],
      );
    await pay('month', 'pro_monthly', 10, 30, 3000);
    await pay('year', 'pro_yearly', 3, 365, 26_700);
    const { mrr, arr, arpu, paidUsers, churn } = await business();
    expect([mrr.value, mrr.before, arr.value, paidUsers.value]).toEqual([2400, 3000, 28_800, 1]);
    expect(arpu).toMatchObject({ part: 2400, whole: 1 });
    expect(churn).toMatchObject({ part: 0, whole: 1 });
    await ctx.peek(`update payment set refunded = amount where id = 'year'`);
    ctx.clock.advance(60_000);
    const refunded = await business();
    expect([refunded.mrr.value, refunded.paidUsers.value, refunded.churn.part]).toEqual([0, 0, 1]);
  });

  test('which operator resolved an error', async () => {
    ctx.log.error('web.failed', {});
    await ctx.metrics.write();
    const [group] = await ctx.peek(`select fingerprint from error_group where event = 'web.failed'`);
    const path = `/api/admin/errors/${String(group?.['fingerprint'])}`;
    expect((await me.post(path, { resolved: true })).status).toBe(200);
    const at = ctx.clock.now();
    ctx.clock.advance(1000);
    expect(await ctx.peek(`select resolved_at from error_group where event = 'web.failed'`)).toEqual([
      { resolved_at: at },
    ]);
    const log = JSON.stringify(await get(`activity?${range(1)}`));
    expect(log).toContain(`Resolved the error ${String(group?.['fingerprint'])}`);
    await me.post(path, { resolved: false });
    expect(await ctx.peek(`select resolved_at from error_group where event = 'web.failed'`)).toEqual([
      { resolved_at: null },
    ]);
  });
});
