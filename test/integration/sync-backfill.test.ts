// Backfill: all older mail arrives once, in the right order, under any disturbance.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { Account } from '#domain/id.ts';
import { ada, mailOf, smallSeed } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { backfillMailbox } from '#server/mailbox/backfill.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { startParser } from '#server/mailbox/parse.ts';
import { syncMailbox } from '#server/mailbox/sync.ts';
import { setBackfill } from '#server/mailbox/want-backfill.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { longTest, sampled } from '#test/support/sampled.ts';
import { differences, untilWhole } from '#test/support/whole-mailbox.ts';

// A whole mailbox is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const fill = (world: World, more: object = {}) =>
  world.google.control('fill', { user: ada, messages: 400, years: 4, inbox: 90, labels: ['Plans'], ...more });

const filled = async (more: object = {}): Promise<World> => {
  const world = await openWorld({ seed: (now) => smallSeed(now, 3), oneClock: true });
  await fill(world, more);
  return world;
};

const Faults = z.object({ faults: z.array(z.object({ met: z.number() })) });

const inInbox = async (world: World): Promise<number> =>
  [...(await world.google.labels(ada)).values()].filter((labels) => labels.includes('INBOX')).length;

const count = async (world: World, where = 'true'): Promise<number> =>
  Number((await world.ctx.peek(`select count(*)::int as n from message where ${where}`))[0]?.['n']);

const progress = async (world: World, account: Account) => (await changesSince(world.ctx, account, 0)).sync;

const deliver = (world: World, subject: string, more: object = {}) =>
  world.google.control('deliver', {
    mailbox: ada,
    raw: Buffer.from(mailOf({ subject, text: `About ${subject}.` })).toString('base64url'),
    ...more,
  });

const sync = (world: World, account: Account) =>
  world.ctx.db.asUser(account.userId, (tx) =>
    world.ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }),
  );

describe('backfill of some years', () => {
  let world: World;
  let account: Account;
  beforeAll(async () => {
    world = await filled();
    account = await world.connect();
  });

  test('starts with the newest mail and says nothing about older', async () => {
    expect(await count(world, `'inbox' = any(labels)`)).toBe(50);
    expect(await progress(world, account)).toMatchObject({ phase: 'idle', isActive: false });
  });

  test('continues after five seconds with the rest of the inbox', async () => {
    await world.later(5000);
    expect(await count(world, `'inbox' = any(labels)`)).toBe(await inInbox(world));
    const current = await progress(world, account);
    expect(current).toMatchObject({ phase: 'historical', isActive: true, totalEstimated: 403 });
    expect(current.syncedCount).toBe(await count(world));
    expect(current.currentBatch).toBeGreaterThan(0);
  });

  test('ends complete and says so', async () => {
    await untilWhole(world, account);
    expect(await differences(world, account)).toEqual([]);
    expect(await progress(world, account)).toMatchObject({
      phase: 'idle',
      isActive: false,
      syncedCount: 403,
      totalEstimated: 403,
      error: null,
    });
  });

  test('ran one comparison without findings', async () => {
    const runs = await world.ctx.peek('select reason, missing, extra, relabelled from comparison');
    expect(runs).toEqual([{ reason: 'daily', missing: 0, extra: 0, relabelled: 0 }]);
  });

  test('fetched each message once', async () => {
    const gets = (await world.google.calls()).filter((call) => /\/messages\/\w+$/.test(call.path));
    expect(gets.length).toBe(403);
  });

  test('met no refusal', async () => {
    expect((await world.google.calls()).filter((call) => call.status === 429)).toEqual([]);
  });
});

const disturbances = [
  { name: 'parts that fail', fault: { pattern: '/messages/[0-9a-f]+$', status: 500, times: 30 } },
  { name: 'parts that are turned away', fault: { pattern: '/messages/[0-9a-f]+$', status: 429, times: 30 } },
  { name: 'batches without an answer', fault: { path: '/batch', disconnect: true, times: 3 } },
  { name: 'batches cut short', fault: { path: '/batch', truncate: 5000, times: 3 } },
  { name: 'lists that are no JSON', fault: { pattern: '/messages$', invalidJson: true, times: 2 } },
  { name: 'lists that come too late', fault: { pattern: '/messages$', afterEffect: true, status: 504, times: 2 } },
  { name: 'a refused token', fault: { path: '/gmail', status: 401, times: 1 } },
];

