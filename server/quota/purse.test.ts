import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Caller, MailProvider, Priority } from '#server/ports.ts';
import { newAccount, testContext } from '#test/support/context.ts';
import { answered, backoffMs, type Payer, pay, roomFor, sleep } from './purse.ts';
import { roomIn } from './room.ts';
import { budgets } from './units.ts';
import { contactsWithinQuota, withinQuota } from './within-quota.ts';

const at = (ms: number): Date => new Date(Date.UTC(2026, 10, 20) + ms);

type Entry = { priority: Priority; units: number; until: Date };
const spent = (priority: Priority, units: number, leftMs: number): Entry => ({ priority, units, until: at(leftMs) });

describe('the room in an account’s minute', () => {
  test.each<[string, Entry[], Priority, number, { units: number; waitMs: number }]>([
    ['is all of it at first', [], 'interactive', 20, { units: 6000, waitMs: 0 }],
    ['is three quarters for the background', [], 'background', 20, { units: 4500, waitMs: 0 }],
    [
      'shrinks by what either priority spent',
      [spent('background', 4500, 1)],
      'interactive',
      1,
      { units: 1500, waitMs: 0 },
    ],
    [
      'leaves a person who spent much the last of it',
      [spent('interactive', 2000, 1)],
      'background',
      1,
      { units: 3500, waitMs: 0 },
    ],
    [
      'comes back when what was spent no longer counts',
      [spent('background', 4000, 700), spent('background', 500, 900)],
      'background',
      600,
      { units: 0, waitMs: 700 },
    ],
    [
      'is there again at that very moment',
      [spent('interactive', 6000, 0)],
      'interactive',
      1,
      { units: 6000, waitMs: 0 },
    ],
    [
      'says how long until all of a call fits',
      [spent('interactive', 5990, 50)],
      'interactive',
      20,
      { units: 10, waitMs: 50 },
    ],
  ])('%s', (_name, entries, priority, units, room) => {
    expect(roomIn(entries, budgets.mail, { priority, units }, at(0))).toEqual(room);
  });

  test('never exceeds Google’s limit in any sixty seconds, whoever calls and however long answers take', () => {
    const call = fc.record({
      priority: fc.constantFrom<Priority>('interactive', 'background'),
      units: fc.integer({ min: 1, max: 1000 }),
      pauseMs: fc.integer({ min: 0, max: 9000 }),
      travelMs: fc.integer({ min: 0, max: 30_000 }),
      reachesAfter: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(call, { maxLength: 120 }), (calls) => {
        let now = 0;
        const made: { priority: Priority; units: number; answeredAt: number; reached: number }[] = [];
        for (const { priority, units, pauseMs, travelMs, reachesAfter } of calls) {
          now += pauseMs;
          const entries = made.map((one) => ({
            priority: one.priority,
            units: one.units,
            until: at(one.answeredAt <= now ? one.answeredAt + 60_000 : now + 1),
          }));
          if (roomIn(entries, budgets.mail, { priority, units }, at(now)).waitMs > 0) continue;
          made.push({ priority, units, answeredAt: now + travelMs, reached: now + travelMs * reachesAfter });
        }
        for (const { reached } of made) {
          const within = made.filter((one) => one.reached > reached - 60_000 && one.reached <= reached);
          const total = (some: typeof made) => some.reduce((sum, one) => sum + one.units, 0);
          expect(total(within)).toBeLessThanOrEqual(6000);
          expect(total(within.filter((one) => one.priority === 'background'))).toBeLessThanOrEqual(4500);
        }
      }),
    );
  });
});

const mailOf = (account: Account): Payer => ({ account, purse: 'mail' });

describe('an account’s purse', () => {
  test('is shared by all workers: parallel calls pay only what fits', async () => {
    const ctx = await testContext();
    const me = newAccount();
    const calls = Array.from({ length: 10 }, () => pay(ctx, mailOf(me), { priority: 'background', units: 1000 }));
    const paid = (await Promise.all(calls)).filter((one) => one.kind === 'paid');
    expect(paid).toHaveLength(4);
  });

  test('counts a call from its answer, and an unanswered one until it can no longer arrive', async () => {
    const ctx = await testContext();
    const me = newAccount();
    const first = await pay(ctx, mailOf(me), { priority: 'interactive', units: 3000 });
    await pay(ctx, mailOf(me), { priority: 'interactive', units: 3000 });
    ctx.clock.advance(10_000);
    if (first.kind === 'paid') await answered(ctx, mailOf(me), first.id, true);
    ctx.clock.advance(59_999);
    expect((await roomFor(ctx, me, 'interactive', 1)).units).toBe(0);
    ctx.clock.advance(1);
    expect((await roomFor(ctx, me, 'interactive', 1)).units).toBe(3000);
    ctx.clock.advance(20_000);
    expect((await roomFor(ctx, me, 'interactive', 1)).units).toBe(6000);
  });

  test('does not wait after its clock goes back', async () => {
    const ctx = await testContext();
    const me = newAccount();
    await pay(ctx, mailOf(me), { priority: 'interactive', units: 6000 });
    ctx.clock.advance(-600_000);
    expect((await roomFor(ctx, me, 'interactive', 1)).units).toBe(6000);
  });

  test.each([10, -10])('is blocked no longer than planned when its clock moves by %i minutes', async (minutes) => {
    const ctx = await testContext();
    const me = newAccount();
    await sleep(ctx, mailOf(me), { retryAfter: 5 });
    ctx.clock.advance(minutes * 60_000);
    expect(await roomFor(ctx, me, 'interactive', 1)).toEqual({ units: 6000, waitMs: 0 });
    expect((await pay(ctx, mailOf(me), { priority: 'interactive', units: 1 })).kind).toBe('paid');
    await sleep(ctx, mailOf(me), { retryAfter: 7 });
    expect((await roomFor(ctx, me, 'interactive', 1)).waitMs).toBe(7000);
  });

  test('is blocked as long as Google says, longer each time, and starts over after a success', async () => {
    const ctx = await testContext();
    const me = newAccount();
    const chance = () => 0.5;
    expect(await sleep(ctx, mailOf(me), { retryAfter: 7, chance })).toBe(7000);
    expect([await sleep(ctx, mailOf(me), { chance }), await sleep(ctx, mailOf(me), { chance })]).toEqual([1000, 2000]);
    expect((await roomFor(ctx, me, 'background', 1)).waitMs).toBe(7000);
    ctx.clock.advance(7000);
    const payment = await pay(ctx, mailOf(me), { priority: 'background', units: 1 });
    if (payment.kind === 'paid') await answered(ctx, mailOf(me), payment.id, true);
    expect(await sleep(ctx, mailOf(me), { chance })).toBe(500);
  });

  test('is blocked for at most 64 seconds unless Google says more', () => {
    expect([backoffMs(1, 0), backoffMs(1, 1), backoffMs(40, 1)]).toEqual([250, 750, 64_000]);
  });

  test('belongs to one account', async () => {
    const ctx = await testContext();
    await pay(ctx, mailOf(newAccount()), { priority: 'interactive', units: 6000 });
    expect((await roomFor(ctx, newAccount(), 'interactive', 1)).units).toBe(6000);
  });
});

