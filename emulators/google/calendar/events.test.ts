/** Single events, series and instances, by the official client. */
import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada } from '#emulators/google/small-seed.ts';
import { hour, refused, startTestCalendar, type TestCalendar } from './test-calendar.ts';

let google: TestCalendar;
let calendar: calendar_v3.Calendar;
const calendarId = 'primary';

beforeAll(async () => {
  google = await startTestCalendar();
});
beforeEach(async () => {
  await google.control('reset', {});
  await google.control('quota', { profile: 'off' });
  calendar = await google.clientFor(ada);
});
afterAll(() => google.stop());

const review = { summary: 'Review', ...hour('2026-11-25T09:30:00', '2026-11-25T10:15:00') };
const standup = {
  summary: 'Standup',
  ...hour('2026-10-19T09:00:00', '2026-10-19T09:15:00'),
  recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
};

const insert = async (requestBody: calendar_v3.Schema$Event, more: object = {}) =>
  (await calendar.events.insert({ calendarId, requestBody, ...more })).data;
const get = async (eventId: string) => (await calendar.events.get({ calendarId, eventId })).data;
const list = async (more: Omit<calendar_v3.Params$Resource$Events$List, 'calendarId'> = {}) =>
  (await calendar.events.list({ calendarId, ...more })).data.items ?? [];
const patch = async (eventId: string, requestBody: calendar_v3.Schema$Event, more: object = {}) =>
  (await calendar.events.patch({ calendarId, eventId, requestBody, ...more })).data;
const titlesAndStarts = (events: calendar_v3.Schema$Event[]) =>
  events.map(({ summary, start }) => `${summary} ${start?.dateTime ?? start?.date}`);

describe('an inserted event', () => {
  test('has all that Google adds', async () => {
    const event = await insert(review);
    expect(event).toMatchObject({
      kind: 'calendar#event',
      id: expect.stringMatching(/^[a-v0-9]{26}$/),
      etag: expect.stringMatching(/^"\d+"$/),
      status: 'confirmed',
      iCalUID: `${event.id}@google.com`,
      sequence: 0,
      eventType: 'default',
      created: '2026-11-24T12:00:00.000Z',
      updated: '2026-11-24T12:00:00.000Z',
      creator: { email: ada, self: true },
      organizer: { email: ada, self: true },
      start: { dateTime: '2026-11-25T09:30:00+01:00', timeZone: 'Europe/Berlin' },
      end: { dateTime: '2026-11-25T10:15:00+01:00', timeZone: 'Europe/Berlin' },
      reminders: { useDefault: true },
    });
    expect(await get(event.id ?? '')).toEqual(event);
  });

  test("keeps the client's id, and no second event gets it", async () => {
    expect((await insert({ ...review, id: 'abcde01234' })).id).toBe('abcde01234');
    await refused(insert({ ...review, id: 'abcde01234' }), 409, 'duplicate');
    await calendar.events.delete({ calendarId, eventId: 'abcde01234' });
    await refused(insert({ ...review, id: 'abcde01234' }), 409, 'duplicate');
  });

  test('keeps its extended properties, reminders, color and transparency', async () => {
    const more = {
      extendedProperties: { private: { flow: '1' }, shared: { room: '4' } },
      reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 5 }] },
      colorId: '3',
      transparency: 'transparent',
      visibility: 'private',
      description: 'One decision.',
      location: 'Room 4',
      attachments: [{ fileUrl: 'https://files.example/plan', title: 'Plan' }],
    };
    expect(await insert({ ...review, ...more })).toMatchObject(more);
    expect(await list({ privateExtendedProperty: ['flow=1'] })).toHaveLength(1);
    expect(await list({ sharedExtendedProperty: ['room=5'] })).toHaveLength(0);
  });

  test.each<[string, calendar_v3.Schema$Event, string]>([
    ['an id in capitals', { ...review, id: 'ABCDE' }, 'invalid'],
    ['an id that is too short', { ...review, id: 'abc' }, 'invalid'],
    ['no end', { summary: 'Open', start: { dateTime: '2026-11-25T09:30:00Z' } }, 'required'],
    ['an end before its start', hour('2026-11-25T10:00:00', '2026-11-25T09:00:00'), 'timeRangeEmpty'],
    ['a day without length', { start: { date: '2026-11-25' }, end: { date: '2026-11-25' } }, 'timeRangeEmpty'],
    ['a date and a time', { start: { date: '2026-11-25' }, end: { dateTime: '2026-11-25T09:30:00Z' } }, 'invalid'],
    ['no such day', { start: { date: '2026-02-30' }, end: { date: '2026-03-01' } }, 'invalid'],
    ['no such zone', hour('2026-11-25T09:00:00', '2026-11-25T10:00:00', 'Mars/Olympus'), 'invalid'],
    [
      'a wall time without a zone',
      { start: { dateTime: '2026-11-25T09:00:00' }, end: { dateTime: '2026-11-25T10:00:00' } },
      'required',
    ],
    [
      'a series without a zone',
      {
        start: { dateTime: '2026-11-25T09:00:00Z' },
        end: { dateTime: '2026-11-25T10:00:00Z' },
        recurrence: ['RRULE:FREQ=DAILY'],
      },
      'required',
    ],
    ['a rule that is none', { ...review, recurrence: ['RRULE:FREQ=SOMETIMES'] }, 'invalid'],
    ['a guest without an address', { ...review, attendees: [{ email: 'dora' }] }, 'invalid'],
  ])('is refused with %s', async (_name, requestBody, reason) => {
    await refused(insert(requestBody), 400, reason);
  });
});

