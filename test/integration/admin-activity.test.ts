// Activity Log: sums and entries of everybody, found, filtered, exported and verified.
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { ActionType } from '#domain/action-words.ts';
import { bothVerdicts, ChainVerdict, chainParts, LogRow, SummaryRow } from '#domain/admin-activity.ts';
import type { UserId } from '#domain/id.ts';
import { anchorNow } from '#server/activity/anchors.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import { wholeApp } from '#test/support/bearer.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { type OperatorClient, operatorClient } from '#test/support/operator.ts';

const ctx = await testContext();
const app = wholeApp(ctx);
const day = 86_400_000;
let me: OperatorClient;

const person = async (name: string): Promise<UserId> => {
  const id = newUserId();
  await ctx.db.asAuth
    .insertInto('user')
    .values({ id, name, email: `${name}@people.example` })
    .execute();
  return id;
};
const acted = (
  userId: UserId,
  actionType: ActionType,
  { words = 'archive on 1 thread', daysAgo = 0, email = 'ada@people.example' } = {},
) =>
  ctx.db.asUser(userId, (tx) =>
    recordAudit(tx, {
      userId,
      userEmail: email,
      actionType,
      actionDescription: words,
      at: new Date(ctx.clock.now().getTime() - daysAgo * day),
      metadata: { subject: 'canary subject', sender_email: 'canary@sender.example' },
    }),
  );

const span = (days = 7) => ({
  from: new Date(ctx.clock.now().getTime() - days * day).toISOString(),
  to: new Date(ctx.clock.now().getTime() + 1000).toISOString(),
});
const Log = z.object({ rows: z.array(LogRow), next: z.nullable(z.string()) });
const Sums = z.object({ rows: z.array(SummaryRow), found: z.number() });
const log = async (query: Record<string, string> = {}, days = 7) =>
  Log.parse((await me.get(`/api/admin/activity?${new URLSearchParams({ ...span(days), ...query })}`)).body);
const sums = async (query: Record<string, string> = {}, days = 7) =>
  Sums.parse((await me.get(`/api/admin/activity/summary?${new URLSearchParams({ ...span(days), ...query })}`)).body);
const exported = async (more: object = {}) =>
  z
    .object({ csv: z.string(), rows: z.number(), next: z.nullable(z.string()) })
    .parse((await me.post('/api/admin/activity/export', { ...span(), ...more })).body);

beforeEach(async () => {
  await ctx.peek('truncate auth."user" cascade');
  await ctx.peek('truncate user_roles, audit_log, audit_chain, audit_link');
  me = await operatorClient(ctx, app);
});

