// The functions of the specification, called like a script: with a session as bearer, against the local Google.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '#domain/id.ts';
import { ada, mailOf, smallSeed } from '#emulators/google/small-seed.ts';
import { type Client, clientOf, wholeApp } from '#test/support/bearer.ts';
import { openWorld, type World } from '#test/support/person.ts';

const letters = 8;
let world: World;
let me: Account;
let client: Client;
beforeAll(async () => {
  world = await openWorld({ seed: (now) => smallSeed(now, letters) });
  me = await world.connect();
  client = await clientOf(world.ctx, wholeApp(world.ctx), me.userId);
});
beforeEach(async () => {
  await world.google.clearFaults();
  world.ctx.clock.advance(10_000);
});

const sync = (more: object = {}) =>
  client.post('/functions/v1/sync-emails', { sync_phase: 'incremental', use_history_api: true, ...more });
const refresh = (body: object = { tokenType: 'both' }) => client.post('/functions/v1/refresh-tokens', body);
const arrive = (subject: string) =>
  world.google.control('deliver', {
    mailbox: ada,
    raw: Buffer.from(mailOf({ subject, text: subject })).toString('base64url'),
  });
const refreshes = async () => (await world.google.calls()).filter(({ path }) => path === '/token').length;
const workThrough = async () => {
  do await world.ctx.peek(`update jobs.job set start_after = now() where state in ('created', 'retry')`);
  while ((await world.work()) > 0);
};
/** The history id, without its length before it. */
const cursor = async () =>
  String((await world.ctx.peek('select cursor from mailbox where user_id = $1', [me.userId]))[0]?.['cursor']).slice(2);

describe('sync-emails', () => {
  test('reports the mail stored since the last call, and triggers a sync', async () => {
    const initial = { sync_phase: 'initial', batch_size: 50, fast_sync: true, metadata_only: false };
    const first = await client.post('/functions/v1/sync-emails', initial);
    const at = await cursor();
    // The first mail is here. Older mail follows seconds later.
    expect(first).toEqual({
      status: 200,
      body: {
        synced_count: letters,
        history_id: at,
        new_history_id: at,
        has_more: true,
        next_page_token: String(letters),
      },
    });
    await workThrough();
    const historical = { sync_phase: 'historical', page_token: String(letters), historical_years: 5 };
    expect((await client.post('/functions/v1/sync-emails', historical)).body).toMatchObject({
      has_more: false,
      next_page_token: null,
    });
    expect((await sync()).body).toMatchObject({ synced_count: 0 });
    await arrive('one more');
    expect((await sync()).body).toMatchObject({ synced_count: 0 });
    await world.work();
    const history = await cursor();
    expect((await sync({ history_id: '1' })).body).toMatchObject({
      synced_count: 1,
      history_id: '1',
      new_history_id: history,
    });
  });

  test('deleted messages do not reduce the count', async () => {
    const [id] = (await world.google.labels(ada)).keys();
    await world.google.control('delete-message', { mailbox: ada, id });
    await arrive('in its place');
    await sync();
    await world.work();
    expect((await sync()).body).toMatchObject({ synced_count: 1 });
  });

  test('accepts the payloads of every phase and refuses others', async () => {
    const historical = { batch_size: 200, page_token: null, historical_years: 5, enable_throttling: true };
    expect((await sync({ sync_phase: 'historical', ...historical })).status).toBe(200);
    expect((await sync({ sync_phase: 'health_check', batch_size: 1 })).status).toBe(200);
    expect((await sync({ sync_phase: 'sideways' })).status).toBe(400);
    expect((await sync({ batch_size: -1 })).status).toBe(400);
  });

  test('two concurrent calls report each message once', async () => {
    await arrive('a');
    await arrive('b');
    await sync();
    await world.work();
    const results = await Promise.all([sync(), sync(), sync()]);
    const counts = results.map(({ body }) =>
      body instanceof Object && 'synced_count' in body ? body.synced_count : null,
    );
    expect(counts.toSorted()).toEqual([0, 0, 2]);
  });

  test('the functions refuse a caller without a session', async () => {
    const stranger = await clientOf(world.ctx, wholeApp(world.ctx), null);
    for (const name of ['sync-emails', 'refresh-tokens'])
      expect((await stranger.post(`/functions/v1/${name}`, { sync_phase: 'initial' })).status).toBe(401);
    expect((await stranger.post('/functions/v1/unheard-of', {})).status).toBe(404);
  });
});

describe('refresh-tokens', () => {
  test('renews a valid token too, and concurrent calls ask Google once', async () => {
    const before = await refreshes();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh()));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"refreshed":true}']));
    expect(await refreshes()).toBe(before + 1);
    world.ctx.clock.advance(9_999);
    expect((await refresh({ mode: 'user', tokenType: 'gmail' })).body).toEqual({ refreshed: true });
    expect(await refreshes()).toBe(before + 1);
    world.ctx.clock.advance(1);
    expect((await refresh({ mode: 'user', tokenType: 'calendar' })).body).toEqual({ refreshed: true });
    expect(await refreshes()).toBe(before + 2);
  });

  test('names an unsupported provider', async () => {
    expect(await refresh({ tokenType: 'outlook' })).toMatchObject({
      status: 400,
      body: { title: 'Unsupported provider', code: 'token.unsupported-provider', needsReauth: true },
    });
  });

  test.each([500, 503, 429])('puts Google’s status into the sentence and loses nothing: %i', async (status) => {
    await world.google.control('faults', { pattern: '^/token$', status });
    expect(await refresh()).toMatchObject({ status: 502, body: { title: `Token refresh failed: ${status}` } });
    await world.google.clearFaults();
    expect((await refresh()).status).toBe(200);
  });

  test('answers 401 for a refused refresh token, and deletes it', async () => {
    await world.google.control('revoke', { email: ada });
    expect(await refresh()).toMatchObject({ status: 401, body: { title: 'Refresh token invalid', needsReauth: true } });
    expect(await refresh()).toMatchObject({ status: 401, body: { title: 'No google token found', needsReauth: true } });
    expect(await sync()).toMatchObject({ status: 401, body: { title: 'Refresh token invalid' } });
  });
});
