// Lets times go that the person kept for somebody, and says which are still kept.
import type { HeldRequest } from '#language/calendar/finding-request.ts';
import { holdingReplies } from '#language/en/calendar/holding-replies.ts';
import { normalize } from '#language/engine/normalize.ts';
import { dropTimes, type EventHow } from '#web/commands/event-commands.ts';
import { announce } from '#web/conversation/calendar/events/announce.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { startWords } from '#web/conversation/calendar/events/said-times.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { addressesOf } from '#web/data/given-names.ts';
import { refreshTimeHolds } from '#web/data/time-holds.ts';
import { heldName, keysOf, type StandingHold, standingHolds } from './standing-holds.ts';

export const doHeld = async ({ does, who }: HeldRequest, heard: string, around: Around): Promise<void> => {
  await refreshTimeHolds();
  const all = standingHolds(around.world);
  const holds = who === null ? all : all.filter(({ hold }) => isCalled(hold.person, who));
  if (holds.length === 0)
    return tell(who === null ? holdingReplies.nobody : holdingReplies.notFor(who), heard, around.assistant);
  if (does === 'list-holds') return tell(listWords(holds, around), heard, around.assistant);
  const given = dropTimes(keysOf(holds), { spoken: true });
  const count = keysOf(holds).length;
  if (given !== null)
    announce(given, { words: holdingReplies.dropped(namesOf(holds), count), heard, about: null }, around);
};

/** Their times, where any are left. False: nothing was kept for them. */
export const dropFor = (email: string, how: EventHow, { world }: Around): boolean => {
  const given = dropTimes(keysOf(standingHolds(world, email)), how);
  return given !== null && given.kind === 'given';
};

/** Any run of the words of their name, or their address. */
const isCalled = ({ name, email }: { name: string; email: string }, who: string): boolean => {
  const said = normalize(who);
  return (
    email.toLowerCase() === said ||
    ` ${normalize(name)} `.includes(` ${said} `) ||
    addressesOf(who).includes(email.toLowerCase())
  );
};

const namesOf = (holds: readonly StandingHold[]): string[] => [...new Set(holds.map(({ hold }) => heldName(hold)))];

const listWords = (holds: readonly StandingHold[], { world }: Around): string =>
  holds
    .map(({ hold, times }) =>
      holdingReplies.kept(
        heldName(hold),
        times.map(({ span }) => capital(startWords(span, world))),
      ),
    )
    .join(' ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
