// How the parts of the player's screen reach the player, and follow only what they show.
import { createContext, use, useSyncExternalStore } from 'react';
import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import type { AssistantSession as Worked } from '#web/conversation/session/assistant-session.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import type { Observable, Observed } from '#web/data/observable.ts';
import type { FrontScene } from './scene/scene.ts';
import type { Microphone } from './talk/microphone.ts';

export type Hands = Worked & {
  microphone: Microphone;
  /** The screen in front. */
  front: Observable<FrontScene | null>;
  /** Opens another screen. The frame gives it. */
  goTo: Observable<(path: string) => void>;
  /** The app's own words are here, or cannot be had. */
  wordsReady: () => Promise<void>;
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
