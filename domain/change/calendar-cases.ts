// A table of each change on each kind of event. The pure rules and the server must both match it.
import { type CalendarEvent, type CalendarRole, type EventFields, type Events, keyOfEvent } from '#domain/calendar.ts';
import { type EventKey, keyOf } from '#domain/event-ref.ts';
import { CalendarId, EventId } from '#domain/id.ts';
import { atWall, type EventSpan, wholeDay } from '#domain/wall-time.ts';
import type { OwnCalendarChange } from './calendar.ts';
import { cancelledInstance, eventAt, newEvent } from './calendar-event-after.ts';

const own = CalendarId.parse('ada@small.example');
const holidays = CalendarId.parse('holidays@small.example');

export const caseRoles: ReadonlyMap<CalendarId, CalendarRole> = new Map([
  [own, 'owner'],
  [holidays, 'reader'],
]);

const zone = 'Europe/Berlin';
const hour = (day: string, from: string, to: string): EventSpan => ({
  start: atWall(`${day}T${from}`, zone),
  end: atWall(`${day}T${to}`, zone),
});
const days = (first: string, last: string): EventSpan => ({ start: wholeDay(first), end: wholeDay(last) });

const fields = (title: string, span: EventSpan, more: Partial<EventFields> = {}): EventFields => ({
  title,
  place: '',
  text: '',
  span,
  recurrence: null,
  guests: [],
  video: false,
  busy: true,
  visibility: 'default',
  ...more,
});

const key = (id: string, original: string | null = null, calendarId = own): EventKey =>
  keyOf({ calendarId, eventId: EventId.parse(id), original });

const guest = { email: 'ben@small.example', name: 'Ben', optional: false, answer: 'unanswered' as const };
const dora = { email: 'dora@far.example', name: 'Dora', optional: true };
const person = { kind: 'person' as const, self: false, organizer: false };

const single = newEvent(key('single'), fields('Pricing', hour('2026-11-24', '10:00', '11:00')));
const daily = { recurrence: ['RRULE:FREQ=DAILY;COUNT=9'] };
const series = newEvent(key('series'), fields('Standup', hour('2026-11-24', '09:00', '09:15'), daily));
const changedAt = '2026-11-26T08:00:00Z';
const cancelledAt = '2026-11-27T08:00:00Z';
const exception: CalendarEvent = {
  ...newEvent(key('series'), fields('Standup, longer', hour('2026-11-26', '09:00', '10:00'))),
  series: { id: EventId.parse('series'), original: changedAt },
};
const cancelled = cancelledInstance(key('series', cancelledAt)) ?? series;
const trip = newEvent(key('trip'), fields('Offsite', days('2026-11-24', '2026-11-26')));
const week = newEvent(
  key('week'),
  fields('Review week', days('2026-11-23', '2026-11-24'), { recurrence: ['RRULE:FREQ=WEEKLY'] }),
);
const holiday = newEvent(key('holiday', null, holidays), fields('Holiday', days('2026-12-25', '2026-12-26')));
const theirs: CalendarEvent = {
  ...newEvent(key('theirs'), single),
  may: { edit: false, invite: false, seeGuests: true },
};
const asked: CalendarEvent = {
  ...newEvent(key('asked'), single),
  may: { edit: false, invite: false, seeGuests: true },
  organizer: { email: 'ben@small.example', name: 'Ben', self: false },
  own: { answer: 'unanswered', note: null },
  guests: [{ ...guest, ...person, email: 'ada@small.example', name: '', self: true, answer: 'unanswered' }],
  guestCount: 1,
};
const askedSeries: CalendarEvent = { ...asked, ...daily, id: EventId.parse('askedoften') };
const coming = { ...dora, ...person, answer: 'accepted' as const };
const shared: CalendarEvent = {
  ...newEvent(key('shared'), single),
  guests: [coming, { ...guest, ...person }],
  guestCount: 2,
};

export const caseEvents: Events = new Map(
  [single, series, exception, cancelled, trip, week, holiday, theirs, shared, asked, askedSeries].map((one) => [
    keyOfEvent(one),
    one,
  ]),
);

/** The event before the change. */
const targets = {
  single: key('single'),
  series: key('series'),
  instance: key('series', '2026-11-25T08:00:00Z'),
  exception: key('series', changedAt),
  cancelled: key('series', cancelledAt),
  'whole day': key('trip'),
  'series of days': key('week'),
  'one of the days': key('week', '2026-11-30'),
  'read-only calendar': key('holiday', null, holidays),
  "somebody else's event": key('theirs'),
  'event with guests': key('shared'),
  invitation: key('asked'),
  'series one is invited to': key('askedoften'),
  'instance one is invited to': key('askedoften', '2026-11-25T09:00:00Z'),
  'event that is gone': key('nothing'),
} as const;
type Target = keyof typeof targets;

const later = hour('2026-11-24', '15:00', '16:00');

