// The screen asks for a time or a label for a mail. The next utterance or choice is the answer.
import type { ThreadId } from '#domain/id.ts';
import type { DeferKind, LabelKind } from '#language/mail/command-kinds.ts';
import { type Observed, observable } from '#web/data/observable.ts';

export type Asked = {
  command: DeferKind;
  threadId: ThreadId;
  /** The person spoke the request, so no choice gets the keyboard focus yet. */
  said?: boolean;
};

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
