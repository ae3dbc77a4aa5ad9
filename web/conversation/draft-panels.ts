// What lies over the screen about drafts: the list of them, how long mail is held, or the times at which the open one may leave.
import { observable } from '#web/data/observable.ts';

const shown = observable<'drafts' | 'hold' | 'times' | null>(null);

export const draftPanel = {
  current: shown.current,
  subscribe: shown.subscribe,
  open: (which: 'drafts' | 'hold' | 'times'): void => shown.become(which),
  close: (): void => shown.become(null),
};
