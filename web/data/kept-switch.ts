// A switch whose place this browser keeps, and which is on until the person turns it off.
import { type Observed, observable } from './observable.ts';

export type KeptSwitch = Observed<boolean> & { choose: (on: boolean) => void; toggle: () => void };

/** `name`: what it is kept under. */
export const keptSwitch = (name: string): KeptSwitch => {
  const on = observable(stored(name));
  const choose = (next: boolean): void => {
    on.become(next);
    try {
      if (next) localStorage.removeItem(name);
      else localStorage.setItem(name, 'off');
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return { current: on.current, subscribe: on.subscribe, choose, toggle: () => choose(!on.current()) };
};

const stored = (name: string): boolean => {
  try {
    return globalThis.localStorage?.getItem(name) !== 'off';
  } catch {
    return true;
  }
};
