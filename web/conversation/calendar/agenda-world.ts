// The calendar data on this device, for answers. Strangers' invitations only count.
import { isMeeting, isWholeDay, type Occurrence, occurrencesBetween } from '#domain/agenda.ts';
import { dayOf, minutesOf, plusDays } from '#domain/day.ts';
import { type Formats, saidClock } from '#domain/formats.ts';
import type { Stretch } from '#domain/free-time.ts';
import { privateAppointment, quotedTitle, type SaidEvent } from '#language/en/calendar/answer-replies.ts';
import { onDay } from '#language/en/calendar/span-name.ts';
import { outLoud } from '#web/audio/tts/out-loud.ts';
import { now } from '#web/clock.ts';
import { driving } from '#web/conversation/player/modes.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import type { CalendarView } from '#web/data/calendar.ts';
import { formatsHere } from '#web/formats.ts';

export type AgendaWorld = {
  view: Pick<CalendarView, 'events' | 'calendars'>;
  now: Date;
  zone: string;
  formats: Formats;
  /** Others may hear: titles of private events stay unsaid. */
  discreet: boolean;
  driving: boolean;
  /** The person's answer may change, so declined events count. */
  withDeclined?: true;
};

export const worldOf = (view: CalendarView): AgendaWorld => ({
  view,
  now: now(),
  zone: zoneHere(),
  formats: formatsHere(),
  discreet: !outLoud.current() || driving.current(),
  driving: driving.current(),
});

export type Rows = { rows: readonly Occurrence[]; strangers: number };

export const rowsIn = ({ from, to }: Stretch, { view, zone, withDeclined }: AgendaWorld): Rows => {
  const shown = new Set(view.calendars.filter((one) => one.shown).map(({ id }) => id));
  const [first, last] = [dayOf(from, zone), dayOf(new Date(Math.max(from.getTime(), to.getTime() - 1)), zone)];
  const all = occurrencesBetween(view.events, zone, first, plusDays(last, 1)).filter(
    (one) => shown.has(one.event.calendarId) && one.to > from && (one.from < to || from.getTime() === to.getTime()),
  );
  return {
    rows: all.filter(({ event }) => !event.stranger && (withDeclined || event.own?.answer !== 'declined')),
    strangers: all.filter(({ event }) => event.stranger).length,
  };
};

export const clockOf = (at: Date, { zone, formats }: AgendaWorld): string => saidClock(minutesOf(at, zone), formats);

export const titleOf = ({ event }: Occurrence, { discreet }: AgendaWorld): string =>
  discreet && event.visibility === 'private' ? privateAppointment : quotedTitle(event.title);

export const eventOf = (one: Occurrence, world: AgendaWorld): SaidEvent => {
  const hidden = world.discreet && one.event.visibility === 'private';
  const names = hidden ? [] : namesIn(one);
  const kept = names.slice(0, 2);
  return {
    title: titleOf(one, world),
    clock: clockOf(one.from, world),
    day: onDay({ ...world, from: one.from }),
    minutes: Math.round((one.to.getTime() - one.from.getTime()) / 60_000),
    people: kept,
    more: hidden ? 0 : Math.max(names.length, guestsBesides(one)) - kept.length,
    online: hidden ? null : onlineName(one),
  };
};

/** First names of the others. Rooms are no people. */
export const namesIn = ({ event }: Occurrence): string[] =>
  event.guests
    .filter(({ self, kind, answer }) => !self && kind === 'person' && answer !== 'declined')
    .map(({ name, email }) => firstName(name) ?? email.split('@')[0] ?? email);

/** Other people choose these names, so Flow speaks only their letters. */
const firstName = (name: string): string | null => /^[\p{L}'’-]{1,30}/u.exec(name.trim())?.[0] ?? null;

/** Only the first guests are on the device. */
const guestsBesides = ({ event }: Occurrence): number =>
  event.guestCount > event.guests.length ? event.guestCount - 1 : 0;

export const onlineName = ({ event }: Occurrence): string | null =>
  event.conference === null ? null : conferenceNames[event.conference.kind];

export const conferenceNames = { meet: 'Meet', zoom: 'Zoom', teams: 'Teams', webex: 'Webex', other: 'video' } as const;

export const wholeDayTitles = (rows: readonly Occurrence[], world: AgendaWorld): string[] =>
  rows.filter((one) => isWholeDay(one) && one.event.kind !== 'working-location').map((one) => titleOf(one, world));

/** Whole days that take the person's time. */
export const busyDays = (rows: readonly Occurrence[], world: AgendaWorld): string[] =>
  wholeDayTitles(
    rows.filter(({ event }) => event.busy),
    world,
  );

export const timedMeetings = (rows: readonly Occurrence[]): Occurrence[] =>
  rows
    .filter((one) => isMeeting(one) && !isWholeDay(one))
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
