// What was said last, by the person and by Flow, for the eyes and for screen readers.
import { type Observed, observable } from '#web/data/observable.ts';

export type Caption = {
  /** What the person said or typed. */
  you: string | null;
  /** What Flow answered. */
  flow: string;
  /** Counts up, so that the same words said twice are told twice. */
  turn: number;
};

export type Captions = Observed<Caption | null> & { say: (flow: string, you?: string) => void; clear: () => void };

/** How long a caption stays, in ms: long enough to be read. */
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
