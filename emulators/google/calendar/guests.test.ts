/** Guests: their copies and answers, what reaches the organizer, and the ledger of notices. */
import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { hour, refused, startTestCalendar, type TestCalendar } from './test-calendar.ts';

const cleo = 'cleo@far.example';
const calendarId = 'primary';

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

const review: calendar_v3.Schema$Event = {
  summary: 'Review',
  ...hour('2026-11-25T09:30:00', '2026-11-25T10:15:00'),
  attendees: [{ email: ada, responseStatus: 'accepted' }, { email: ben }, { email: cleo }],
};
type Sending = { sendUpdates?: string; conferenceDataVersion?: number };

const invite = async (requestBody = review, more: Sending = { sendUpdates: 'all' }) =>
  (await adas.events.insert({ calendarId, requestBody, ...more })).data.id ?? '';
const patch = async (
  whose: calendar_v3.Calendar,
  eventId: string,
  requestBody: calendar_v3.Schema$Event,
  more: Sending = { sendUpdates: 'all' },
) => (await whose.events.patch({ calendarId, eventId, requestBody, ...more })).data;
const get = async (whose: calendar_v3.Calendar, eventId: string) =>
  (await whose.events.get({ calendarId, eventId })).data;
const answersIn = async (whose: calendar_v3.Calendar, eventId: string) =>
  (await get(whose, eventId)).attendees?.map(({ email, responseStatus }) => `${email} ${responseStatus}`);
const answer = (responseStatus: string, comment?: string): calendar_v3.Schema$Event => ({
  attendeesOmitted: true,
  attendees: [{ email: ben, responseStatus, ...(comment ? { comment } : {}) }],
});

describe('an invitation', () => {
  test('appears in the guest’s calendar, with the same id and UID', async () => {
    const id = await invite();
    const copy = await get(bens, id);
    expect(copy).toMatchObject({ id, iCalUID: `${id}@google.com`, summary: 'Review', organizer: { email: ada } });
    expect(copy.organizer).not.toHaveProperty('self');
    expect(copy.attendees).toEqual([
      { email: ada, responseStatus: 'accepted', organizer: true },
      { email: ben, responseStatus: 'needsAction', self: true },
      { email: cleo, responseStatus: 'needsAction' },
    ]);
  });

  test('counts once for each guest, and not for the organizer', async () => {
    await invite();
    expect(await google.told()).toEqual([`invitation ${ben}`, `invitation ${cleo}`]);
  });

  test.each<[string, Sending, string[]]>([
    ['to nobody without the parameter', {}, []],
    ['to nobody with none', { sendUpdates: 'none' }, []],
    ['to outsiders alone with externalOnly', { sendUpdates: 'externalOnly' }, [`invitation ${cleo}`]],
  ])('goes %s', async (_name, more, expected) => {
    await invite(review, more);
    expect(await google.told()).toEqual(expected);
  });

  test('fails with an unknown sendUpdates value', async () => {
    await refused(invite(review, { sendUpdates: 'maybe' }), 400, 'invalid');
  });

  test('reaches old and new guests when it is changed, moved or cancelled', async () => {
    const id = await invite();
    const dora = 'dora@law.example';
    await patch(adas, id, { attendees: [{ email: ada }, { email: ben }, { email: dora }] });
    await patch(adas, id, hour('2026-11-26T09:30:00', '2026-11-26T10:15:00'));
    await patch(adas, id, { colorId: '3' });
    await adas.events.delete({ calendarId, eventId: id, sendUpdates: 'all' });
    expect((await google.told()).slice(2)).toEqual([
      `invitation ${dora}`,
      `cancellation ${cleo}`,
      `update ${ben}`,
      `update ${dora}`,
      `cancellation ${ben}`,
      `cancellation ${dora}`,
    ]);
    expect(await get(bens, id)).toEqual({ kind: 'calendar#event', etag: expect.any(String), id, status: 'cancelled' });
  });

  test('returns to the guests with their answers when restored', async () => {
    const id = await invite();
    await patch(bens, id, answer('accepted'));
    await adas.events.delete({ calendarId, eventId: id, sendUpdates: 'all' });
    await patch(adas, id, { status: 'confirmed' });
    expect((await get(bens, id)).status).toBe('confirmed');
    expect(await answersIn(adas, id)).toContain(`${ben} accepted`);
    expect((await google.told()).slice(-2)).toEqual([`update ${ben}`, `update ${cleo}`]);
  });

  test('hides the other guests where the organizer says so', async () => {
    const id = await invite({ ...review, guestsCanSeeOtherGuests: false });
    const copy = await get(bens, id);
    expect(copy).toMatchObject({ attendeesOmitted: true });
    expect(copy.attendees?.map(({ email }) => email)).toEqual([ben]);
    expect((await get(adas, id)).attendees).toHaveLength(3);
  });

  test('leaves out guests beyond maxAttendees', async () => {
    const id = await invite();
    const { data } = await adas.events.get({ calendarId, eventId: id, maxAttendees: 1 });
    expect(data).toMatchObject({ attendeesOmitted: true, attendees: [{ email: ada, self: true }] });
  });
});

