// Settings and signed-in devices, through the whole app.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { firstSettings } from '#domain/settings.ts';
import { type Client, clientOf, wholeApp } from '#test/support/bearer.ts';
import { newUserId, testContext } from '#test/support/context.ts';

const ctx = await testContext();
const app = wholeApp(ctx);

const personOf = async (): Promise<{ id: ReturnType<typeof newUserId>; client: Client }> => {
  const id = newUserId();
  const email = `${id}@northwind.example`;
  await ctx.db.asAuth.insertInto('user').values({ id, name: 'Ada', email }).execute();
  return { id, client: await clientOf(ctx, app, id) };
};

let me: Awaited<ReturnType<typeof personOf>>;
beforeEach(async () => {
  me = await personOf();
});

const give = (client: Client, command: object, id = randomUUID()) =>
  client.post('/api/commands', { id, command, spoken: false });
const set = (client: Client, name: string, value: unknown, id = randomUUID()) =>
  give(client, { kind: 'change-setting', args: { name, value } }, id);
const settingsOf = (client: Client) => client.get('/api/settings');

test('a change is kept, repeated once, undone to what it was, and nobody else has it', async () => {
  expect(await settingsOf(me.client)).toMatchObject({ status: 200, body: { revision: 0, settings: firstSettings } });
  const id = randomUUID();
  expect((await set(me.client, 'theme', 'dark', id)).status).toBe(200);
  expect((await set(me.client, 'theme', 'dark', id)).status).toBe(200);
  expect(await settingsOf(me.client)).toMatchObject({ body: { revision: 1, settings: { theme: 'dark' } } });
  expect((await settingsOf((await personOf()).client)).body).toMatchObject({ revision: 0, settings: firstSettings });
  ctx.clock.advance(1000);
  expect((await give(me.client, { kind: 'undo', args: { commandId: id } })).status).toBe(200);
  expect((await settingsOf(me.client)).body).toEqual({ revision: 2, settings: firstSettings });
  const audit = await ctx.peek(
    'select action_type, metadata from audit_log where user_id = $1 order by created_at, id',
    [me.id],
  );
  expect(audit).toMatchObject([
    { action_type: 'settings_updated', metadata: { detail: 'theme' } },
    { action_type: 'action_undone' },
  ]);
});

test('an undo keeps a later change of the same setting', async () => {
  const first = randomUUID();
  await set(me.client, 'holdSeconds', 20, first);
  await set(me.client, 'holdSeconds', 30);
  await give(me.client, { kind: 'undo', args: { commandId: first } });
  expect((await settingsOf(me.client)).body).toMatchObject({ settings: { holdSeconds: 30 } });
});

test.each([
  ['theme', 'pink'],
  ['holdSeconds', 3600],
  ['holdSeconds', '20'],
  ['workday', { from: 900, to: 300 }],
  ['timeZone', 'Mars/Olympus'],
  ['heardDays', 365],
  ['ownName', 'Sam\nBcc: someone'],
  ['evening', 60],
  ['hiddenCalendars', Array.from({ length: 101 }, (_, nth) => `c${nth}`)],
  ['__proto__', {}],
  ['admin', true],
])('the setting %s refuses %j', async (name, value) => {
  expect((await set(me.client, name, value)).status).toBe(400);
  expect((await settingsOf(me.client)).body).toEqual({ revision: 0, settings: firstSettings });
});

test('two devices that change at the same time both count', async () => {
  const names = ['captions', 'singleKeys', 'smallSounds', 'secondVoice'];
  await Promise.all(names.map((name) => set(me.client, name, name === 'secondVoice')));
  expect((await settingsOf(me.client)).body).toMatchObject({
    revision: 4,
    settings: { captions: false, singleKeys: false, smallSounds: false, secondVoice: true },
  });
});

test('a person sees their own devices, signs one out, and no other person’s', async () => {
  const phone = await clientOf(ctx, app, me.id);
  const stranger = await personOf();
  const devices = async () => {
    const { body } = await me.client.get('/api/devices');
    return Object(body).devices;
  };
  const [here, other] = await devices();
  expect([here.isThis, other.isThis, (await devices()).length]).toEqual([true, false, 2]);
  const theirs = Object((await stranger.client.get('/api/devices')).body).devices[0].id;
  await me.client.post('/api/devices/end', { id: theirs });
  expect((await settingsOf(stranger.client)).status).toBe(200);
  // One's own session ends by signing out.
  await me.client.post('/api/devices/end', { id: here.id });
  expect((await settingsOf(me.client)).status).toBe(200);
  expect((await me.client.post('/api/devices/end', { id: other.id })).body).toMatchObject({
    devices: [{ isThis: true }],
  });
  expect((await settingsOf(phone)).status).toBe(401);
  expect((await me.client.post('/api/devices/end', { id: 'others' })).status).toBe(200);
  expect((await me.client.post('/api/devices/end', { id: 'x' })).status).toBe(400);
});
