// Sync findings of the diagnosis, caused only by faults of the local Google.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Account } from '#domain/id.ts';
import { ada, smallSeed } from '#emulators/google/small-seed.ts';
import { type Client, clientOf, wholeApp } from '#test/support/bearer.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { untilWhole } from '#test/support/whole-mailbox.ts';

const auth = 'https://www.googleapis.com/auth';
const everything = ['gmail.modify', 'gmail.readonly', 'gmail.send', 'calendar', 'contacts.readonly'];

let world: World;
let me: Account;
let client: Client;
beforeAll(async () => {
  world = await openWorld({ seed: (now) => smallSeed(now, 4) });
  const scopes = everything.map((name) => `${auth}/${name}`).join(' ');
  me = await world.connect(ada, `openid email profile ${scopes}`);
  client = await clientOf(world.ctx, wholeApp(world.ctx), me.userId);
});
beforeEach(() => world.google.clearFaults());

const fault = (rule: object) => world.google.control('faults', rule);
const head = (subject: string) => `From: Cleo <cleo@far.example>\r\nTo: ${ada}\r\nSubject: ${subject}\r\n`;
const deliver = (text: string) =>
  world.google.control('deliver', { mailbox: ada, raw: Buffer.from(text).toString('base64url') });
const sync = async () => {
  await client.post('/functions/v1/sync-emails', { sync_phase: 'incremental' });
  await world.work();
};
type Diagnosis = { connected: boolean; findings: { code: string; title: string }[]; account: { sync: object } };
/** Both clocks show the same time. */
const check = async () => {
  await world.google.control('clock', { now: world.ctx.clock.now() });
  const body: Diagnosis = JSON.parse(JSON.stringify((await client.get('/api/diagnostics')).body));
  return { ...body, codes: body.findings.map(({ code }) => code) };
};

test('diagnosis reports a provider in trouble', async () => {
  await fault({ path: '/gmail', status: 503, times: 3 });
  await sync();
  await world.google.clearFaults();
  expect((await check()).codes).toEqual(['sync.trouble']);
});

test('diagnosis reports skipped mail, unreadable mail, and repairs of the last comparison', async () => {
  await untilWhole(world, me);
  // A comparison after a history gap finds hidden changes.
  const before = [...(await world.google.labels(ada)).keys()];
  await world.google.control('relabel', { mailbox: ada, id: before[0], add: ['STARRED'] });
  await world.google.control('expire-history', { email: ada });
  await sync();
  // At most two comparisons an hour.
  for (let half = 0; half < 3; half++) await world.later(1_800_000);
  // A mail with too many headers, and one that Google does not return.
  await deliver(`${head('Endless')}X-Endless: ${'a'.repeat(1024 * 1024)}\r\n\r\nHi.`);
  await sync();
  const known = new Set((await world.google.labels(ada)).keys());
  await deliver(`${head('Withheld')}\r\nHi.`);
  const withheld = [...(await world.google.labels(ada)).keys()].find((id) => !known.has(id));
  await fault({ pattern: `/messages/${withheld}`, status: 500 });
  for (let tries = 0; tries < 5; tries++) await sync();
  const { codes, findings, account } = await check();
  expect(codes).toEqual(['sync.set-aside', 'sync.unreadable', 'sync.drift']);
  expect(findings[2]?.title).toContain('1 difference');
  expect(account.sync).toMatchObject({ setAside: 1, differences: 1, comparedAt: expect.any(String) });
});

test('diagnosis reports what only the person can fix, even with valid tokens', async () => {
  await fault({ path: '/gmail', status: 403, reason: 'insufficientPermissions' });
  await sync();
  await world.google.clearFaults();
  expect(await check()).toMatchObject({ connected: false, codes: expect.arrayContaining(['sync.ended']) });
});
