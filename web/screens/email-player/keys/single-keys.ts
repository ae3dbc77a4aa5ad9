// Whether letters and signs alone are keys of the player: the person's choice in this browser.
import { observable } from '#web/data/observable.ts';

const storageKey = 'flow_single_keys';

const stored = (): boolean => {
  try {
    return globalThis.localStorage?.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

const on = observable(stored());
export const singleKeys = { current: on.current, subscribe: on.subscribe };

export const chooseSingleKeys = (next: boolean): void => {
  on.become(next);
  try {
    if (next) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};

/** A key that writes a character, pressed by itself or with shift. */
export const isSingle = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey;
