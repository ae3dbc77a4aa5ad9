// Commands on events on the device: shown at once, also offline, kept in the outbox, undone and refused.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { occurrencesBetween } from '#domain/agenda.ts';
import type { CalendarEvent } from '#domain/calendar.ts';
import { keyOf } from '#domain/event-ref.ts';
import { CalendarId, EventId, UserId } from '#domain/id.ts';
import { atWall } from '#domain/wall-time.ts';
import { berlin, eventWith } from '#test/support/calendar-event.ts';
import { until } from '#test/support/until.ts';
import { currentCalendar, followCalendar } from '#web/data/calendar.ts';
import { openStore, type Store, wipeStore } from '#web/data/store.ts';
import { createDevice, type Device, findDeviceBy } from '#web/device.ts';
import { keepIn } from './dispatch.ts';
import {
  blockTime,
  cancelEvent,
  changeEvent,
  type Given,
  moveEvent,
  putEvent,
  respond,
  whyNotChangeable,
} from './event-commands.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { redo, undo } from './undo.ts';

const user = UserId.parse('0199aaaa-0000-7000-8000-000000000019');
const pressed = { spoken: false };
const calendarId = CalendarId.parse('alex@northwind.example');
const holidays = CalendarId.parse('holidays@northwind.example');
const calendar = { id: calendarId, name: 'Alex', zone: berlin, shown: true, countsBusy: true, color: null };
const calendars = [
  { ...calendar, role: 'owner', primary: true },
  { ...calendar, id: holidays, role: 'reader', primary: false },
];
const span = (start: string, end: string) => ({ start: atWall(start, berlin), end: atWall(end, berlin) });
const key = (id: string, original: string | null = null, from = calendarId) =>
  keyOf({ calendarId: from, eventId: EventId.parse(id), original });

const Post = z.object({ id: z.string(), command: z.object({ kind: z.string(), args: z.unknown() }) });

let device: Device;
let store: Store;
let outbox: Outbox;
let stop: AbortController;
let server: { reachable: boolean; revision: number; posts: z.infer<typeof Post>[]; events: CalendarEvent[] };
let heard: (revision: number) => void;
const refused = vi.fn<(problem: string) => void>();

const answer = (address: string, body: string): Response => {
  if (address !== '/api/commands')
    return Response.json({
      revision: server.revision,
      calendars,
      events: server.events,
      gone: [],
      more: false,
      whole: true,
      problem: null,
    });
  const post = Post.parse(JSON.parse(body));
  server.posts.push(post);
  server.revision += 1;
  return Response.json({ id: post.id, done: [], revision: server.revision });
};

const open = (): void => {
  stop = new AbortController();
  const nothing = { accepted() {}, dropped() {}, overheard() {}, stuck() {}, lapsed() {}, outdated() {}, unknown() {} };
  outbox = openOutbox(store, user, { ...nothing, refused: (_entry, problem) => refused(problem) });
  keepIn({ outbox, acts: { put: () => {}, remove: () => {} } });
  heard = followCalendar(store, stop.signal).heard;
  heard(server.revision);
};
const close = (): void => {
  stop.abort();
  outbox.close();
  keepIn(null);
};

const shown = (): string[] =>
  occurrencesBetween(currentCalendar().events, berlin, '2026-11-23', '2026-11-30').map(
    ({ event: { title, span: at } }) => `${title} ${at.start.kind === 'at' ? at.start.wall.slice(8) : at.start.day}`,
  );
const kindOf = (one: Given): string => (one.kind === 'given' ? one.given.command.kind : one.problem);

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  server = {
    reachable: true,
    revision: 1,
    posts: [],
    events: [
      eventWith('review'),
      eventWith('standup', {
        start: '2026-11-24T09:00',
        end: '2026-11-24T09:15',
        recurrence: ['RRULE:FREQ=DAILY;COUNT=5'],
      }),
      eventWith('holiday', { calendarId: holidays }),
    ],
  };
  vi.stubGlobal('fetch', async (address: string, init: { body?: string }) => {
    if (!server.reachable) throw new TypeError('no network');
    return answer(address, init.body ?? '');
  });
  device = createDevice(user);
  findDeviceBy(() => device);
  store = openStore(user);
  open();
  await until(() => currentCalendar().state === 'ready');
});
afterEach(async () => {
  close();
  findDeviceBy(() => undefined);
  store.close();
  await wipeStore(user);
  vi.unstubAllGlobals();
});

test('a blocked morning is there at once, offline and after a reload too, and undo and redo follow', async () => {
  server.reachable = false;
  const given = blockTime(
    { calendarId, title: 'Focus', span: span('2026-11-27T09:00', '2026-11-27T12:00'), recurrence: null },
    pressed,
  );
  expect(kindOf(given)).toBe('block-time');
  expect(shown()).toContain('Focus 27T09:00');
  undo(null, pressed);
  expect(shown()).not.toContain('Focus 27T09:00');
  redo(null, pressed);
  expect(shown()).toContain('Focus 27T09:00');
  await until(async () => (await store.all('outbox')).size === 3);
  close();
  device = createDevice(user);
  open();
  await until(() => currentCalendar().state === 'ready' && shown().includes('Focus 27T09:00'));
  server.reachable = true;
  window.dispatchEvent(new Event('online'));
  await until(() => server.posts.length === 3);
  expect(server.posts.map(({ command }) => command.kind)).toEqual(['block-time', 'undo', 'redo']);
});

