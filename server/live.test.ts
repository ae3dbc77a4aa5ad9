import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import type { Account } from '#domain/id.ts';
import { newAccount, testContext } from '#test/support/context.ts';
import { eventually } from '#test/support/until.ts';
import type { LiveSignal } from './live.ts';

const ctx = await testContext();

const tell = (account: Account, signal: LiveSignal) =>
  ctx.db.asUser(account.userId, (tx) => ctx.live.tell(tx, account, signal));

test('a listener hears its own user’s signals only', async () => {
  const [mine, yours] = [newAccount(), newAccount()];
  const heard: LiveSignal[] = [];
  const stop = ctx.live.listen(mine, (signal) => heard.push(signal));
  await tell(yours, { kind: 'revision', number: 1 });
  await tell(mine, { kind: 'revision', number: 812 });
  await tell(mine, { kind: 'sync', number: 50 });
  await eventually(() => expect(heard).toHaveLength(2));
  expect(heard).toEqual([
    { kind: 'revision', number: 812 },
    { kind: 'sync', number: 50 },
  ]);
  stop();
});

test('a rolled-back transaction sends no signal', async () => {
  const account = newAccount();
  const heard: LiveSignal[] = [];
  const stop = ctx.live.listen(account, (signal) => heard.push(signal));
  const work = ctx.db.asUser(account.userId, async (tx) => {
    await ctx.live.tell(tx, account, { kind: 'revision', number: 1 });
    throw new Error('changed our mind');
  });
  await expect(work).rejects.toThrow('changed our mind');
  await tell(account, { kind: 'revision', number: 2 });
  await eventually(() => expect(heard).toEqual([{ kind: 'revision', number: 2 }]));
  stop();
});

test('a removed listener hears nothing and does not count', async () => {
  const [gone, here] = [newAccount(), newAccount()];
  const heard: LiveSignal[] = [];
  ctx.live.listen(gone, (signal) => heard.push(signal))();
  const stop = ctx.live.listen(here, () => heard.push({ kind: 'sync', number: 0 }));
  expect(ctx.live.listening()).toEqual([here.id]);
  await tell(gone, { kind: 'revision', number: 1 });
  await tell(here, { kind: 'revision', number: 1 });
  await eventually(() => expect(heard).toEqual([{ kind: 'sync', number: 0 }]));
  stop();
});

const dropListeners = () =>
  ctx.peek(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen flow_live'",
  );

test('after a lost connection every listener must look, and then hears again', async () => {
  const account = newAccount();
  const heard: LiveSignal[] = [];
  const stop = ctx.live.listen(account, (signal) => heard.push(signal));
  await dropListeners();
  await eventually(() => expect(heard).toEqual([{ kind: 'missed', number: 0 }]));
  await tell(account, { kind: 'revision', number: 3 });
  await eventually(() => expect(heard.at(-1)).toEqual({ kind: 'revision', number: 3 }));
  stop();
});

test('the channel retries a missing database until it returns', async () => {
  const account = newAccount();
  const heard: LiveSignal[] = [];
  const stop = ctx.live.listen(account, (signal) => heard.push(signal));
  const losses = () => ctx.lines.filter((line) => line.includes('live.lost')).length;
  const before = losses();
  const [row] = await ctx.peek('select quote_ident(current_database()) as name');
  // A database cannot refuse connections from within.
  const outside = new Client({ connectionString: inject('postgres') });
  await outside.connect();
  await outside.query(`alter database ${row?.['name']} allow_connections false`);
  await dropListeners();
  await eventually(() => expect(losses() - before).toBeGreaterThan(2));
  expect(heard).toEqual([]);
  await outside.query(`alter database ${row?.['name']} allow_connections true`);
  await outside.end();
  await eventually(() => expect(heard).toEqual([{ kind: 'missed', number: 0 }]));
  stop();
});
