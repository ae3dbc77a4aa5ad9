// A time is being asked for: for which mail, and whether to snooze it or to remind of it. The screen shows the choices, and a time
// that is said meanwhile is the answer.
import type { ThreadId } from '#domain/id.ts';
import type { PutOffKind } from '#language/understanding.ts';
import { type Observed, observable } from '#web/data/observable.ts';

export type Asked = { command: PutOffKind; threadId: ThreadId };

export type Asking = Observed<Asked | null> & { ask: (asked: Asked) => void; close: () => void };

export const createAsking = (): Asking => {
  const asked = observable<Asked | null>(null);
  return {
    current: asked.current,
    subscribe: asked.subscribe,
    ask: asked.become,
    close: () => asked.become(null),
  };
};
