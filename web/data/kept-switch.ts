// A setting in this browser's storage, with a default.
import { type Observed, observable } from './observable.ts';

export type KeptSwitch = Observed<boolean> & { choose: (on: boolean) => void; toggle: () => void };

/** `name`: the storage key; `first`: the default. */
export const keptSwitch = (name: string, first = true): KeptSwitch => {
  const on = observable(stored(name, first));
  const choose = (next: boolean): void => {
    on.become(next);
    try {
      if (next === first) localStorage.removeItem(name);
      else localStorage.setItem(name, next ? 'on' : 'off');
    } catch {
      // Without storage, the choice lasts as long as the page.
    }
  };
  return { current: on.current, subscribe: on.subscribe, choose, toggle: () => choose(!on.current()) };
};

const stored = (name: string, first: boolean): boolean => {
  try {
    return globalThis.localStorage?.getItem(name) === (first ? 'off' : 'on') ? !first : first;
  } catch {
    return first;
  }
};
