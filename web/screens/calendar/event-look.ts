// How an event looks by its state. Color alone says nothing: fill, outline, dashes and hatching differ too. Pure.
import { isMeeting, type Occurrence } from '#domain/agenda.ts';

export type EventLook = {
  fill: 'mine' | 'theirs' | 'unanswered' | 'tentative' | 'declined' | 'free' | 'own-time' | 'held';
  over: boolean;
  clashes: boolean;
  isPrivate: boolean;
};

/** `held`: it keeps a time for somebody who has not answered. */
export const lookOf = (
  one: Occurrence,
  now: Date,
  { clashes, held }: { clashes: boolean; held: boolean },
): EventLook => ({
  fill: held ? 'held' : fillOf(one),
  over: one.to <= now,
  clashes: clashes && isMeeting(one),
  isPrivate: one.event.visibility === 'private',
});

const fillOf = (one: Occurrence): EventLook['fill'] => {
  const { own, status } = one.event;
  if (own?.answer === 'declined' || own?.answer === 'unanswered') return own.answer;
  return own?.answer === 'tentative' || status === 'tentative' ? 'tentative' : plainFill(one);
};

const plainFill = ({ event }: Occurrence): EventLook['fill'] => {
  if (!event.busy || event.kind === 'focus') return 'free';
  if (event.visibility === 'private' || event.kind === 'out-of-office') return 'own-time';
  return event.organizer === null || event.organizer.self ? 'mine' : 'theirs';
};
