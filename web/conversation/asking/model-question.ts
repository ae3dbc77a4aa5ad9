// Words that the language model fallback is still parsing. Any newer utterance or action cancels them.
import { type Observed, observable } from '#web/data/observable.ts';

export type ModelQuestion = {
  goesOn: Observed<boolean>;
  /** Cancels the previous request. `dropped` aborts when a newer one makes the answer useless; call `over` when the answer arrives. */
  begin: () => { dropped: AbortSignal; over: () => void };
  drop: () => void;
};

export const createModelQuestion = (): ModelQuestion => {
  const goesOn = observable(false);
  let open = new AbortController();
  const drop = (): void => {
    open.abort();
    goesOn.become(false);
  };
  return {
    goesOn: { current: goesOn.current, subscribe: goesOn.subscribe },
    begin: () => {
      drop();
      const mine = new AbortController();
      open = mine;
      goesOn.become(true);
      return { dropped: mine.signal, over: () => void (open === mine && goesOn.become(false)) };
    },
    drop,
  };
};
