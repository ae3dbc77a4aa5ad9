// Whether captions stand beside the line: the person's choice in this browser, and on until they made one.
import { observable } from '#web/data/observable.ts';

const storageKey = 'flow_captions';

const stored = (): boolean => {
  try {
    return globalThis.localStorage?.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

const on = observable(stored());
export const captionsShown = { current: on.current, subscribe: on.subscribe };

export const chooseCaptions = (shown: boolean): void => {
  on.become(shown);
  try {
    if (shown) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};

export const toggleCaptions = (): void => chooseCaptions(!on.current());
