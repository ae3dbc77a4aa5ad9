// Finds the time that an answer takes among those that the person keeps for its writer.

import { eventAt } from '#domain/change/calendar-event-after.ts';
import { type Day, dayOf, minutesOf } from '#domain/day.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { TimeHold } from '#domain/time-hold.ts';
import { type EventSpan, instantOf, isSameTime } from '#domain/wall-time.ts';
import type { AgendaWorld } from '#web/conversation/calendar/agenda-world.ts';
import { timeHolds } from '#web/data/time-holds.ts';
import { standingHolds } from './standing-holds.ts';

/** `stands`: its event is still there, at that time. `frees`: what is left of all times offered with it. */
export type TakenTime = { hold: TimeHold; span: EventSpan; stands: boolean; frees: EventKey[] };

/** `at` null: the answer names the day alone, or a part of it, in `zone`. `from` and `to` are minutes after midnight. */
export type SaidTime = { at: number | null; day: Day; zone: string; from: number; to: number };

export const heldTime = (said: SaidTime, email: string, world: AgendaWorld): TakenTime | null => {
  const [only, another] = timeHolds
    .current()
    .filter(({ person }) => person.email.toLowerCase() === email.toLowerCase())
    .flatMap((hold) => hold.times.map((time) => ({ hold, ...time })))
    .filter(({ span }) => fits(said, instantOf(span.start, world.zone)));
  // Two times on one day: the hour is not clear.
  if (only === undefined || (another !== undefined && said.at === null)) return null;
  const { hold, span, at } = only;
  const event = eventAt(world.view.events, at);
  const standing = standingHolds(world, email).find((one) => one.hold.id === hold.id)?.times ?? [];
  const stands = standing.some((one) => one.at === at) && event !== null && isSameTime(event.span.start, span.start);
  return { hold, span, stands, frees: standing.map((one) => one.at) };
};

const fits = ({ at, day, zone, from, to }: SaidTime, start: Date): boolean => {
  if (at !== null) return start.getTime() === at;
  const minutes = minutesOf(start, zone);
  return dayOf(start, zone) === day && minutes >= from && minutes < to;
};
