// A switch whose place this browser keeps, and which stands as it came until the person turns it.
import { type Observed, observable } from './observable.ts';

export type KeptSwitch = Observed<boolean> & { choose: (on: boolean) => void; toggle: () => void };

/** `name`: what it is kept under; `first`: how it stands before the person chose. */
export const keptSwitch = (name: string, first = true): KeptSwitch => {
  const on = observable(stored(name, first));
  const choose = (next: boolean): void => {
    on.become(next);
    try {
      if (next === first) localStorage.removeItem(name);
      else localStorage.setItem(name, next ? 'on' : 'off');
    } catch {
      // Without storage the choice lasts as long as the page.
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
