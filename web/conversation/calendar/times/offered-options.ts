// The times that the mail at hand offers, each beside the calendar: free, taken, past, or not clear.
import type { Occurrence } from '#domain/agenda.ts';
import { type Day, dayOf, instantOn, plusDays, startOf } from '#domain/day.ts';
import type { EventKey } from '#domain/event-ref.ts';
import { meetingsDuring, type Stretch } from '#domain/free-time.ts';
import { type Address, type Message, type Thread, unanswered } from '#domain/mail.ts';
import { type EventSpan, instantOf } from '#domain/wall-time.ts';
import type { SaidOption } from '#language/en/calendar/offered-times-replies.ts';
import { type Proposed, proposedTimes, spanOf } from '#reading/times/proposed.ts';
import { zoneOfOffset } from '#reading/times/sender-zone.ts';
import { type AgendaWorld, clockOf, rowsIn, titleOf } from '#web/conversation/calendar/agenda-world.ts';
import { dayWords } from '#web/conversation/calendar/events/said-times.ts';
import { heldTime, type TakenTime } from '#web/conversation/calendar/holding/held-time.ts';
import { heldName } from '#web/conversation/calendar/holding/standing-holds.ts';
import { settings } from '#web/data/settings.ts';
import { pickedIn } from './picked-options.ts';

export type Option = {
  proposed: Proposed;
  /** Null where no hour is named, or Flow must ask. */
  span: EventSpan | null;
  clash: Occurrence | null;
  /** A time that the person keeps for the writer, who now takes it. */
  taken: TakenTime | null;
  said: SaidOption;
};

/** `zone`: its writer's. */
export type Offered = { thread: Thread; message: Message; zone: string; options: readonly Option[] };

/** From the newest message of somebody else that offers any. Null without one, and once all of them are past: nothing is left to take. */
export const offeredIn = (thread: Thread, own: string, world: AgendaWorld): Offered | null => {
  for (const message of unanswered(thread).toReversed()) {
    if (message.invitation !== null || message.from.email.toLowerCase() === own.toLowerCase()) continue;
    const zone = zoneOfOffset(message.reading.offset, new Date(message.at), world.zone);
    const named = proposedTimes(message.reading, new Date(message.at), zone, world);
    const options = named.map((one) => optionOf(one, message.from, world));
    // 'The second one works, so Thursday at two' names its time.
    const picked = options.some(({ taken }) => taken !== null) ? [] : pickedIn(message, thread, own, world);
    options.unshift(...picked.map((one) => optionOf(one, message.from, world)));
    if (options.some(({ proposed }) => proposed.state !== 'past')) return { thread, message, zone, options };
  }
  return null;
};

const optionOf = (proposed: Proposed, writer: Address, world: AgendaWorld): Option => {
  const named = proposed.state === 'ask' ? null : spanOf(proposed, world.zone, settings.current().meetingMinutes);
  const taken = takenIn(proposed, named, writer.email, world);
  const span = taken?.span ?? named;
  const clash = span === null ? null : clashOf(span, world, taken?.frees);
  return { proposed, span, clash, taken, said: saidOf(proposed, clash, taken, world) };
};

const takenIn = (proposed: Proposed, span: EventSpan | null, email: string, world: AgendaWorld): TakenTime | null => {
  const { state, day, zone, shape } = proposed;
  if (state !== 'open' || day === null) return null;
  const at = span === null ? null : instantOf(span.start, world.zone).getTime();
  const taken = heldTime({ at, day, zone: zone.zone, ...minutesIn(proposed) }, email, world);
  // Once it is let go, an afternoon is an afternoon again.
  return taken?.stands === false && at === null && shape !== 'day' ? null : taken;
};

/** 'Tuesday afternoon' takes no time of Tuesday morning. */
const minutesIn = ({ part, shape, to }: Proposed): { from: number; to: number } => {
  const [from, end] = part === null ? [0, 1440] : partHours[part];
  return { from, to: shape === 'before' ? (to ?? end) : end };
};

/** In minutes after midnight. */
const partHours = { morning: [0, 720], afternoon: [720, 1080], evening: [1020, 1440] } as const;

/** The first meeting that takes some of that time. `but`: events that give way. */
export const clashOf = (
  { start, end }: EventSpan,
  world: AgendaWorld,
  but: readonly EventKey[] = [],
): Occurrence | null => {
  const stretch = { from: instantOf(start, world.zone), to: instantOf(end, world.zone) };
  return meetingsDuring(rowsIn(stretch, world).rows, stretch).find(({ key }) => !but.includes(key)) ?? null;
};

const saidOf = (
  proposed: Proposed,
  clash: Occurrence | null,
  taken: TakenTime | null,
  world: AgendaWorld,
): SaidOption => {
  const where = whereOf(proposed, world);
  if (proposed.state !== 'open') return { where, fate: proposed.state, clash: null };
  if (taken === null && loose.has(proposed.shape)) return { where, fate: 'loose', clash: null };
  if (clash !== null) return { where, fate: 'clash', clash: titleOf(clash, world) };
  if (taken === null) return { where, fate: 'free', clash: null };
  return { where, fate: taken.stands ? 'kept' : 'kept-no-more', clash: heldName(taken.hold) };
};

const loose: ReadonlySet<Proposed['shape']> = new Set(['day', 'part', 'before']);

/** 'Tuesday at 15:00', on the reader's clock. Where Flow must ask, as the mail has it. */
const whereOf = (proposed: Proposed, world: AgendaWorld): string => {
  const { day, shape, from, to, sentence, state } = proposed;
  if (day === null || state === 'ask') return `“${shortened(sentence)}”`;
  const first = shape === 'before' ? to : from;
  return first === null ? looseWhere(day, proposed.part, world) : clockWhere(proposed, day, first, world);
};

const shortened = (sentence: string): string => (sentence.length > 60 ? `${sentence.slice(0, 57)}…` : sentence);

const looseWhere = (day: Day, part: Proposed['part'], world: AgendaWorld): string => {
  const name = dayWords(new Date(startOf(day, world.zone).getTime() + 12 * 3_600_000), world);
  return part === null ? name : `${name} ${part}`;
};

const clockWhere = ({ shape, to, zone }: Proposed, day: Day, first: number, world: AgendaWorld): string => {
  const at = instantOn(day, first, zone.zone);
  const [name, clock] = [dayWords(at, world), clockOf(at, world)];
  if (shape === 'after' || shape === 'before') return `${name} ${shape} ${clock}`;
  return shape === 'range' && to !== null
    ? `${name} ${clock} to ${clockOf(instantOn(day, to, zone.zone), world)}`
    : `${name} at ${clock}`;
};

/** Whether an option lies in a stretch that the person named: that day, or that hour. */
export const isWithin = (
  { proposed: { day, zone, shape, from }, span }: Option,
  { from: begins, to }: Stretch,
  own: string,
): boolean => {
  if (span !== null) {
    const at = instantOf(span.start, own);
    return begins.getTime() === to.getTime() ? at.getTime() === begins.getTime() : at >= begins && at < to;
  }
  if (day === null || shape === 'at') return false;
  const [first, last] = [startOf(day, zone.zone), startOf(plusDays(day, 1), zone.zone)];
  return from === null && dayOf(begins, own) === day ? true : begins >= first && begins < last;
};
