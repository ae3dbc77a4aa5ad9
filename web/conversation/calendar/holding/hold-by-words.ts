// Looks for times to offer somebody: the person that the words name, or whoever wrote the mail at hand.
import type { GuestEntry } from '#domain/calendar.ts';
import { mostHeld } from '#domain/time-hold.ts';
import type { HoldRequest } from '#language/calendar/finding-request.ts';
import { findingReplies } from '#language/en/calendar/finding-replies.ts';
import { holdingReplies } from '#language/en/calendar/holding-replies.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { chooseGuests } from '#web/conversation/calendar/events/choose-guests.ts';
import { find } from '#web/conversation/calendar/finding/find-time.ts';
import { dropOffered } from '#web/conversation/calendar/finding/offered.ts';
import { peopleAtHand } from '#web/conversation/calendar/finding/people-at-hand.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { hasNetwork } from '#web/data/stand-in.ts';

export const holdByWords = (request: HoldRequest, heard: string, around: Around): void => {
  const { assistant } = around;
  dropOffered();
  if (!hasNetwork()) return tell(holdingReplies.offline, heard, assistant);
  if (assistant.drafting.now().step !== 'none') return tell(holdingReplies.drafting, heard, assistant);
  if (request.people.length > 0)
    return chooseGuests(request.people, heard, around, (people, said) => hold(request, people, said, around));
  const people = peopleAtHand(around);
  if (people.length === 0) return tell(findingReplies.withWhom, heard, assistant);
  hold(request, people, heard, around);
};

const hold = (
  { count, minutes, span }: HoldRequest,
  people: readonly GuestEntry[],
  heard: string | undefined,
  around: Around,
): void => {
  const [person, another] = people;
  if (person === undefined || another !== undefined) return tell(holdingReplies.onePerson, heard, around.assistant);
  const request = { does: 'find', people: [], title: null, minutes, span, until: null, whole: false } as const;
  find({ ...request, both: true }, people, heard, around, { most: Math.min(count ?? mostHeld, mostHeld) });
};