test('an answered change stays until the server’s events include it', async () => {
  moveEvent({ at: key('review'), span: span('2026-11-25T14:00', '2026-11-25T15:00'), scope: 'this' }, pressed);
  await until(async () => server.posts.length === 1 && (await store.all('outbox')).size === 0);
  expect(shown()).toContain('review 25T14:00');
  server.events = server.events.map((one) =>
    one.id === 'review' ? { ...one, span: span('2026-11-25T14:00', '2026-11-25T15:00'), title: 'Pricing' } : one,
  );
  heard(server.revision);
  await until(() => shown().includes('Pricing 25T14:00'));
  expect(shown()).not.toContain('review 25T14:00');
});

test('one instance, the following ones and the whole series move apart', () => {
  const wednesday = key('standup', '2026-11-25T08:00:00Z');
  const at = (day: string) => span(`2026-11-${day}T10:00`, `2026-11-${day}T10:15`);
  const standups = () => shown().filter((line) => line.startsWith('standup'));
  moveEvent({ at: wednesday, span: at('25'), scope: 'this' }, pressed);
  expect(standups()).toEqual(
    ['24T09:00', '25T10:00', '26T09:00', '27T09:00', '28T09:00'].map((day) => `standup ${day}`),
  );
  undo(null, pressed);
  const friday = key('standup', '2026-11-27T08:00:00Z');
  moveEvent({ at: friday, span: at('27'), scope: 'following' }, pressed);
  expect(standups()).toEqual(
    ['24T09:00', '25T09:00', '26T09:00', '27T10:00', '28T10:00'].map((day) => `standup ${day}`),
  );
  undo(null, pressed);
  moveEvent({ at: friday, span: at('27'), scope: 'all' }, pressed);
  expect(standups()).toEqual(['24', '25', '26', '27', '28'].map((day) => `standup ${day}T10:00`));
  undo(null, pressed);
  changeEvent({ at: friday, set: { title: 'Daily' }, scope: 'following' }, pressed);
  expect(shown().filter((line) => line.startsWith('Daily'))).toEqual(['Daily 27T09:00', 'Daily 28T09:00']);
  undo(null, pressed);
  cancelEvent({ at: friday, scope: 'following' }, pressed);
  expect(standups()).toHaveLength(3);
  undo(null, pressed);
  cancelEvent({ at: friday, scope: 'all' }, pressed);
  expect(standups()).toEqual([]);
  undo(null, pressed);
  expect(standups()).toHaveLength(5);
});

test('a change that the calendar rejects never leaves the device', () => {
  const nine = span('2026-11-27T09:00', '2026-11-27T10:00');
  const holiday = key('holiday', null, holidays);
  expect(whyNotChangeable(holiday)).toBe('event.read-only');
  expect(whyNotChangeable(key('review'))).toBeNull();
  expect(kindOf(moveEvent({ at: holiday, span: nine, scope: 'this' }, pressed))).toBe('event.read-only');
  expect(kindOf(cancelEvent({ at: key('nothing'), scope: 'this' }, pressed))).toBe('event.gone');
  const backwards = { start: nine.end, end: nine.start };
  const guests = [{ email: 'ana@far.example', name: 'Ana', optional: false }];
  const none = { place: '', text: '', recurrence: null, video: false, busy: true, visibility: 'default' as const };
  const lunch = { calendarId, fields: { title: 'Lunch', span: nine, guests, ...none } };
  expect(kindOf(putEvent(lunch, pressed))).toBe('event.with-guests');
  expect(kindOf(moveEvent({ at: key('review'), span: backwards, scope: 'this' }, pressed))).toBe('event.time');
  expect(server.posts).toEqual([]);
  expect(kindOf(putEvent({ ...lunch, fields: { ...lunch.fields, guests: [] } }, pressed))).toBe('schedule');
  expect(shown()).toContain('Lunch 27T09:00');
});

test('an answer shows at once, and a change that guests hear of needs the person’s agreement', async () => {
  const ana = { email: 'ana@far.example', name: 'Ana', optional: false, kind: 'person' as const };
  const guests = [{ ...ana, answer: 'unanswered' as const, self: false, organizer: false }];
  const invited = {
    own: { answer: 'unanswered' as const, note: null },
    may: { edit: false, invite: false, seeGuests: true },
  };
  server.events = [...server.events, eventWith('plan', invited), eventWith('team', { guests, guestCount: 1 })];
  server.revision += 1;
  heard(server.revision);
  await until(() => currentCalendar().events.has(key('team')));
  const at = key('plan');
  const own = () => currentCalendar().events.get(at)?.own?.answer;
  expect(kindOf(respond({ at: key('review'), answer: 'accepted' }, pressed))).toBe('event.not-invited');
  expect(kindOf(respond({ at, answer: 'accepted' }, pressed))).toBe('respond');
  expect(own()).toBe('accepted');
  undo(null, pressed);
  expect(own()).toBe('unanswered');
  const team = key('team');
  const asked = cancelEvent({ at: team, scope: 'this' }, pressed);
  expect(asked).toEqual({
    kind: 'refused',
    problem: 'event.with-guests',
    notified: [{ email: 'ana@far.example', name: 'Ana' }],
    change: 'cancel-event',
  });
  expect(kindOf(cancelEvent({ at: team, scope: 'this' }, { ...pressed, tells: ['bo@far.example'] }))).toBe(
    'event.with-guests',
  );
  expect(kindOf(cancelEvent({ at: team, scope: 'this' }, { ...pressed, tells: ['ana@far.example'] }))).toBe(
    'cancel-event',
  );
});

test('a change that the server refuses leaves the device, with its reason', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/commands' ? Response.json({ code: 'event.gone' }, { status: 404 }) : answer(address, ''),
  );
  cancelEvent({ at: key('review'), scope: 'this' }, pressed);
  expect(shown()).not.toContain('review 24T10:00');
  await until(() => refused.mock.calls.length === 1);
  expect(refused).toHaveBeenCalledWith('event.gone');
  expect(shown()).toContain('review 24T10:00');
});
