// The person's habits with meetings: from the calendar on this device, and from the meetings that they moved.
import { isWholeDay, type Occurrence } from '#domain/agenda.ts';
import { entriesOf } from '#domain/calendar.ts';
import { type Forgotten, habitsOf, habitWeeks, type Kept } from '#domain/scheduling/habits.ts';
import { dayLength, type Habit } from '#domain/scheduling/shapes.ts';
import { meetingMoves } from '#web/data/meeting-moves.ts';
import { type AgendaWorld, rowsIn } from './agenda-world.ts';

export const ownHabits = async (here: AgendaWorld, forgotten: readonly Forgotten[]): Promise<Habit[]> => {
  const moves = await meetingMoves();
  const moved = moves.map(({ from, to, movedAt }): Kept => ({ from, to, known: movedAt }));
  return habitsOf([...moved, ...stayed(here)], forgotten, here.zone);
};

const week = 7 * dayLength;
/** Meetings that the person has made for the next weeks say as much as those that took place. */
const weeksAhead = 4;

const stayed = (here: AgendaWorld): Kept[] => {
  const now = here.now.getTime();
  const span = { from: new Date(now - habitWeeks * week), to: new Date(now + weeksAhead * week) };
  return rowsIn(span, here)
    .rows.filter((one) => isOwnMeeting(one) && (one.from <= here.now || one.event.organizer?.self === true))
    .map(({ from }) => ({ from: from.getTime(), to: null, known: from.getTime() }));
};

/** With guests, and the person comes. */
const isOwnMeeting = (one: Occurrence): boolean => {
  const { event } = one;
  const comes = event.organizer?.self === true || event.own?.answer === 'accepted';
  return comes && !event.stranger && !isWholeDay(one) && entriesOf(event).length > 0;
};