describe('an answer', () => {
  test('with attendeesOmitted leaves the others, and reaches the organizer with its note', async () => {
    const id = await invite();
    await patch(bens, id, answer('declined', 'I am in Lisbon.'));
    expect(await answersIn(adas, id)).toEqual([`${ada} accepted`, `${ben} declined`, `${cleo} needsAction`]);
    expect((await google.told()).at(-1)).toBe(`answer ${ada}`);
    const ledger = await (await google.control(`told?user=${ben}`)).json();
    expect(ledger).toMatchObject({ told: [{ kind: 'answer', by: ben, note: 'I am in Lisbon.', event: id }] });
  });

  test('does not race with another guest’s', async () => {
    const id = await invite({ ...review, organizer: { email: cleo } });
    await Promise.all([
      patch(bens, id, answer('accepted')),
      patch(adas, id, { attendeesOmitted: true, attendees: [{ email: ada, responseStatus: 'tentative' }] }),
    ]);
    expect(await answersIn(adas, id)).toEqual([`${ada} tentative`, `${ben} accepted`, `${cleo} needsAction`]);
  });

  test('an answer to one instance of a series changes that instance only', async () => {
    const id = await invite({ ...review, recurrence: ['RRULE:FREQ=DAILY;COUNT=3'] });
    const second = `${id}_20261126T083000Z`;
    await patch(bens, second, answer('declined'));
    expect(await answersIn(adas, second)).toContain(`${ben} declined`);
    expect(await answersIn(adas, id)).toContain(`${ben} needsAction`);
    expect(await answersIn(adas, `${id}_20261127T083000Z`)).toContain(`${ben} needsAction`);
  });

  test('can only be one’s own', async () => {
    const id = await invite();
    await patch(bens, id, { attendees: [{ email: ada }, { email: ben }, { email: cleo, responseStatus: 'accepted' }] });
    expect(await answersIn(adas, id)).toContain(`${cleo} needsAction`);
  });

  test('is no when the guest deletes their copy', async () => {
    const id = await invite();
    await bens.events.delete({ calendarId, eventId: id, sendUpdates: 'all' });
    expect(await answersIn(adas, id)).toContain(`${ben} declined`);
    expect((await google.told()).at(-1)).toBe(`answer ${ada}`);
  });
});

describe('a guest', () => {
  test.each<[string, calendar_v3.Schema$Event]>([
    ['the title', { summary: 'My review' }],
    ['the time', hour('2026-11-25T11:00:00', '2026-11-25T12:00:00')],
    ['the guests, by removing one', { attendees: [{ email: ben }] }],
  ])('may not change %s', async (_name, change) => {
    const id = await invite();
    await refused(patch(bens, id, change), 403, 'forbiddenForNonOrganizer');
  });

  test('may change their own reminders and color', async () => {
    const id = await invite();
    await patch(bens, id, { colorId: '5' });
    expect((await get(bens, id)).colorId).toBe('5');
    expect(await get(adas, id)).not.toHaveProperty('colorId');
  });

  test('may invite others, unless the organizer forbids it', async () => {
    const dora = 'dora@law.example';
    const attendees = [...(review.attendees ?? []), { email: dora }];
    const open = await invite();
    await patch(bens, open, { attendees });
    expect(await answersIn(adas, open)).toContain(`${dora} needsAction`);
    const closed = await invite({ ...review, guestsCanInviteOthers: false });
    await refused(patch(bens, closed, { attendees }), 403, 'forbiddenForNonOrganizer');
  });

  test('may change everything where the organizer allows it', async () => {
    const id = await invite({ ...review, guestsCanModify: true });
    await patch(bens, id, { summary: 'Our review' });
    expect((await get(adas, id)).summary).toBe('Our review');
  });
});

