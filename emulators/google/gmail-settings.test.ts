import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ben } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
let gmail: ReturnType<TestGoogle['gmail']>;
const me = { userId: 'me' };

beforeAll(async () => {
  google = await startTestGoogle();
  gmail = google.gmail(await google.signIn(ada));
});
afterAll(() => google.stop());

test('settings: lists the person’s own address', async () => {
  const own = { sendAsEmail: ada, displayName: 'Ada Small', isPrimary: true, isDefault: true };
  expect((await gmail.users.settings.sendAs.list(me)).data.sendAs).toMatchObject([own]);
  expect((await gmail.users.settings.sendAs.get({ ...me, sendAsEmail: ada })).data).toMatchObject(own);
  await expect(gmail.users.settings.sendAs.get({ ...me, sendAsEmail: ben })).rejects.toMatchObject({ status: 404 });
});

test('settings: returns the stored signature', async () => {
  const html = '<div>Ada Small<br>Lunch club</div>';
  await google.control('signature', { mailbox: ada, html });
  expect((await gmail.users.settings.sendAs.list(me)).data.sendAs).toMatchObject([{ signature: html }]);
  const bens = google.gmail(await google.signIn(ben));
  expect((await bens.users.settings.sendAs.list(me)).data.sendAs).toMatchObject([{ signature: '' }]);
});

test('settings: the vacation responder is off until it is set', async () => {
  const off = { enableAutoReply: false, restrictToContacts: false, restrictToDomain: false };
  expect((await gmail.users.settings.getVacation(me)).data).toEqual(off);
  const requestBody = {
    enableAutoReply: true,
    responseSubject: 'Away',
    responseBodyPlainText: 'Back on Monday.',
    startTime: '1781000000000',
    endTime: '1782000000000',
  };
  await gmail.users.settings.updateVacation({ ...me, requestBody });
  expect((await gmail.users.settings.getVacation(me)).data).toEqual({ ...off, ...requestBody });
  const bens = google.gmail(await google.signIn(ben));
  expect((await bens.users.settings.getVacation(me)).data).toEqual(off);
});

test.each([
  ['without any words', { enableAutoReply: true }],
  ['that ends before it begins', { startTime: '1782000000000', endTime: '1781000000000' }],
])('settings: refuses a vacation responder %s', async (_, requestBody) => {
  await expect(gmail.users.settings.updateVacation({ ...me, requestBody })).rejects.toMatchObject({ status: 400 });
});
