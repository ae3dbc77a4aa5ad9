// The last words of the person and of Flow, for the screen and for screen readers.
import { type Observed, observable } from '#web/data/observable.ts';

export type Caption = {
  you: string | null;
  flow: string;
  /** Increments, because a screen reader must announce repeated words. */
  turn: number;
};

export type Captions = Observed<Caption | null> & { say: (flow: string, you?: string) => void; clear: () => void };

/** Display time in ms, long enough to read. */
const stays = ({ length }: string): number => Math.max(4000, length * 70);

export const createCaptions = (): Captions => {
  const caption = observable<Caption | null>(null);
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    caption.become(null);
  };
  return {
    current: caption.current,
    subscribe: caption.subscribe,
    say: (flow, you) => {
      clearTimeout(timer);
      turn += 1;
      caption.become({ you: you ?? null, flow, turn });
      timer = setTimeout(clear, stays(flow));
    },
    clear,
  };
};
