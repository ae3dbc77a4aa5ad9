// Guests may have heard of an act on an event. The code that knows them loads with the calendar.
import type { CommandId } from '#domain/id.ts';
import { notHereYet } from '#language/en/app/replies.ts';
import type { Questions } from '#web/conversation/asking/questions.ts';
import { givenBy } from '#web/conversation/script/announcement.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import type { Asked } from './acts.ts';

type Invert = (kind: 'undo' | 'redo', ids: readonly CommandId[], asked: Asked) => void;
type World = { captions: Captions; questions: Questions };

/** Returns true if `goOn` has taken over: after a look at the guests, or with several acts at once. */
export const divertedBy =
  (world: World, goOn: Invert) =>
  (kind: 'undo' | 'redo', ids: readonly CommandId[], asked: Asked): boolean => {
    if (isOnEvents(ids) && asked.tells === undefined) askLate(world, kind, ids, asked, goOn);
    else if (ids.length > 1) goOn(kind, ids, asked);
    else return false;
    return true;
  };

export const howOf = ({ heard, tells }: Asked) => ({ spoken: heard !== undefined, tells });

const askLate = (world: World, kind: 'undo' | 'redo', ids: readonly CommandId[], asked: Asked, goOn: Invert): void =>
  void import('./ask-guests.ts').then(
    ({ askGuests }) =>
      askGuests(kind, ids, { ...world, heard: asked.heard }, (tells) => goOn(kind, ids, { ...asked, tells })),
    () => world.captions.say(notHereYet, asked.heard),
  );

const isOnEvents = (ids: readonly CommandId[]): boolean =>
  ids.some((id) => givenBy(id)?.about.some(({ kind }) => kind === 'event') === true);
