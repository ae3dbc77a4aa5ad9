/** Roles, scopes, free/busy, quota, watch channels and faults, by the official client. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { hour, refused, startTestCalendar, type TestCalendar } from './test-calendar.ts';

let google: TestCalendar;
let adas: calendar_v3.Calendar;
let bens: calendar_v3.Calendar;

beforeAll(async () => {
  google = await startTestCalendar();
});
beforeEach(async () => {
  await google.control('reset', {});
  await google.control('quota', { profile: 'off' });
  [adas, bens] = [await google.clientFor(ada), await google.clientFor(ben)];
});
afterAll(() => google.stop());

const secret = { summary: 'Doctor', visibility: 'private', ...hour('2026-11-25T09:00:00', '2026-11-25T10:00:00') };
const review = { summary: 'Review', ...hour('2026-11-25T09:30:00', '2026-11-25T11:00:00') };
const give = (role: string) => google.control('calendar-share', { calendar: ada, who: ben, role });
const add = (requestBody: calendar_v3.Schema$Event) => adas.events.insert({ calendarId: 'primary', requestBody });
const seen = async () =>
  (await bens.events.list({ calendarId: ada })).data.items?.map(({ summary }) => summary ?? 'busy');

describe('another’s calendar', () => {
  test.each<[string, string[]]>([
    ['freeBusyReader', ['busy', 'busy']],
    ['reader', ['busy', 'Review']],
    ['writerWithoutPrivateAccess', ['busy', 'Review']],
    ['writer', ['Doctor', 'Review']],
  ])('shows to a %s what the role allows', async (role, expected) => {
    await give(role);
    await add(secret);
    await add(review);
    expect(await seen()).toEqual(expected);
  });

  test('takes writes from writers only, and does not exist without a role', async () => {
    const write = () => bens.events.insert({ calendarId: ada, requestBody: review });
    await refused(write(), 404, 'notFound');
    await give('reader');
    await refused(write(), 403, 'requiredAccessLevel');
    await give('writer');
    expect((await write()).data).toMatchObject({ organizer: { email: ada, self: true }, creator: { email: ben } });
  });

  test('appears in the list and leaves it, by sync token', async () => {
    await give('reader');
    const syncToken = (await bens.calendarList.list()).data.nextSyncToken ?? '';
    await google.control('calendar-list', { user: ben, calendar: ada });
    const added = (await bens.calendarList.list({ syncToken })).data;
    expect(added.items).toMatchObject([{ id: ada, accessRole: 'reader' }]);
    await google.control('calendar-list', { user: ben, calendar: ada, removed: true });
    const gone = (await bens.calendarList.list({ syncToken: added.nextSyncToken ?? '' })).data;
    expect(gone.items).toMatchObject([{ id: ada, deleted: true }]);
    await google.control('expire-calendar', { email: ben });
    await refused(bens.calendarList.list({ syncToken }), 410, 'fullSyncRequired');
  });
});

describe('free/busy', () => {
  const ask = (client: calendar_v3.Calendar, items: string[]) =>
    client.freebusy.query({
      requestBody: {
        timeMin: '2026-11-25T08:00:00Z',
        timeMax: '2026-11-25T18:00:00Z',
        items: items.map((id) => ({ id })),
      },
    });

  test('merges times, counts private ones, and leaves out what is free, declined or deleted', async () => {
    await give('freeBusyReader');
    await add(secret);
    await add(review);
    await add({ ...review, transparency: 'transparent', ...hour('2026-11-25T14:00:00', '2026-11-25T15:00:00') });
    await add({
      ...hour('2026-11-25T15:00:00', '2026-11-25T16:00:00'),
      attendees: [{ email: ada, responseStatus: 'declined' }],
    });
    const { data } = await ask(bens, [ada, 'nobody@far.example']);
    expect(data.calendars).toEqual({
      [ada]: { busy: [{ start: '2026-11-25T08:00:00Z', end: '2026-11-25T10:00:00Z' }] },
      'nobody@far.example': { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] },
    });
  });

  test('takes fifty calendars at most', async () => {
    await refused(
      ask(
        adas,
        Array.from({ length: 51 }, (_, at) => `p${at}@far.example`),
      ),
      400,
      'tooManyCalendarsRequested',
    );
  });

  test.each(['calendar.events', 'calendar.calendarlist.readonly'])('rejects the scope %s', async (name) => {
    await refused(ask(await google.clientFor(ada, name), [ada]), 403, 'insufficientPermissions');
  });

  test('accepts the scope calendar.events.freebusy', async () => {
    expect((await ask(await google.clientFor(ada, 'calendar.events.freebusy'), [ada])).status).toBe(200);
  });
});

describe('a call', () => {
  const list = (client = adas) => client.events.list({ calendarId: 'primary' });

  test('fails without its scope', async () => {
    await refused(list(await google.clientFor(ada, 'gmail.modify')), 403, 'insufficientPermissions');
    const reading = await google.clientFor(ada, 'calendar.events.readonly');
    expect((await list(reading)).status).toBe(200);
    await refused(
      reading.events.insert({ calendarId: 'primary', requestBody: review }),
      403,
      'insufficientPermissions',
    );
  });

  test('fails while the Calendar API is off', async () => {
    await google.control('switches', { disabledApis: ['calendar'] });
    await refused(list(), 403, 'accessNotConfigured');
  });

  test('fails beyond 600 a minute', async () => {
    await google.control('quota', { profile: '2026', refusal: '403' });
    for (let count = 0; count < 600; count += 1) await adas.colors.get();
    await refused(list(), 403, 'rateLimitExceeded');
    await google.control('clock', { advanceMs: 61_000 });
    expect((await list()).status).toBe(200);
  });

  test('meets faults: no more invitations, and an insert whose answer is lost', async () => {
    const path = '/calendar/';
    // The official client renews its token after a 403, and asks once more.
    await google.control('faults', { path, method: 'POST', status: 403, reason: 'quotaExceeded', times: 2 });
    await refused(add(review), 403, 'quotaExceeded');
    await google.control('faults', { path, method: 'POST', afterEffect: true, status: 503, times: 1 });
    await refused(add({ ...review, id: 'once0alone' }), 503, 'backendError');
    await refused(add({ ...review, id: 'once0alone' }), 409, 'duplicate');
  });

  test('reads settings and colors', async () => {
    const { data } = await adas.settings.list();
    expect(data.items).toContainEqual(expect.objectContaining({ id: 'timezone', value: 'Europe/Berlin' }));
    expect((await adas.settings.get({ setting: 'weekStart' })).data.value).toBe('1');
    expect(Object.keys((await adas.colors.get()).data.event ?? {})).toHaveLength(11);
    await refused(adas.events.quickAdd({ calendarId: 'primary', text: 'Lunch' }), 501, 'notImplemented');
  });
});

describe('a watch channel', () => {
  const heard: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers);
    response.end();
  });
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const bound = server.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    endpoint = `http://127.0.0.1:${port}/`;
  });
  afterAll(() => server.close());
  let endpoint = '';

  const watch = (address: string) =>
    adas.events.watch({
      calendarId: 'primary',
      requestBody: { id: 'channel-1', type: 'web_hook', address, token: 'mine' },
    });

  test('begins with sync, announces changes, and stops', async () => {
    heard.length = 0;
    await google.control('switches', { channelsTo: endpoint });
    const { data } = await watch('https://flow.example/push');
    await expect.poll(() => heard.length).toBe(1);
    await add(review);
    await expect.poll(() => heard.length).toBe(2);
    expect(heard).toMatchObject([
      { 'x-goog-resource-state': 'sync', 'x-goog-message-number': '1', 'x-goog-channel-token': 'mine' },
      { 'x-goog-resource-state': 'exists', 'x-goog-message-number': '2', 'x-goog-channel-id': 'channel-1' },
    ]);
    const requestBody = { id: 'channel-1', resourceId: data.resourceId ?? '' };
    await adas.channels.stop({ requestBody });
    await refused(adas.channels.stop({ requestBody }), 404, 'notFound');
  });

  test('needs https, and an id of its own', async () => {
    await refused(watch('http://flow.example/push'), 400, 'push.webhookUrlNotHttps');
    await watch('https://flow.example/push');
    await refused(watch('https://flow.example/push'), 400, 'channelIdNotUnique');
  });
});

test('a filled calendar has the ordered events, and the hostile invitations wait for an answer', async () => {
  await google.control('fill-calendar', { user: ada, events: 300, hostile: 200 });
  const { data } = await adas.events.list({ calendarId: 'primary', maxResults: 2_500 });
  const invited = data.items?.filter(({ attendees }) =>
    attendees?.some((each) => each.self && each.responseStatus === 'needsAction'),
  );
  expect([data.items?.length, invited?.length]).toEqual([500, 200]);
});
