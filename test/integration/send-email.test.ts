import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { type Client, clientOf, wholeApp } from '#test/support/bearer.ts';
import { openWorld, type World } from '#test/support/person.ts';

let world: World;
let client: Client;
beforeAll(async () => {
  world = await openWorld();
  client = await clientOf(world.ctx, wholeApp(world.ctx), (await world.connect()).userId);
});
beforeEach(() => world.google.clearFaults());

const send = (some: object = {}) =>
  client.post('/functions/v1/send-email', {
    to: ada,
    subject: 'Note to Self',
    body: 'Milk.',
    emailType: 'new',
    ...some,
  });
const Outbox = z.object({ sent: z.array(z.object({ subject: z.string(), recipients: z.array(z.string()) })) });
const left = async () => Outbox.parse(await world.google.control(`outbox?user=${ada}`)).sent;

test('send-email: sends to oneself at once and returns the message id', async () => {
  expect(await send()).toEqual({ status: 200, body: { messageId: expect.any(String), error: null } });
  expect(await left()).toEqual([{ subject: 'Note to Self', recipients: [ada] }]);
});

test.each([
  ['another', { to: ben }],
  ['oneself and another', { to: `${ada}, ${ben}` }],
])('send-email: refuses other recipients: %s', async (_who, some) => {
  const before = await left();
  expect((await send(some)).status).toBe(403);
  expect(await left()).toEqual(before);
});

test('send-email: keeps the subject on one line, and accepts any spelling of the own address', async () => {
  const before = (await left()).length;
  const subject = `Note\r\nBcc: ${ben}\r\n\r\nmore`;
  expect((await send({ to: ` ${ada.toUpperCase()} `, subject })).status).toBe(200);
  const sent = (await left()).slice(before);
  expect(sent).toMatchObject([{ recipients: [ada] }]);
  expect(sent[0]?.subject).not.toMatch(/[\r\n]/);
});

test.each([
  ['another kind of mail', { emailType: 'reply' }],
  ['no text at all', { body: undefined }],
  ['a subject beyond measure', { subject: 'x'.repeat(901) }],
  ['a list of addresses', { to: [ada] }],
])('send-email: refuses %s', async (_what, some) => {
  expect((await send(some)).status).toBe(400);
});

test('send-email: a lost answer neither loses nor repeats the mail', async () => {
  const before = (await left()).length;
  await world.google.control('faults', { pattern: '/drafts/send$', afterEffect: true, times: 1 });
  expect((await send()).body).toMatchObject({ messageId: null });
  for (let n = 0; n < 4; n++) await world.later(11_000);
  expect((await left()).length).toBe(before + 1);
});