describe('a change', () => {
  test('patches single fields, removes one with null, and counts a new time only', async () => {
    const { id, sequence } = await insert({ ...review, location: 'Room 4', description: 'Bring a pen.' });
    const renamed = await patch(id ?? '', { summary: 'Short review', description: null });
    expect(renamed).toMatchObject({ summary: 'Short review', location: 'Room 4', sequence });
    expect(renamed).not.toHaveProperty('description');
    const moved = await patch(id ?? '', hour('2026-11-26T09:30:00', '2026-11-26T10:15:00'));
    expect(moved).toMatchObject({ summary: 'Short review', sequence: 1 });
  });

  test('updates the whole event, and drops what is absent', async () => {
    const { id } = await insert({ ...review, location: 'Room 4' });
    const { data } = await calendar.events.update({ calendarId, eventId: id ?? '', requestBody: review });
    expect(data).not.toHaveProperty('location');
  });

  test('with an etag wins once, and the second of two patches fails', async () => {
    const { id, etag } = await insert(review);
    const headers = { 'If-Match': etag ?? '' };
    const write = (summary: string) =>
      calendar.events.patch({ calendarId, eventId: id ?? '', requestBody: { summary } }, { headers });
    expect((await write('First')).status).toBe(200);
    await refused(write('Second'), 412, 'conditionNotMet');
    const remove = calendar.events.delete({ calendarId, eventId: id ?? '' }, { headers });
    await refused(remove, 412, 'conditionNotMet');
    expect((await get(id ?? '')).summary).toBe('First');
  });

  test('of the reminders alone moves no date and appears in no sync', async () => {
    const { id, updated, etag } = await insert(review);
    const { data } = await calendar.events.list({ calendarId });
    await google.control('clock', { advanceMs: 60_000 });
    const changed = await patch(id ?? '', { reminders: { useDefault: false, overrides: [] } });
    expect(changed.updated).toBe(updated);
    expect(changed.etag).not.toBe(etag);
    expect(await list({ syncToken: data.nextSyncToken ?? '' })).toEqual([]);
  });

  test('of an unknown event fails as not found', async () => {
    await refused(patch('nobody', { summary: 'x' }), 404, 'notFound');
    await refused(get('nobody'), 404, 'notFound');
  });
});

describe('a deleted event', () => {
  test('is gone the second time, listed as cancelled, and comes back with its details', async () => {
    const { id } = await insert({ ...review, location: 'Room 4' });
    const eventId = id ?? '';
    await calendar.events.delete({ calendarId, eventId });
    await refused(calendar.events.delete({ calendarId, eventId }), 410, 'deleted');
    expect(await list()).toEqual([]);
    expect(await list({ showDeleted: true })).toMatchObject([{ id, status: 'cancelled', summary: 'Review' }]);
    expect(await patch(eventId, { status: 'confirmed' })).toMatchObject({ status: 'confirmed', location: 'Room 4' });
    expect(await list()).toMatchObject([{ id, status: 'confirmed' }]);
  });
});

