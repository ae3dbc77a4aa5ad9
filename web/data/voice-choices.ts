import { keptSwitch } from './kept-switch.ts';
import { type Observed, observable } from './observable.ts';

/** `flow`: the server's recogniser; `browser`: the browser's own, which sends audio to its maker; `typing`: no microphone. */
export const listeners = ['flow', 'browser', 'typing'] as const;
export type Listener = (typeof listeners)[number];

export const listensHidden = keptSwitch('flow_listens_hidden', false);

/** Null before the first choice: nothing listens yet. */
export const chosenListener: Observed<Listener | null> & { choose: (listener: Listener) => void } = (() => {
  const key = 'flow_listener';
  const chosen = observable<Listener | null>(storedListener(key));
  return {
    current: chosen.current,
    subscribe: chosen.subscribe,
    choose: (listener) => {
      chosen.become(listener);
      try {
        localStorage.setItem(key, listener);
      } catch {
        // Without storage, the choice lasts as long as the page.
      }
    },
  };
})();

function storedListener(key: string): Listener | null {
  try {
    const kept = globalThis.localStorage?.getItem(key);
    return listeners.find((one) => one === kept) ?? null;
  } catch {
    return null;
  }
}
