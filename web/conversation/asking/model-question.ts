// Words that a language model is thinking about, until it answers or the person says or does something else: then they are as good as unsaid.
import { type Observed, observable } from '#web/data/observable.ts';

export type ModelQuestion = {
  /** Something is being thought about. */
  goesOn: Observed<boolean>;
  /** `dropped` is aborted as soon as the answer is no longer wanted; what was thought about before is not either. `over`: it is here. */
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
