// What the person chose of the voice, in this browser: who listens, whether it may listen unseen, and which voice is Flow's.
import { keptSwitch } from './kept-switch.ts';
import { type Observed, observable } from './observable.ts';

/** `flow`: the server's recogniser; `browser`: the browser's own, whose maker gets the audio; `typing`: no microphone. */
export const listeners = ['flow', 'browser', 'typing'] as const;
export type Listener = (typeof listeners)[number];

/** Listening goes on while the page is hidden. */
export const listensHidden = keptSwitch('flow_listens_hidden', false);

/** Of Flow's two voices the one that reads other people's words speaks for Flow, and the other way round. */
export const voicesSwapped = keptSwitch('flow_voices_swapped', false);

/** Null until the person chose: nothing listens before. */
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
        // Without storage the choice lasts as long as the page.
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