describe('a Meet link', () => {
  const withLink = (requestId: string) => ({
    ...review,
    conferenceData: { createRequest: { requestId, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
  });
  const version = { conferenceDataVersion: 1 };

  test('comes with conferenceDataVersion=1 alone, the same for the same request', async () => {
    expect(await get(adas, await invite(withLink('one'), {}))).not.toHaveProperty('conferenceData');
    const event = await get(adas, await invite(withLink('one'), version));
    expect(event).toMatchObject({
      hangoutLink: expect.stringMatching(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/),
      conferenceData: {
        createRequest: { status: { statusCode: 'success' } },
        conferenceSolution: { name: 'Google Meet' },
      },
    });
    const again = await patch(adas, event.id ?? '', withLink('one'), version);
    expect(again.hangoutLink).toBe(event.hangoutLink);
    expect((await patch(adas, event.id ?? '', { summary: 'x' })).hangoutLink).toBe(event.hangoutLink);
  });

  test('can be pending first, and its arrival is a change', async () => {
    await google.control('switches', { meetPendingMs: 5_000 });
    const id = await invite(withLink('two'), version);
    const pending = await get(adas, id);
    expect(pending.conferenceData).toEqual({
      createRequest: {
        requestId: 'two',
        conferenceSolutionKey: { type: 'hangoutsMeet' },
        status: { statusCode: 'pending' },
      },
    });
    const syncToken = (await adas.events.list({ calendarId })).data.nextSyncToken ?? '';
    await google.control('clock', { advanceMs: 5_000 });
    const { data } = await adas.events.list({ calendarId, syncToken });
    expect(data.items).toMatchObject([{ id, hangoutLink: expect.stringContaining('meet.google.com') }]);
  });

  test('goes with null, and an unknown kind fails', async () => {
    const id = await invite(withLink('three'), version);
    expect(await adas.events.get({ calendarId, eventId: id })).toMatchObject({
      data: { hangoutLink: expect.anything() },
    });
    await google.post(`/_local/calendar-event`, '', { calendar: ada, id, event: { conferenceData: null } });
    expect(await get(adas, id)).not.toHaveProperty('hangoutLink');
    const conferenceData = { createRequest: { requestId: 'four', conferenceSolutionKey: { type: 'telegraph' } } };
    await refused(invite({ ...review, conferenceData }, version), 400, 'invalid');
  });
});

describe('an invitation from an organizer elsewhere', () => {
  const fromCleo = {
    calendar: ada,
    event: {
      id: 'cleos0plan',
      iCalUID: 'plan@far.example',
      summary: 'Plan',
      organizer: { email: cleo, displayName: 'Cleo Marsh' },
      attendees: [{ email: ada }, { email: cleo, responseStatus: 'accepted' }],
      ...hour('2026-11-26T09:00:00', '2026-11-26T10:00:00'),
    },
  };

  test('arrives, moves and goes without a call', async () => {
    await google.control('calendar-event', fromCleo);
    expect(await get(adas, 'cleos0plan')).toMatchObject({ iCalUID: 'plan@far.example', organizer: { email: cleo } });
    const later = { ...hour('2026-11-26T11:00:00', '2026-11-26T12:00:00'), sequence: 4 };
    await google.control('calendar-event', { calendar: ada, id: 'cleos0plan', event: later });
    expect(await get(adas, 'cleos0plan')).toMatchObject({
      sequence: 4,
      start: { dateTime: '2026-11-26T11:00:00+01:00' },
    });
    await google.control('calendar-event', { calendar: ada, id: 'cleos0plan' });
    expect((await get(adas, 'cleos0plan')).status).toBe('cancelled');
    expect(await google.told()).toEqual([]);
  });

  test('puts the guest’s answer into the ledger', async () => {
    await google.control('calendar-event', fromCleo);
    await patch(adas, 'cleos0plan', {
      attendeesOmitted: true,
      attendees: [{ email: ada, responseStatus: 'accepted' }],
    });
    expect(await google.told()).toEqual([`answer ${cleo}`]);
  });
});

test('an imported event is a private copy: Google notifies nobody, and an older version changes nothing', async () => {
  const event = { ...review, iCalUID: 'plan@far.example', organizer: { email: cleo }, sequence: 2 };
  const take = async (more: calendar_v3.Schema$Event) =>
    (await adas.events.import({ calendarId, requestBody: { ...event, ...more } })).data;
  const first = await take({});
  expect(first).toMatchObject({ privateCopy: true, organizer: { email: cleo }, sequence: 2 });
  expect(await take({ summary: 'Older', sequence: 1 })).toMatchObject({ id: first.id, summary: 'Review' });
  expect(await take({ summary: 'Newer', sequence: 3 })).toMatchObject({ id: first.id, summary: 'Newer' });
  await refused(adas.events.import({ calendarId, requestBody: review }), 400, 'required');
  expect(await google.told()).toEqual([]);
  expect((await bens.events.list({ calendarId })).data.items).toEqual([]);
});
