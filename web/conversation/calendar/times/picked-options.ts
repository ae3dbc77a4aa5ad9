// The times that an answer takes without naming them: 'the second one works', of those that the person kept or wrote for its writer.
import { dayOf, minutesOf } from '#domain/day.ts';
import type { Message, Thread } from '#domain/mail.ts';
import { type EventSpan, instantOf } from '#domain/wall-time.ts';
import { pickedTimes } from '#reading/times/picked.ts';
import { type Proposed, proposedTimes } from '#reading/times/proposed.ts';
import type { AgendaWorld } from '#web/conversation/calendar/agenda-world.ts';
import { timeHolds } from '#web/data/time-holds.ts';

export const pickedIn = (message: Message, thread: Thread, own: string, world: AgendaWorld): Proposed[] => {
  const picks = pickedTimes(message.reading);
  if (picks.length === 0) return [];
  const offered = keptFor(message, world) ?? writtenBefore(message, thread, own, world);
  return picks.flatMap(({ nth, sentence }) => {
    const taken = nth === null ? (offered.length === 1 ? offered[0] : undefined) : offered.at(nth);
    return taken === undefined ? [] : [{ ...taken, sentence }];
  });
};

/** Those of the newest offer, in the order of its mail. Null: the person keeps none for them. */
const keptFor = ({ from }: Message, world: AgendaWorld): Proposed[] | null => {
  const newest = timeHolds.current().find(({ person }) => person.email.toLowerCase() === from.email.toLowerCase());
  return newest === undefined ? null : newest.times.map(({ span }) => keptTime(span, world));
};

const keptTime = ({ start, end }: EventSpan, { zone, now }: AgendaWorld): Proposed => {
  const [from, to] = [instantOf(start, zone), instantOf(end, zone)];
  return {
    shape: 'at',
    day: dayOf(from, zone),
    from: minutesOf(from, zone),
    to: null,
    part: null,
    zone: { kind: 'yours', zone },
    minutes: (to.getTime() - from.getTime()) / 60_000,
    state: from.getTime() <= now.getTime() ? 'past' : 'open',
    sentence: '',
  };
};

/** In the person's own last mail before this one. */
const writtenBefore = (message: Message, { messages }: Thread, own: string, world: AgendaWorld): Proposed[] => {
  const before = messages.slice(0, messages.indexOf(message)).findLast(({ labels }) => labels.includes('sent'));
  if (before === undefined || before.from.email.toLowerCase() !== own.toLowerCase()) return [];
  return proposedTimes(before.reading, new Date(before.at), world.zone, world);
};