describe('in detail', () => {
  test('the newest stand first, a hundred to a page, each once', async () => {
    const ada = await person('ada');
    for (let nth = 0; nth < 205; nth++) await acted(ada, 'email_archived', { daysAgo: Math.floor(nth / 50) / 100 });
    const ids: string[] = [];
    let after: string | null = null;
    const sizes: number[] = [];
    do {
      const page = await log(after === null ? {} : { after });
      sizes.push(page.rows.length);
      ids.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(sizes).toEqual([100, 100, 5]);
    expect(new Set(ids).size).toBe(205);
  });

  test('a search finds a part of an address in any case, and takes its signs as they are', async () => {
    const [ada, odd] = [await person('ada'), await person('a_b%')];
    await acted(ada, 'email_archived');
    await acted(odd, 'login');
    expect((await log({ q: 'B%' })).rows.map(({ actionType }) => actionType)).toEqual(['login']);
    expect((await log({ q: 'A_B' })).rows).toHaveLength(1);
    expect((await log({ q: '@people' })).rows).toHaveLength(2);
    for (const q of ['canary', 'archive', 'nobody']) expect((await log({ q })).rows).toEqual([]);
  });

  test('a search that fits more people than a query can name finds their entries, too', async () => {
    await ctx.peek(`insert into auth."user" (id, name, email) select gen_random_uuid(), 'P', 'many' || n || '@people.example'
      from generate_series(1, 250) n`);
    await acted(await person('ada'), 'login');
    await acted(await person('many-one'), 'logout');
    expect((await log({ q: 'many' })).rows.map(({ actionType }) => actionType)).toEqual(['logout']);
    expect((await sums({ q: 'many' })).rows).toMatchObject([{ email: 'many-one@people.example' }]);
  });

  test('a filter is exact, and processed means whatever triage does', async () => {
    const ada = await person('ada');
    for (const type of ['login', 'email_archived', 'email_snoozed', 'reply_sent'] as const) await acted(ada, type);
    expect((await log({ action: 'login' })).rows).toHaveLength(1);
    expect((await log({ action: 'email_processed' })).rows).toHaveLength(3);
    expect((await me.get('/api/admin/activity?action=log')).status).toBe(400);
  });

  test('the range decides, up to its end', async () => {
    const ada = await person('ada');
    for (const daysAgo of [0, 3, 8, 40]) await acted(ada, 'login', { daysAgo });
    expect(
      [await log(), await log({}, 1), await log({}, 30), await log({}, 90)].map(({ rows }) => rows.length),
    ).toEqual([2, 1, 3, 4]);
  });

  test('entries of people who are gone have neither address nor person', async () => {
    await acted(newUserId(), 'login');
    await ctx.peek(
      `update audit_log set user_id = '00000000-0000-0000-0000-000000000000', user_email = '', action_description = ''`,
    );
    expect((await log()).rows).toMatchObject([{ userId: null, email: '', description: '', actionType: 'login' }]);
    expect((await sums()).rows).toEqual([]);
  });

  test('nothing of a mail comes along', async () => {
    await acted(await person('ada'), 'email_archived');
    expect(JSON.stringify([await log(), await sums(), await exported()])).not.toContain('canary');
  });
});

describe('summed up', () => {
  test('counts by person, sorted and searched by the database', async () => {
    const [ada, ben] = [await person('ada'), await person('ben')];
    for (const type of ['session_started', 'email_archived', 'email_archived', 'reply_sent', 'email_trashed'] as const)
      await acted(ada, type);
    await acted(ben, 'login', { daysAgo: 1 });
    expect((await sums()).rows).toMatchObject([
      {
        email: 'ada@people.example',
        totalActions: 5,
        sessions: 1,
        emailsProcessed: 4,
        repliesSent: 1,
        emailsArchived: 2,
      },
      {
        email: 'ben@people.example',
        totalActions: 1,
        sessions: 0,
        emailsProcessed: 0,
        repliesSent: 0,
        emailsArchived: 0,
      },
    ]);
    const first = async (query: Record<string, string>) => (await sums(query)).rows[0]?.email.split('@')[0];
    expect(await first({ sort: 'totalActions', order: 'asc' })).toBe('ben');
    expect(await first({ sort: 'email', order: 'desc' })).toBe('ben');
    expect(await sums({ q: 'BEN' })).toMatchObject({ found: 1 });
    expect(await sums({ action: 'login' })).toMatchObject({ found: 1 });
  });

  test('gives pages of a hundred', async () => {
    for (let nth = 0; nth < 101; nth++) await acted(await person(`p${nth}`), 'login');
    expect(await sums()).toMatchObject({ found: 101, rows: { length: 100 } });
    expect((await sums({ page: '2' })).rows).toHaveLength(1);
  });
});

describe('the export', () => {
  test('is CSV by RFC 4180 with the specification’s columns, and defuses formulas', async () => {
    const ada = await person('ada');
    await acted(ada, 'login', { words: '=HYPERLINK("http://evil.example")', email: '+ada@people.example' });
    await acted(ada, 'login', { words: 'two\nlines, "quoted"', daysAgo: 1 });
    const at = (daysAgo: number) => new Date(ctx.clock.now().getTime() - daysAgo * day).toISOString();
    expect((await exported({ action: 'login' })).csv).toBe(
      [
        'User Email,Action Type,Description,Resource Type,Timestamp,IP Address',
        `'+ada@people.example,login,"'=HYPERLINK(""http://evil.example"")",,${at(0)},`,
        `ada@people.example,login,"two\nlines, ""quoted""",,${at(1)},`,
        '',
      ].join('\r\n'),
    );
  });

  test('follows the search and the filter, goes on where it stopped, and is itself an entry', async () => {
    const ada = await person('ada');
    await acted(ada, 'login');
    await acted(ada, 'logout');
    const part = await exported({ action: 'logout' });
    expect(part).toMatchObject({ rows: 1, next: null });
    const at = `${new Date(ctx.clock.now().getTime() + 500).toISOString()} ffffffff-ffff-4fff-bfff-ffffffffffff`;
    expect((await exported({ after: at })).csv).not.toContain('User Email');
    const own = await ctx.peek('select action_description as words from audit_log where user_id = $1', [me.userId]);
    expect(own).toEqual([{ words: 'Exported the activity log' }]);
  });

  test('needs a proof of the last ten minutes', async () => {
    ctx.clock.advance(11 * 60_000);
    expect(await me.post('/api/admin/activity/export', span())).toMatchObject({
      body: { code: 'confirmation.needed' },
    });
  });
});

describe('verifying the chain', () => {
  test('finds every entry in its place, or names the first that is not', async () => {
    const ada = await person('ada');
    for (const daysAgo of [3, 2, 1]) await acted(ada, 'login', { daysAgo });
    const verify = async () => {
      let whole: ChainVerdict = { entries: 0, chains: 0, faults: 0, first: null, anchoredAt: null };
      for (let part = 0; part < chainParts; part += 1) {
        const { body } = await me.post('/api/admin/activity/verify', { part });
        whole = bothVerdicts(whole, ChainVerdict.parse(body));
      }
      return whole;
    };
    expect(await verify()).toEqual({ entries: 3, chains: 1, faults: 0, first: null, anchoredAt: null });
    await anchorNow(ctx);
    expect(await verify()).toMatchObject({ faults: 0, anchoredAt: ctx.clock.now().toISOString() });
    const [second] = (await log()).rows.slice(1);
    await ctx.peek(`update audit_log set user_email = 'eve@people.example' where id = $1`, [second?.id]);
    expect(await verify()).toMatchObject({
      faults: 1,
      first: {
        id: second?.id,
        email: 'ada@people.example',
        actionType: 'login',
        at: second?.at,
        fault: 'what it says was changed',
      },
    });
  });
});