describe('a series', () => {
  const window = { timeMin: '2026-10-23T00:00:00Z', timeMax: '2026-10-28T00:00:00Z' };
  const single = { ...window, singleEvents: true, orderBy: 'startTime' };

  test('is one event, or its instances over the change of the clocks', async () => {
    const { id } = await insert(standup);
    expect(await list(window)).toMatchObject([{ id, recurrence: standup.recurrence }]);
    const instances = await list(single);
    expect(titlesAndStarts(instances)).toEqual([
      'Standup 2026-10-23T09:00:00+02:00',
      'Standup 2026-10-26T09:00:00+01:00',
      'Standup 2026-10-27T09:00:00+01:00',
    ]);
    expect(instances[0]).toMatchObject({
      id: `${id}_20261023T070000Z`,
      recurringEventId: id,
      originalStartTime: { dateTime: '2026-10-23T09:00:00+02:00', timeZone: 'Europe/Berlin' },
    });
    expect(instances[0]).not.toHaveProperty('recurrence');
    const { data } = await calendar.events.instances({ calendarId, eventId: id ?? '', ...window });
    expect(data.items).toEqual(instances);
  });

  test('with an instance moved keeps its original start, also when it moves again', async () => {
    const { id } = await insert(standup);
    const eventId = `${id}_20261026T080000Z`;
    expect((await get(eventId)).recurringEventId).toBe(id);
    await patch(eventId, hour('2026-10-26T11:00:00', '2026-10-26T11:15:00'));
    const moved = await patch(eventId, hour('2026-10-27T12:00:00', '2026-10-27T12:15:00'));
    expect(moved).toMatchObject({ id: eventId, originalStartTime: { dateTime: '2026-10-26T09:00:00+01:00' } });
    expect(titlesAndStarts(await list(single))).toEqual([
      'Standup 2026-10-23T09:00:00+02:00',
      'Standup 2026-10-27T09:00:00+01:00',
      'Standup 2026-10-27T12:00:00+01:00',
    ]);
    expect(await list(window)).toMatchObject([{ id }, { id: eventId, recurringEventId: id }]);
  });

  test('with an instance deleted lists only its three fields, and gets it back', async () => {
    const { id } = await insert(standup);
    const eventId = `${id}_20261026T080000Z`;
    await calendar.events.delete({ calendarId, eventId });
    await refused(calendar.events.delete({ calendarId, eventId }), 410, 'deleted');
    expect(titlesAndStarts(await list(single))).toHaveLength(2);
    const [, cancelled] = await list(window);
    expect(cancelled).toEqual({
      kind: 'calendar#event',
      etag: expect.any(String),
      id: eventId,
      status: 'cancelled',
      recurringEventId: id,
      originalStartTime: { dateTime: '2026-10-26T09:00:00+01:00', timeZone: 'Europe/Berlin' },
    });
    expect(await patch(eventId, { status: 'confirmed' })).toMatchObject({ summary: 'Standup' });
    expect(await list(single)).toHaveLength(3);
  });

  test('hands a new title to changed instances, unless they have their own', async () => {
    const { id } = await insert({ ...standup, location: 'Room 4' });
    await patch(`${id}_20261026T080000Z`, { location: 'Canteen' });
    await patch(`${id}_20261027T080000Z`, { summary: 'Long standup' });
    await patch(id ?? '', { summary: 'Daily', location: 'Room 5' });
    expect((await list(single)).map(({ summary, location }) => `${summary}, ${location}`)).toEqual([
      'Daily, Room 5',
      'Daily, Canteen',
      'Long standup, Room 5',
    ]);
  });

  test('at a new time drops the instances that it no longer has', async () => {
    const { id } = await insert(standup);
    const eventId = `${id}_20261026T080000Z`;
    await patch(eventId, hour('2026-10-26T11:00:00', '2026-10-26T11:15:00'));
    await patch(id ?? '', hour('2026-10-19T10:00:00', '2026-10-19T10:15:00'));
    expect(titlesAndStarts(await list(single))).toEqual([
      'Standup 2026-10-23T10:00:00+02:00',
      'Standup 2026-10-26T10:00:00+01:00',
      'Standup 2026-10-27T10:00:00+01:00',
    ]);
    expect(await get(eventId)).toMatchObject({ status: 'cancelled' });
  });

  test('cut and continued as a second series has each instance once', async () => {
    const { id } = await insert(standup);
    const rule = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR';
    await patch(id ?? '', { recurrence: [`RRULE:${rule};UNTIL=20261025T225959Z`] });
    await insert({ ...standup, ...hour('2026-10-26T09:30:00', '2026-10-26T09:45:00'), recurrence: [`RRULE:${rule}`] });
    expect(titlesAndStarts(await list(single))).toEqual([
      'Standup 2026-10-23T09:00:00+02:00',
      'Standup 2026-10-26T09:30:00+01:00',
      'Standup 2026-10-27T09:30:00+01:00',
    ]);
  });

  test('deleted takes its changed instances along, and brings them back', async () => {
    const { id } = await insert(standup);
    await patch(`${id}_20261026T080000Z`, { summary: 'Long standup' });
    const { nextSyncToken } = (await calendar.events.list({ calendarId })).data;
    await calendar.events.delete({ calendarId, eventId: id ?? '' });
    expect(await list(single)).toEqual([]);
    const changes = await list({ syncToken: nextSyncToken ?? '' });
    expect(changes.map((each) => each.status)).toEqual(['cancelled', 'cancelled']);
    await patch(id ?? '', { status: 'confirmed' });
    expect((await list(single)).map(({ summary }) => summary)).toEqual(['Standup', 'Long standup', 'Standup']);
  });

  test('of whole days names its instances by date', async () => {
    const { id } = await insert({
      summary: 'Payroll',
      start: { date: '2026-08-31' },
      end: { date: '2026-09-01' },
      recurrence: ['RRULE:FREQ=MONTHLY;BYMONTHDAY=31'],
    });
    const asked = { timeMin: '2026-10-01T00:00:00Z', timeMax: '2027-01-01T00:00:00Z', singleEvents: true };
    expect((await list(asked)).map((each) => each.id)).toEqual([`${id}_20261031`, `${id}_20261231`]);
    expect(await get(`${id}_20261031`)).toMatchObject({ end: { date: '2026-11-01' } });
    await refused(get(`${id}_20261101`), 404, 'notFound');
  });
});
