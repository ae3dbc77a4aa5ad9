// Something is being asked for a mail: a time to snooze it until, a label to file it under. The screen shows the choices, and what
// is said meanwhile is the answer.
import type { ThreadId } from '#domain/id.ts';
import type { DeferKind, LabelKind } from '#language/mail/command-kinds.ts';
import { type Observed, observable } from '#web/data/observable.ts';

export type Asked = {
  command: DeferKind;
  threadId: ThreadId;
  /** It was asked for in words: no hand is at the choices yet. */
  said?: boolean;
};

/** `move`: it leaves the inbox for the label that is chosen. */
export type Picked = { command: Exclude<LabelKind, 'unlabel'>; threadId: ThreadId };

export type Asking<What = Asked> = Observed<What | null> & { ask: (asked: What) => void; close: () => void };

export const createAsking = <What = Asked>(): Asking<What> => {
  const asked = observable<What | null>(null);
  return {
    current: asked.current,
    subscribe: asked.subscribe,
    ask: asked.become,
    close: () => asked.become(null),
  };
};
