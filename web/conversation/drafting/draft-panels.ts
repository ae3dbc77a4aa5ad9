// What lies over the screen about drafts and how Flow works: their list, the times at which the open one may leave, the settings.
import { deviceObservable } from '#web/data/observable.ts';

const shown = deviceObservable((): 'drafts' | 'settings' | 'times' | null => null);

export const draftPanel = {
  current: shown.current,
  subscribe: shown.subscribe,
  open: (which: 'drafts' | 'settings' | 'times'): void => shown.become(which),
  close: (): void => shown.become(null),
};