describe('the project’s minute', () => {
  const shared = { config: { projectUnits: 12_000 } };
  const spend = async (
    ctx: Awaited<ReturnType<typeof testContext>>,
    accounts: number,
    priority: Priority,
    units: number,
  ) => {
    const payments = Array.from({ length: accounts }, () => pay(ctx, mailOf(newAccount()), { priority, units }));
    return (await Promise.all(payments)).filter(({ kind }) => kind === 'paid').length;
  };

  test('leaves a person’s quarter free, however many backfills run', async () => {
    const ctx = await testContext(shared);
    expect(await spend(ctx, 20, 'background', 1000)).toBe(9);
    expect(await spend(ctx, 3, 'interactive', 1000)).toBe(3);
    expect(await pay(ctx, mailOf(newAccount()), { priority: 'interactive', units: 1 })).toEqual({
      kind: 'no-room',
      waitMs: expect.any(Number),
    });
  });

  test('recovers when units expire, and refused calls cost nothing', async () => {
    const ctx = await testContext(shared);
    const [first, late] = [mailOf(newAccount()), newAccount()];
    const paid = await pay(ctx, first, { priority: 'background', units: 4500 });
    if (paid.kind === 'paid') await answered(ctx, first, paid.id, true);
    await spend(ctx, 1, 'background', 4500);
    expect(await roomFor(ctx, late, 'background', 20)).toEqual({ units: 0, waitMs: 60_000 });
    ctx.clock.advance(60_000);
    expect(await roomFor(ctx, late, 'background', 20)).toEqual({ units: 4500, waitMs: 0 });
  });

  test('keeps the last units for people', async () => {
    const ctx = await testContext(shared);
    expect(await spend(ctx, 5, 'interactive', 2200)).toBe(5);
    expect(await spend(ctx, 1, 'background', 20)).toBe(0);
    expect(await spend(ctx, 1, 'interactive', 1000)).toBe(1);
  });

  test('belongs to Gmail: contacts neither use it nor wait for it', async () => {
    const ctx = await testContext(shared);
    await pay(ctx, { account: newAccount(), purse: 'contacts' }, { priority: 'background', units: 60 });
    await spend(ctx, 2, 'interactive', 6000);
    const request = { priority: 'background', units: 1 } as const;
    expect((await pay(ctx, { account: newAccount(), purse: 'contacts' }, request)).kind).toBe('paid');
  });
});

describe('the provider within the quota', () => {
  const refuses: MailProvider['list'] = () => Promise.reject(new Problem('provider.rate-limit', { retryAfter: 5 }));
  test('blocks the whole account after one rate limit, and says how long', async () => {
    const ctx = await testContext();
    const caller: Caller = { account: newAccount(), token: '', priority: 'background' };
    const asked = withinQuota(ctx, {
      ...ctx.provider(caller.account),
      list: refuses,
      profile: () => Promise.reject(new Error('asked all the same')),
    });
    await expect(asked.list(caller, { limit: 1 })).rejects.toMatchObject({ code: 'provider.rate-limit' });
    await expect(asked.profile({ ...caller, priority: 'interactive' })).rejects.toMatchObject({
      code: 'provider.rate-limit',
      retryAfter: 5,
    });
  });

  test('counts contacts separately, so neither side blocks the other', async () => {
    const ctx = await testContext();
    const caller: Caller = { account: newAccount(), token: '', priority: 'background' };
    const at = { cursor: null, pageToken: null };
    let calls = 0;
    const asked = contactsWithinQuota(ctx, {
      contacts: () => {
        calls += 1;
        return calls > 67 ? Promise.reject(new Error('asked all the same')) : Promise.resolve('lost');
      },
    });
    await pay(ctx, mailOf(caller.account), { priority: 'interactive', units: 6000 });
    for (let reads = 0; reads < 67; reads++) await asked.contacts(caller, at);
    await expect(asked.contacts(caller, at)).rejects.toThrow('no room');
    ctx.clock.advance(90_001);
    await sleep(ctx, { account: caller.account, purse: 'contacts' }, { retryAfter: 30 });
    await expect(asked.contacts(caller, at)).rejects.toMatchObject({ retryAfter: 30 });
    expect((await pay(ctx, mailOf(caller.account), { priority: 'background', units: 1 })).kind).toBe('paid');
  });
});
