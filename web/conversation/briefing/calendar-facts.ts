// What the calendar on this device gives to the briefing. Strangers' events count for nothing.
import { isMeeting, isWholeDay, type Occurrence } from '#domain/agenda.ts';
import type { BriefingCalendar, BriefingMeeting } from '#domain/briefing.ts';
import { dayOf, instantOn, plusDays, startOf } from '#domain/day.ts';
import { clashesOf, freeIn, type Stretch } from '#domain/free-time.ts';
import { guestName } from '#language/en/calendar/guest-words.ts';
import {
  type AgendaWorld,
  namesIn,
  rowsIn,
  timedMeetings,
  titleOf,
  worldOf,
} from '#web/conversation/calendar/agenda-world.ts';
import { answerEvent } from '#web/conversation/calendar/event-answers.ts';
import { missingWords } from '#web/conversation/calendar/missing-calendar.ts';
import { firstMet } from '#web/conversation/calendar/prep/first-met.ts';
import { isInvitation } from '#web/conversation/calendar/spoken-event.ts';
import type { CalendarView } from '#web/data/calendar.ts';
import { isPrepared } from '#web/data/prep.ts';
import { settings } from '#web/data/settings.ts';

export const calendarFacts = (view: CalendarView, ownAddress: string): BriefingCalendar => {
  const why = missingWords(view);
  return why === null ? calendarOf(worldOf(view), view.whole, ownAddress) : { state: 'missing', why };
};

/** `whole`: the device has all earlier meetings. */
const calendarOf = (world: AgendaWorld, whole: boolean, ownAddress: string): BriefingCalendar => {
  const today = dayOf(world.now, world.zone);
  const rows = rowsOn(0, world);
  const left = timedMeetings(rows).filter(({ to }) => to > world.now);
  return {
    state: 'ready',
    meetings: left.map((one) => meetingOf(one, world)),
    clashes: clashesOf(left).map(([one, other]) => [meetingOf(one, world), meetingOf(other, world)] as const),
    free: longestFree(rows, today, world),
    invitations: invitationsIn(world),
    firsts: whole ? firstsIn(left, world) : [],
    prepared: left
      .filter((one) => one.from > world.now && !isHidden(one, world) && isPrepared(one.event, ownAddress))
      .map((one) => meetingOf(one, world)),
    tomorrow: timedMeetings(rowsOn(1, world)).map((one) => meetingOf(one, world)),
  };
};

const rowsOn = (after: number, world: AgendaWorld): readonly Occurrence[] => {
  const day = plusDays(dayOf(world.now, world.zone), after);
  return rowsIn({ from: startOf(day, world.zone), to: startOf(plusDays(day, 1), world.zone) }, world).rows;
};

const firstsIn = (left: readonly Occurrence[], world: AgendaWorld) =>
  left.flatMap((one) => {
    const who = one.from > world.now && !isHidden(one, world) ? firstMet(one, world).map(guestName) : [];
    return who.length === 0 ? [] : [{ ...meetingOf(one, world), who }];
  });

/** Others may hear, so Flow says nothing of what is private. */
const isHidden = ({ event }: Occurrence, { discreet }: AgendaWorld): boolean =>
  discreet && event.visibility === 'private';

const meetingOf = (one: Occurrence, world: AgendaWorld): BriefingMeeting => ({
  key: one.key,
  title: titleOf(one, world),
  from: one.from,
  to: one.to,
  people: isHidden(one, world) ? [] : namesIn(one).slice(0, 2),
  more: (['people', 'place', 'length'] as const).map((asks) => answerEvent(asks, one, world)),
});

/** In minutes. A shorter gap is no news. */
const leastFree = 60;

/** A day without meetings is free as a whole, and says so by itself. */
const longestFree = (rows: readonly Occurrence[], day: string, { now, zone }: AgendaWorld): Stretch | null => {
  if (!rows.some(isMeeting)) return null;
  const { workday } = settings.current();
  const from = new Date(Math.max(now.getTime(), instantOn(day, workday.from, zone).getTime()));
  const to = instantOn(day, workday.to, zone);
  if (from >= to) return null;
  const length = (one: Stretch): number => one.to.getTime() - one.from.getTime();
  return freeIn(rows, { from, to }, leastFree).toSorted((one, other) => length(other) - length(one))[0] ?? null;
};

/** How far ahead an unanswered invitation is news. */
const invitedDays = 14;

const invitationsIn = (world: AgendaWorld) => {
  const span = { from: world.now, to: new Date(world.now.getTime() + invitedDays * 86_400_000) };
  const series = new Set<string>();
  return rowsIn(span, world).rows.flatMap((one) => {
    const { own, organizer, uid } = one.event;
    if (own?.answer !== 'unanswered' || !isInvitation(one) || isWholeDay(one) || series.has(uid)) return [];
    series.add(uid);
    return [{ ...meetingOf(one, world), who: organizer ? guestName(organizer) : 'Somebody' }];
  });
};
