// The last words of the person and of Flow, for the screen and for screen readers.
import { type Observed, observable } from '#web/data/observable.ts';

export type Caption = {
  you: string | null;
  flow: string;
  /** Increments, because a screen reader must announce repeated words. */
  turn: number;
};

export type Captions = Observed<Caption | null> & {
  say: (flow: string, you?: string) => void;
  /** For what nobody asked, such as new mail: it never cuts off other words, but waits until they have had their time. */
  sayNews: (flow: string) => void;
  clear: () => void;
};

/** Display time in ms, long enough to read. */
const stays = ({ length }: string): number => Math.max(4000, length * 70);

export const createCaptions = (): Captions => {
  const caption = observable<Caption | null>(null);
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The newest news that waits. */
  let waiting: string | null = null;
  let showsNews = false;
  const show = (flow: string, you: string | null, news: boolean): void => {
    clearTimeout(timer);
    turn += 1;
    showsNews = news;
    caption.become({ you, flow, turn });
    timer = setTimeout(clear, stays(flow));
  };
  const clear = (): void => {
    clearTimeout(timer);
    const next = waiting;
    waiting = null;
    if (next === null) return caption.become(null);
    show(next, null, true);
  };
  return {
    current: caption.current,
    subscribe: caption.subscribe,
    say: (flow, you) => show(flow, you ?? null, false),
    sayNews: (flow) => {
      if (caption.current() !== null && !showsNews) waiting = flow;
      else show(flow, null, true);
    },
    clear,
  };
};