describe('during the backfill', () => {
  test('new mail arrives at once, with both views at work', async () => {
    const world = await filled();
    const account = await world.connect();
    await world.later(5000);
    expect(await count(world)).toBeLessThan(403);
    await deliver(world, 'Breaking');
    await sync(world, account);
    await world.work();
    expect(await count(world, `subject = 'Breaking'`)).toBe(1);
    const history = { pattern: '/history$', times: 1 };
    for (const fault of [
      { wrongTypes: true },
      { emptyPage: true },
      { emptyPage: true, truncate: 20 },
      { reset: true },
    ]) {
      await world.google.control('faults', { ...history, ...fault });
      await deliver(world, 'Breaking');
      for (let times = 0; times < 2; times++) {
        await sync(world, account);
        await world.work();
      }
    }
    // The history refuses a page token, so the sync restarts, and stored changes stay stored once.
    await world.google.control('faults', { ...history, emptyPage: true });
    await world.google.control('faults', { ...history, furtherPage: true, status: 400 });
    await deliver(world, 'Breaking');
    for (let times = 0; times < 2; times++) {
      await sync(world, account);
      await world.work();
    }
    expect(await count(world, `subject = 'Breaking'`)).toBe(6);
    expect(await progress(world, account)).toMatchObject({ error: null });
  });

  test('mail that arrives, changes and goes is neither lost nor doubled nor wrong, although pages shift', async () => {
    const world = await filled({ messages: 800, inbox: 560 });
    await world.google.control('switches', { pageTokens: 'offset' });
    const account = await world.connect();
    let round = 0;
    const meddle = async () => {
      round += 1;
      const labels = [...(await world.google.labels(ada))];
      const pick = (n: number) => labels[(round * 37 + n * 101) % labels.length]?.[0];
      await deliver(world, `Round ${round}`);
      await world.google.control('delete-message', { mailbox: ada, id: pick(1) });
      await world.google.control('relabel', { mailbox: ada, id: pick(2), add: ['STARRED'], remove: ['INBOX'] });
      await world.google.control('relabel', { mailbox: ada, id: pick(3), add: ['INBOX'] });
    };
    // Between the pages of a listing, too.
    const { list } = world.ctx.provider(account);
    world.ctx.provider(account).list = async (...given) => {
      const page = await list(...given);
      await meddle();
      return page;
    };
    for (let step = 0; step < 8; step++) {
      await world.later(15_000);
      await sync(world, account);
    }
    world.ctx.provider(account).list = list;
    // The comparison at the end, and that of a quiet next day.
    await untilWhole(world, account);
    await world.later(25 * 3_600_000);
    await sync(world, account);
    await untilWhole(world, account);
    expect(await differences(world, account)).toEqual([]);
  });

  longTest('a refused page token restarts the listing', async () => {
    const world = await filled({ messages: 620 });
    const account = await world.connect();
    await world.google.control('faults', {
      path: '/gmail/v1/users/me/messages',
      furtherPage: true,
      status: 400,
      times: 2,
    });
    await untilWhole(world, account);
    expect(await differences(world, account)).toEqual([]);
  });

  test('stopping keeps the inbox complete, and resuming finishes', async () => {
    const world = await filled();
    const account = await world.connect();
    const stopped = await setBackfill(world.ctx, account, { stopped: true });
    expect(stopped.sync).toMatchObject({ stopped: true, phase: 'idle' });
    for (let minutes = 0; minutes < 4; minutes++) await world.later(60_000);
    expect(await count(world, `'inbox' = any(labels)`)).toBe(await inInbox(world));
    expect(await count(world)).toBeLessThan(200);
    expect(await progress(world, account)).toMatchObject({ stopped: true, phase: 'idle', isActive: false });
    const resumed = await setBackfill(world.ctx, account, { stopped: false });
    expect(resumed.sync).toMatchObject({ stopped: false, phase: 'historical', isActive: true });
    await untilWhole(world, account);
    expect(await differences(world, account)).toEqual([]);
  });

  longTest('two workers on one account fetch nothing twice', async () => {
    const world = await filled();
    const account = await world.connect();
    const parser = startParser();
    world.ctx.clock.advance(60_000);
    const work = [syncMailbox, backfillMailbox, syncMailbox, backfillMailbox];
    await Promise.all(work.map((one) => one(world.ctx, parser, account)));
    await parser.close();
    await untilWhole(world, account);
    const gets = (await world.google.calls()).filter((call) => /\/messages\/\w+$/.test(call.path));
    expect(gets).toHaveLength(403);
  });

  test('a revoked connection waits for the person and then continues', async () => {
    const world = await filled();
    const account = await world.connect();
    await world.later(5000);
    const before = await count(world);
    await world.google.control('revoke', { email: ada });
    await sync(world, account);
    await world.later(60_000);
    expect(await changesSince(world.ctx, account, 0)).toMatchObject({ needsReauth: true, sync: { isActive: false } });
    expect(await count(world)).toBe(before);
    expect(await world.ctx.peek('select cursor from mailbox where cursor is null')).toEqual([]);
    await world.reconnect(account);
    await untilWhole(world, account);
    expect(await differences(world, account)).toEqual([]);
    const gets = (await world.google.calls()).filter(
      (call) => /\/messages\/\w+$/.test(call.path) && call.status === 200,
    );
    expect(gets).toHaveLength(403);
  });

  longTest('renews its access token as often as necessary', async () => {
    const world = await filled({ messages: 200 });
    const account = await world.connect();
    await untilWhole(world, account, 3_700_000);
    expect(await differences(world, account)).toEqual([]);
  });

  test.each(sampled(disturbances, 2))('$name are skipped, and the result is complete', async ({ fault }) => {
    const world = await filled({ messages: 130, inbox: 70 });
    const account = await world.connect();
    await world.google.control('faults', fault);
    await untilWhole(world, account);
    expect(await differences(world, account)).toEqual([]);
  });

  test('listing and comparison survive invalid answers, empty pages and silence', async () => {
    const world = await filled({ messages: 130, inbox: 70 });
    const account = await world.connect();
    const lists = { pattern: '/messages$' };
    const rules = [
      { ...lists, emptyPage: true, times: 2 },
      { ...lists, wrongTypes: true, skip: 3, times: 1 },
      { ...lists, reset: true, skip: 5, times: 1 },
      { pattern: '/messages/[0-9a-f]+$', wrongTypes: true, times: 20 },
      // The comparison has begun.
      { pattern: '/profile$', wrongTypes: true, times: 1 },
      { pattern: '/labels$', wrongTypes: true, times: 1 },
      { ...lists, emptyPage: true, skip: 10, times: 2 },
      { ...lists, furtherPage: true, status: 400, skip: 3, times: 1 },
      { ...lists, wrongTypes: true, skip: 13, times: 1 },
    ];
    for (const rule of rules) await world.google.control('faults', rule);
    await untilWhole(world, account);
    expect(await differences(world, account)).toEqual([]);
    const { faults } = Faults.parse(await world.google.control('faults'));
    expect(faults.map(({ met }) => met)).toEqual(rules.map(({ times }) => times));
  });

  test('a connection revoked between two pages continues after the reconnect, as after silence', async () => {
    const world = await filled({ messages: 30, inbox: 5 });
    const account = await world.connect();
    await world.google.control('faults', { pattern: '/messages$', emptyPage: true, times: 1 });
    await world.google.control('faults', { pattern: '/messages$', furtherPage: true, revoke: true, times: 1 });
    await world.later(5000);
    expect(await changesSince(world.ctx, account, 0)).toMatchObject({ needsReauth: true, sync: { isActive: false } });
    expect(await world.ctx.peek('select 1 from mailbox where page_token is not null')).toHaveLength(1);
    await world.reconnect(account);
    await world.google.control('faults', { pattern: '/history$', hang: true, times: 1 });
    const { timeout } = AbortSignal;
    const soon = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 3000));
    await world.work();
    soon.mockRestore();
    expect(await progress(world, account)).toMatchObject({ error: 'provider.unavailable' });
    await sync(world, account);
    await untilWhole(world, account);
    expect(await differences(world, account)).toEqual([]);
  });
});