const deeds = {
  put: (at: EventKey): OwnCalendarChange => ({
    ledger: 'calendar',
    kind: 'put-event',
    at,
    fields: fields('New', later),
  }),
  retitle: (at: EventKey) => edit(at, { title: 'Renamed' }),
  move: (at: EventKey) => edit(at, { span: later }),
  free: (at: EventKey) => edit(at, { busy: false }),
  repeat: (at: EventKey) => edit(at, { recurrence: ['RRULE:FREQ=DAILY;UNTIL=20261125T120000Z'] }),
  same: (at: EventKey) => edit(at, { place: '' }),
  cancel: (at: EventKey): OwnCalendarChange => ({ ledger: 'calendar', kind: 'cancel-event', at }),
  invite: (at: EventKey) => edit(at, { guests: [entry('ben@small.example'), dora, entry('cleo@far.example')] }),
  uninvite: (at: EventKey) => edit(at, { guests: [dora] }),
  accept: (at: EventKey): OwnCalendarChange => ({
    ledger: 'calendar',
    kind: 'respond',
    at,
    answer: 'accepted',
    note: 'With pleasure.',
    seen: eventAt(caseEvents, at)?.span ?? later,
  }),
} as const;
type Deed = keyof typeof deeds;

const entry = (email: string) => ({ email, name: email.startsWith('ben') ? 'Ben' : '', optional: false });

const edit = (at: EventKey, set: Partial<EventFields>): OwnCalendarChange => ({
  ledger: 'calendar',
  kind: 'edit-event',
  at,
  set,
});

/** The result for the target, and for changed instances of its series. */
type Becomes = 'nothing' | 'gone' | 'cancelled' | 'new' | Partial<CalendarEvent>;
/** The changed instances of the series end with it. */
const lost = { instances: 'gone' } as const;
type Row = { [One in Deed]: Becomes | readonly [Becomes, typeof lost] };

const ends = { recurrence: ['RRULE:FREQ=DAILY;UNTIL=20261125T120000Z'] };
const plain = {
  put: 'nothing',
  retitle: { title: 'Renamed' },
  move: { span: later },
  free: { busy: false },
  same: 'nothing',
} as const;
const cleo = { ...entry('cleo@far.example'), ...person, answer: 'unanswered' as const };
const ben = { ...entry('ben@small.example'), ...person, answer: 'unanswered' as const };
const invites = { guests: [ben, { ...coming, answer: 'unanswered' as const }, cleo], guestCount: 3 };
const invitesDora = { guests: [{ ...coming, answer: 'unanswered' as const }], guestCount: 1 };
const alone = { ...plain, invite: invites, uninvite: invitesDora, accept: 'nothing' } as const;
const added = { guests: [...shared.guests, cleo], guestCount: 3 };
const answered: Partial<CalendarEvent> = {
  own: { answer: 'accepted', note: 'With pleasure.' },
  guests: asked.guests.map((one) => ({ ...one, answer: 'accepted' })),
};
const untouched = {
  put: 'nothing',
  retitle: 'nothing',
  move: 'nothing',
  free: 'nothing',
  repeat: 'nothing',
  same: 'nothing',
  cancel: 'nothing',
  invite: 'nothing',
  uninvite: 'nothing',
  accept: 'nothing',
} as const;

const table: { [One in Target]: Row } = {
  single: { ...alone, repeat: ends, cancel: 'gone' },
  series: { ...alone, move: [{ span: later }, lost], repeat: [ends, lost], cancel: ['gone', lost] },
  instance: { ...alone, repeat: 'nothing', cancel: 'cancelled' },
  exception: { ...alone, repeat: 'nothing', cancel: 'cancelled' },
  cancelled: untouched,
  'whole day': { ...alone, repeat: ends, cancel: 'gone' },
  'series of days': { ...alone, repeat: ends, cancel: 'gone' },
  'one of the days': { ...alone, repeat: 'nothing', cancel: 'cancelled' },
  'read-only calendar': untouched,
  "somebody else's event": { ...untouched, free: { busy: false } },
  'event with guests': {
    ...plain,
    repeat: ends,
    cancel: 'gone',
    invite: added,
    uninvite: { guests: [coming], guestCount: 1 },
    accept: 'nothing',
  },
  invitation: { ...untouched, free: { busy: false }, accept: answered },
  'series one is invited to': { ...untouched, free: { busy: false }, accept: answered },
  'instance one is invited to': { ...untouched, free: { busy: false }, accept: answered },
  'event that is gone': { ...untouched, put: 'new' },
};

export type CalendarCase = {
  name: string;
  change: OwnCalendarChange;
  /** Null if nothing remains. Other events stay as they are. */
  after: ReadonlyMap<EventKey, CalendarEvent | null>;
};

const isTarget = (name: string): name is Target => name in targets;
const isDeed = (name: string): name is Deed => name in deeds;

const caseOf = (target: Target, deed: Deed): CalendarCase => {
  const row = table[target][deed];
  const [becomes, also] = Array.isArray(row) ? row : [row, null];
  const at = targets[target];
  const instances = also ? [...caseEvents.keys()].filter((one) => one.startsWith(`${at} `)) : [];
  return {
    name: `${deed}: ${target}`,
    change: deeds[deed](at),
    after: new Map([...becoming(at, becomes), ...instances.map((one) => [one, null] as const)]),
  };
};

const becoming = (at: EventKey, becomes: Becomes): (readonly [EventKey, CalendarEvent | null])[] => {
  if (becomes === 'nothing') return [];
  if (becomes === 'gone') return [[at, null]];
  if (becomes === 'cancelled') return [[at, cancelledInstance(at)]];
  if (becomes === 'new') return [[at, newEvent(at, fields('New', later))]];
  const event = eventAt(caseEvents, at);
  return event === null ? [] : [[at, { ...event, ...becomes }]];
};

export const calendarCases: readonly CalendarCase[] = Object.keys(targets)
  .filter(isTarget)
  .flatMap((target) =>
    Object.keys(deeds)
      .filter(isDeed)
      .map((deed) => caseOf(target, deed)),
  );
