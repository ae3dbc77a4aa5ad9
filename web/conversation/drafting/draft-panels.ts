import { deviceObservable } from '#web/data/observable.ts';

const shown = deviceObservable((): 'drafts' | 'settings' | 'times' | null => null);

export const draftPanel = {
  current: shown.current,
  subscribe: shown.subscribe,
  open: (which: 'drafts' | 'settings' | 'times'): void => shown.become(which),
  close: (): void => shown.become(null),
};
