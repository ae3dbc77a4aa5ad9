import { createContext, use, useSyncExternalStore } from 'react';
import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import type { AssistantSession as Worked } from '#web/conversation/session/assistant-session.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import type { Observable, Observed } from '#web/data/observable.ts';
import type { FrontScene } from './scene/scene.ts';
import type { Microphone } from './talk/microphone.ts';

export type StageSession = Worked & {
  microphone: Microphone;
  voice: Voice;
  front: Observable<FrontScene | null>;
  /** The mail that plays. A part that shows it reads it here, so the rest does not render with every mail. */
  currentThread: Observed<Thread | undefined>;
  goTo: Observable<(path: string) => void>;
  /** The app's words have loaded or failed to load. */
  wordsReady: () => Promise<void>;
};

export const StageSessionContext = createContext<StageSession | null>(null);

export const useStageSession = (): StageSession => {
  const session = use(StageSessionContext);
  if (!session) throw new Error('The player is used outside of its screen.');
  return session;
};

export const useObserved = <T, Part>(observed: Observed<T>, select: (value: T) => Part): Part =>
  useSyncExternalStore(
    observed.subscribe,
    () => select(observed.current()),
    () => select(observed.current()),
  );

export const useCurrentThread = (): Thread | undefined =>
  useObserved(useStageSession().currentThread, (thread) => thread);

export const useHasThread = (): boolean =>
  useObserved(useStageSession().currentThread, (thread) => thread !== undefined);

export const useThread = (id: ThreadId | null): Thread | undefined =>
  useObserved(mailbox, ({ threads }) => (id === null ? undefined : threads.get(id)));
