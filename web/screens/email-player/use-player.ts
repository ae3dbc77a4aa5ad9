// How the parts of the player's screen reach the player, and follow only what they show.
import { createContext, use, useSyncExternalStore } from 'react';
import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import type { Acts } from '#web/conversation/acts.ts';
import type { Asking, Picked } from '#web/conversation/asking.ts';
import type { Bulk } from '#web/conversation/bulk.ts';
import type { Captions } from '#web/conversation/captions.ts';
import type { Drafting } from '#web/conversation/drafting.ts';
import type { Player } from '#web/conversation/player.ts';
import type { Pondering } from '#web/conversation/pondering.ts';
import type { Questions } from '#web/conversation/questions.ts';
import type { Search } from '#web/conversation/search.ts';
import type { Viewing } from '#web/conversation/viewing.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import type { Observable, Observed } from '#web/data/observable.ts';
import type { Microphone } from './talk/microphone.ts';

export type Hands = {
  player: Player;
  captions: Captions;
  acts: Acts;
  search: Search;
  drafting: Drafting;
  asking: Asking;
  viewing: Viewing;
  /** The player is shown for across the room. */
  distance: Observable<boolean>;
  shutMicrophone: () => boolean;
  picking: Asking<Picked>;
  questions: Questions;
  pondering: Pondering;
  bulk: Bulk;
  microphone: Microphone;
  ownAddress: string;
};

export const HandsContext = createContext<Hands | null>(null);

export const useHands = (): Hands => {
  const hands = use(HandsContext);
  if (!hands) throw new Error('The player is used outside of its screen.');
  return hands;
};

/** Follows one aspect of a watched value; `select` must give the same value for the same aspect. */
export const useObserved = <T, Part>(observed: Observed<T>, select: (value: T) => Part): Part =>
  useSyncExternalStore(
    observed.subscribe,
    () => select(observed.current()),
    () => select(observed.current()),
  );

/** One thread as the mailbox shows it now. */
export const useThread = (id: ThreadId | null): Thread | undefined =>
  useObserved(mailbox, ({ threads }) => (id === null ? undefined : threads.get(id)));
