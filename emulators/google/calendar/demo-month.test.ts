/** The demo company's month in the official client, and how the mails mention it. */
import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGoogle, type TestGoogle } from '#emulators/google/test-google.ts';
import { seedCompany } from '#emulators/seed/company.ts';
import { daysUntil } from '#emulators/seed/dates.ts';
import { alex, maya, priya } from '#emulators/seed/people.ts';
import { writers } from '#emulators/seed/threads/writers.ts';
import { scope } from './test-calendar.ts';

/** A Monday morning. */
const now = new Date('2026-11-23T08:00:00Z');
const calendarId = 'primary';

let google: TestGoogle;
let calendar: calendar_v3.Calendar;

beforeAll(async () => {
  google = await startTestGoogle({ seed: seedCompany, now: () => now });
  calendar = google.calendar(await google.signIn(alex.email, { scope: scope('calendar') }));
});
afterAll(() => google.stop());

const between = async (timeMin: string, timeMax: string) =>
  (
    await calendar.events.list({
      calendarId,
      singleEvents: true,
      orderBy: 'startTime',
      timeMin,
      timeMax,
      maxResults: 2_500,
    })
  ).data.items ?? [];
const lines = (events: calendar_v3.Schema$Event[]) =>
  events.map(({ summary, start }) => `${start?.dateTime?.slice(11, 16) ?? 'all day'} ${summary}`);

test('the demo month prints a week', async () => {
  expect(lines(await between('2026-11-23T00:00:00+01:00', '2026-11-24T00:00:00+01:00'))).toEqual([
    'all day Office',
    '09:00 Standup',
    '09:30 Pricing review',
    '13:00 Leadership',
    '15:30 Hiring sync',
  ]);
  expect(lines(await between('2026-11-24T00:00:00+01:00', '2026-11-25T00:00:00+01:00'))).toEqual([
    'all day Office',
    'all day Maya is out after lunch',
    '08:00 Focus',
    '09:00 Standup',
    '11:00 Tomas 1:1',
    '12:30 Lunch Alex / Amara',
    '14:00 Auditors: second item of the letter',
    '15:00 Board pack dry run',
    '17:00 School call',
    '17:30 US pipeline',
  ]);
});

test('the demo month has a standup moved and one cancelled', async () => {
  const { data } = await calendar.events.list({ calendarId, showDeleted: false, maxResults: 2_500 });
  const standup = data.items?.find(({ summary, recurrence }) => summary === 'Standup' && recurrence);
  const changed = data.items?.filter(({ recurringEventId }) => recurringEventId === standup?.id) ?? [];
  expect(changed.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'confirmed', 'confirmed']);
});

test('each invitation in the mail has its event with the same UID, title and time', async () => {
  const on = daysUntil(now);
  const files = writers.flatMap((write) => write(on).messages.flatMap((message) => message.calendar?.ics ?? []));
  const invitations = files.map((source) => ({ source, uid: /^UID:(\S+)/m.exec(source)?.[1] ?? '' }));
  expect(invitations.length).toBeGreaterThanOrEqual(7);
  for (const { uid, source } of invitations) {
    const { data } = await calendar.events.list({ calendarId, iCalUID: uid, showDeleted: true });
    const [event] = data.items ?? [];
    expect(event, uid).toBeDefined();
    if (event?.status === 'cancelled') continue;
    const start = new Date(event?.start?.dateTime ?? '').toISOString().replaceAll(/[-:]|\.\d+/g, '');
    expect(source).toContain(`DTSTART:${start}`);
    expect(source.replaceAll('\\,', ',')).toContain(`SUMMARY:${event?.summary}`.slice(0, 60));
  }
});

test('the demo month has one answer to give, a private event, a clash, and guests that the organizer hides', async () => {
  const month = await between('2026-11-23T00:00:00Z', '2027-01-05T00:00:00Z');
  const open = month.filter(({ attendees }) =>
    attendees?.some((each) => each.self && each.responseStatus === 'needsAction'),
  );
  expect(open.map(({ summary }) => summary)).toEqual([
    expect.stringContaining('URGENT'),
    'Northgate / Northwind: legal, final points',
  ]);
  expect(month.filter(({ visibility }) => visibility === 'private').map(({ summary }) => summary)).toContain(
    'School call',
  );
  const timed = month.filter(({ start, transparency }) => start?.dateTime && transparency !== 'transparent');
  const clashes = timed.filter((event, index) => {
    const next = timed[index + 1];
    return next !== undefined && (event.end?.dateTime ?? '') > (next.start?.dateTime ?? '');
  });
  expect(clashes.length).toBeGreaterThanOrEqual(3);
  expect(month.filter(({ attendeesOmitted }) => attendeesOmitted)).toHaveLength(1);
  expect(month.length).toBeGreaterThan(96);
});

test('Thursday afternoon with Priya leaves half past one, three and half past four', async () => {
  const { data } = await calendar.freebusy.query({
    requestBody: {
      timeMin: '2026-11-26T12:00:00+01:00',
      timeMax: '2026-11-26T17:00:00+01:00',
      timeZone: 'Europe/Berlin',
      items: [{ id: priya.email }, { id: 'primary' }],
    },
  });
  expect(data.calendars?.[priya.email]?.busy).toEqual([
    { start: '2026-11-26T12:00:00+01:00', end: '2026-11-26T13:30:00+01:00' },
    { start: '2026-11-26T14:00:00+01:00', end: '2026-11-26T15:00:00+01:00' },
    { start: '2026-11-26T15:30:00+01:00', end: '2026-11-26T16:30:00+01:00' },
  ]);
  const free = ['13:30', '15:00', '16:30'].map((time) => `2026-11-26T${time}:00+01:00`);
  for (const start of free) {
    const end = new Date(Date.parse(start) + 30 * 60_000).toISOString();
    const meets = (data.calendars?.primary?.busy ?? []).filter(
      (busy) => Date.parse(busy.start ?? '') < Date.parse(end) && Date.parse(busy.end ?? '') > Date.parse(start),
    );
    expect(meets, start).toEqual([]);
  }
});

test("other people's calendars are read-only, and hide private events", async () => {
  const { data } = await calendar.calendarList.list();
  expect(data.items?.map(({ summary, accessRole }) => `${summary}: ${accessRole}`)).toEqual([
    'Alex Moreau: owner',
    'Holidays in Germany: reader',
    'Platform on call: reader',
    'Maya Lindqvist: reader',
    'Sofia Almeida: writerWithoutPrivateAccess',
  ]);
  const write = calendar.events.insert({
    calendarId: maya.email,
    requestBody: { start: { date: '2026-12-01' }, end: { date: '2026-12-02' } },
  });
  await expect(write).rejects.toMatchObject({ status: 403 });
});
