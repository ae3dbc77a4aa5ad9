import { expect, test, vi } from 'vitest';
import { newUserId, testContext } from '#test/support/context.ts';
import type { LiveSignal } from './live.ts';

const ctx = await testContext();

const tell = (userId: ReturnType<typeof newUserId>, signal: LiveSignal) =>
  ctx.db.asUser(userId, (tx) => ctx.live.tell(tx, userId, signal));

test('a listener hears of its own user, and of nobody else', async () => {
  const [mine, yours] = [newUserId(), newUserId()];
  const heard: LiveSignal[] = [];
  const stop = ctx.live.listen(mine, (signal) => heard.push(signal));
  await tell(yours, { kind: 'revision', number: 1 });
  await tell(mine, { kind: 'revision', number: 812 });
  await tell(mine, { kind: 'sync', number: 50 });
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard).toEqual([
    { kind: 'revision', number: 812 },
    { kind: 'sync', number: 50 },
  ]);
  stop();
});

test('what is rolled back is not told', async () => {
  const userId = newUserId();
  const heard: LiveSignal[] = [];
  const stop = ctx.live.listen(userId, (signal) => heard.push(signal));
  const work = ctx.db.asUser(userId, async (tx) => {
    await ctx.live.tell(tx, userId, { kind: 'revision', number: 1 });
    throw new Error('changed our mind');
  });
  await expect(work).rejects.toThrow('changed our mind');
  await tell(userId, { kind: 'revision', number: 2 });
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'revision', number: 2 }]));
  stop();
});

test('who stopped listening is told nothing and counted no more', async () => {
  const [gone, here] = [newUserId(), newUserId()];
  const heard: LiveSignal[] = [];
  ctx.live.listen(gone, (signal) => heard.push(signal))();
  const stop = ctx.live.listen(here, () => heard.push({ kind: 'sync', number: 0 }));
  expect(ctx.live.listening()).toEqual([here]);
  await tell(gone, { kind: 'revision', number: 1 });
  await tell(here, { kind: 'revision', number: 1 });
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'sync', number: 0 }]));
  stop();
});

test('after a lost connection every listener is told to look, and hears again', async () => {
  const userId = newUserId();
  const heard: LiveSignal[] = [];
  const stop = ctx.live.listen(userId, (signal) => heard.push(signal));
  await ctx.peek(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen flow_live'",
  );
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'missed', number: 0 }]), { timeout: 5000 });
  await tell(userId, { kind: 'revision', number: 3 });
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'revision', number: 3 }));
  stop();
});
