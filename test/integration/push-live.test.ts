// Push end to end: Flow subscribes, and the local Google's pushes come late, twice, out of order or not at all.
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import type { Account } from '#domain/id.ts';
import { ada, mailOf, smallSeed } from '#emulators/google/small-seed.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { connectMailbox } from '#server/mailbox/connect.ts';
import { pollMailboxes } from '#server/mailbox/poll.ts';
import { wholeApp } from '#test/support/bearer.ts';
import type { TestContext } from '#test/support/context.ts';
import { drain } from '#test/support/jobs.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { until } from '#test/support/until.ts';

const account = 'gmail-push@local-google.example';
const hour = 3_600_000;

let world: World;
let ctx: TestContext;
let me: Account;
let stop = () => {};
beforeAll(async () => {
  world = await openWorld({ seed: (now) => smallSeed(now, 3) });
  const audience = 'flow';
  ctx = {
    ...world.ctx,
    config: { ...world.ctx.config, push: { topic: 'projects/flow/topics/mail', account, audience } },
  };
  me = await world.connect();
  const server = serve({ fetch: wholeApp(ctx).fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const bound = server.address();
  const endpoint = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/push/google`;
  await world.google.control('pubsub', { endpoint, audience, email: account, everyMs: 0 });
  stop = () => void server.close();
});
afterAll(() => stop());
beforeEach(async () => {
  await world.google.control('pubsub', { duplicate: 0, delayMs: 0, lose: 0, reorder: false, token: 'good' });
  // Pushes of the previous test may still be on their way.
  await until(async () => (await pubSubState()).underway === 0);
  await ctx.peek('delete from jobs.job');
});

const work = () => drain(ctx, world.jobs);
const watchedUntil = async () =>
  (await ctx.peek('select watch_expires_at from provider_account where user_id = $1', [me.userId]))[0]
    ?.watch_expires_at;
const watch = async () => {
  await ctx.db.system((tx) => ctx.jobs.add(tx, 'calendar.poll', {}));
  await work();
  return watchedUntil();
};
const arrive = (subject: string) =>
  world.google.control('deliver', {
    mailbox: ada,
    raw: Buffer.from(mailOf({ subject, text: subject })).toString('base64url'),
  });
const PubSubState = z.object({ sent: z.array(z.object({ status: z.nullish(z.number()) })), underway: z.number() });
const pubSubState = async () => PubSubState.parse(await world.google.control('pubsub'));
const sent = async () => (await pubSubState()).sent.length;
const pushes = async () =>
  Number((await ctx.peek(`select count(*) as n from jobs.job where name = 'push.arrived'`))[0]?.n);
const subjects = async () =>
  (await changesSince(ctx, me, 0)).threads.flatMap(({ messages }) => messages.map(({ subject }) => subject));
/** Waits for all pushes, then runs their jobs. */
const settle = async (count: number, before: number) => {
  await expect.poll(async () => (await sent()) - before).toBeGreaterThanOrEqual(count);
  await expect.poll(async () => (await pubSubState()).underway).toBe(0);
  await expect.poll(pushes).toBeGreaterThan(0);
  await work();
};

test('push: a new account gets a watch, and again after Google dropped it', async () => {
  await connectMailbox(ctx, me);
  await work();
  expect(await watchedUntil()).toBeInstanceOf(Date);
  await world.google.control('revoke', { email: ada });
  ctx.clock.advance(hour);
  await ctx.db.system((tx) => ctx.jobs.add(tx, 'tokens.check', {}));
  await work();
  expect(await watchedUntil()).toBeNull();
  ctx.clock.set(new Date());
  await world.reconnect(me);
  await connectMailbox(ctx, me);
  await work();
  expect(await watchedUntil()).toBeInstanceOf(Date);
  await ctx.peek('update provider_account set watch_expires_at = null where user_id = $1', [me.userId]);
});

test('push: the watch is renewed daily for seven days, and the sync cursor stays', async () => {
  const cursor = async () => (await ctx.peek('select cursor from mailbox where user_id = $1', [me.userId]))[0]?.cursor;
  const place = await cursor();
  const until = await watch();
  expect(Number(until)).toBeGreaterThan(ctx.clock.now().getTime() + 6 * 24 * hour);
  expect(await cursor()).toBe(place);
  const watchCalls = async () => (await world.google.calls()).filter(({ path }) => path.endsWith('/watch')).length;
  const before = await watchCalls();
  await watch();
  expect(await watchCalls()).toBe(before);
  ctx.clock.advance(25 * hour);
  await watch();
  expect(await watchCalls()).toBe(before + 1);
  ctx.clock.set(new Date());
});

test('push: a push brings new mail', async () => {
  await watch();
  const before = await sent();
  await arrive('Told at once');
  await settle(1, before);
  expect(await subjects()).toContain('Told at once');
});

test('push: duplicates and wrong order bring each mail once', async () => {
  await world.google.control('pubsub', { duplicate: 10, reorder: true });
  const before = await sent();
  for (const subject of ['First', 'Second', 'Third']) await arrive(subject);
  await settle(3, before);
  await work();
  const all = await subjects();
  for (const subject of ['First', 'Second', 'Third']) expect(all.filter((one) => one === subject)).toHaveLength(1);
});

test('push: without a push the next poll brings the mail', async () => {
  await world.google.control('pubsub', { lose: 1 });
  await arrive('Lost on the way');
  ctx.clock.advance(121_000);
  await pollMailboxes(ctx);
  await work();
  expect(await subjects()).toContain('Lost on the way');
});

test.each([
  'none',
  'alg-none',
  'bad-signature',
  'unknown-key',
  'wrong-audience',
  'wrong-issuer',
  'wrong-email',
  'expired',
])('push: an invalid token wakes nothing: %s', async (token) => {
  await world.google.control('pubsub', { token });
  const before = await sent();
  await arrive(`Forged ${token}`);
  await expect.poll(async () => (await sent()) - before).toBeGreaterThanOrEqual(1);
  expect(await pushes()).toBe(0);
});
