import { describe, expect, test } from 'vitest';
import { SendingId } from '#domain/draft.ts';
import { movableClock } from '#test/support/clock.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { drain } from '#test/support/jobs.ts';
import { openJobs } from './add-job.ts';
import { systemClock } from './clock.ts';
import { newId } from './id.ts';
import { job } from './job.ts';

const ctx = await testContext();
const sendingId = () => SendingId.parse(newId(ctx.clock.now()));

test('a job exists if its transaction commits, and only then', async () => {
  const userId = newUserId();
  const ran: string[] = [];
  const sync = job('mailbox.sync', { atOnce: 1 }, async (_ctx, content) => void ran.push(content.userId));
  const work = ctx.db.asUser(newUserId(), async (tx) => {
    await ctx.jobs.add(tx, 'mailbox.sync', { userId: newUserId() });
    throw new Error('changed our mind');
  });
  await expect(work).rejects.toThrow('changed our mind');
  await ctx.db.asUser(userId, (tx) => ctx.jobs.add(tx, 'mailbox.sync', { userId }));
  await drain(ctx, [sync]);
  expect(ran).toEqual([userId]);
});

test('the transaction continues in the app’s own role', async () => {
  const userId = newUserId();
  await ctx.db.asUser(userId, async (tx) => {
    await ctx.jobs.add(tx, 'mailbox.sync', { userId }, { key: userId });
    await tx.insertInto('user_keys').values({ user_id: userId, dek_id: 'k', wrapped: 'w' }).execute();
  });
  expect(await ctx.peek('select 1 as one from user_keys where user_id = $1', [userId])).toEqual([{ one: 1 }]);
});

test('repeated sync requests collapse to one job', async () => {
  const userId = newUserId();
  let ran = 0;
  const sync = job('mailbox.sync', { atOnce: 1 }, async (_ctx, content) => {
    if (content.userId === userId) ran += 1;
  });
  for (let n = 0; n < 5; n++) {
    await ctx.db.asUser(userId, (tx) => ctx.jobs.add(tx, 'mailbox.sync', { userId }, { key: userId }));
  }
  await drain(ctx, [sync]);
  expect(ran).toBe(1);
});

test('a waiting job does the work of a later one, not of an earlier one', async () => {
  const userId = newUserId();
  const leave = (seconds: number) =>
    ctx.db.asUser(userId, (tx) =>
      ctx.jobs.add(
        tx,
        'calendar.leave',
        { userId },
        { key: userId, startAfter: new Date(ctx.clock.now().getTime() + seconds * 1000) },
      ),
    );
  for (const seconds of [30, 40, 5, 10]) await leave(seconds);
  const waiting = await ctx.peek("select 1 as one from jobs.job where name = 'calendar.leave' and singleton_key = $1", [
    userId,
  ]);
  expect(waiting).toHaveLength(2);
});

test('jobs with one key run in order', async () => {
  const userId = newUserId();
  const added = Array.from({ length: 6 }, sendingId);
  const ran: string[] = [];
  const carry = job('sending.carry', { atOnce: 1 }, async (_ctx, content) => void ran.push(content.sendingId));
  for (const id of added) {
    await ctx.db.asUser(userId, (tx) => ctx.jobs.add(tx, 'sending.carry', { userId, sendingId: id }, { key: userId }));
  }
  await drain(ctx, [carry]);
  expect(ran).toEqual(added);
});

test('a job that must be retried holds back the next ones with its key', async () => {
  const userId = newUserId();
  const ran: string[] = [];
  const carry = job('sending.carry', { atOnce: 1 }, async (_ctx, content) => {
    ran.push(content.sendingId);
    throw new Error('the provider does not answer');
  });
  const first = sendingId();
  for (const id of [first, sendingId()]) {
    await ctx.db.asUser(userId, (tx) => ctx.jobs.add(tx, 'sending.carry', { userId, sendingId: id }, { key: userId }));
  }
  await drain(ctx, [carry]);
  expect(ran).toEqual([first]);
});

test('one delivery per account waits, and one more while that one runs', async () => {
  const userId = newUserId();
  const add = () => ctx.db.asUser(userId, (tx) => ctx.jobs.add(tx, 'commands.deliver', { userId }, { key: userId }));
  let ran = 0;
  const deliver = job('commands.deliver', { atOnce: 1 }, async () => {
    ran += 1;
    if (ran === 1) for (let n = 0; n < 3; n++) await add();
  });
  for (let n = 0; n < 3; n++) await add();
  await drain(ctx, [deliver]);
  expect(ran).toBe(2);
});

describe('clocks that disagree', () => {
  const due = async (userId: string) => {
    const [row] = await ctx.peek(
      `select extract(epoch from start_after - clock_timestamp())::float as seconds from jobs.job
       where singleton_key = $1 and state = 'created'`,
      [userId],
    );
    return Number(row?.seconds);
  };

  test.each([10, -10])('a job waits its full delay when the database’s clock is %i minutes off', async (min) => {
    const clock = movableClock(new Date(systemClock.now().getTime() + min * 60_000));
    const jobs = await openJobs(ctx.db, ctx.log, { works: false, clock });
    const userId = newUserId();
    const startAfter = new Date(clock.now().getTime() + 5000);
    await ctx.db.asUser(userId, (tx) => jobs.add(tx, 'mailbox.sync', { userId }, { key: userId, startAfter }));
    await jobs.close();
    expect(Math.abs((await due(userId)) - 5)).toBeLessThan(4);
  });

  test('after a clock is set back, older jobs run at once, but held mail keeps its moment', async () => {
    const [synced, held] = [newUserId(), newUserId()];
    const startAfter = new Date(systemClock.now().getTime() + 5000);
    const add = ctx.jobs.add;
    await ctx.db.system(async (tx) => {
      await add(tx, 'mailbox.sync', { userId: synced }, { key: synced });
      await add(tx, 'sending.carry', { userId: held, sendingId: sendingId() }, { key: held });
    });
    await ctx.peek(
      `update jobs.job set created_on = created_on + interval '10 minutes', start_after = $1::timestamptz + interval '10 minutes'
       where singleton_key in ($2, $3)`,
      [startAfter, synced, held],
    );
    await ctx.jobs.boss.send('mailbox.poll', {}, { singletonKey: 'mailbox.poll', singletonSeconds: 60 });
    await ctx.peek(
      `update jobs.job set state = 'completed', created_on = created_on + interval '10 minutes' where name = 'mailbox.poll'`,
    );
    await ctx.db.system((tx) => ctx.jobs.catchUp(tx));
    expect(Math.abs((await due(synced)) - 5)).toBeLessThan(4);
    expect(await due(held)).toBeGreaterThan(590);
    const again = await ctx.jobs.boss.send('mailbox.poll', {}, { singletonKey: 'mailbox.poll', singletonSeconds: 60 });
    expect(again).not.toBeNull();
  });
});

test('a job with unexpected content does not run', async () => {
  const sync = job('mailbox.sync', { atOnce: 1 }, async () => {});
  await expect(sync.run(ctx, { userId: 'nobody' }, { number: 1, last: false })).rejects.toThrow();
});
