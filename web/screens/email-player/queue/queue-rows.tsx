// A virtual list of threads. Each row states its position and the total.
import { type CSSProperties, memo, type RefObject, useEffect, useRef, useState } from 'react';
import type { ThreadId } from '#domain/id.ts';
import { isWhole, type Message, type Thread, unanswered } from '#domain/mail.ts';
import { clockLength } from '#domain/time.ts';
import { secondsOfThread } from '#reading/announcement.ts';
import { keepFocus } from '#web/stage/keys/keep-focus.ts';
import { nameOf } from '#web/stage/people.ts';
import { useReachable } from '#web/stage/trouble/strip.tsx';
import { useHands, useObserved } from '#web/stage/use-player.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './queue.module.css';
import type { Ranked } from './use-feed.ts';

/** Rows kept beyond either edge. */
const beyond = 6;

/** Row height in pixels, which follows the root font size. Must match the style sheet. */
const heightOfRow = (): number => (66 / 15) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

type Props = {
  ids: readonly ThreadId[];
  threads: ReadonlyMap<ThreadId, Thread>;
  ranked: Ranked;
  onChosen: (() => void) | undefined;
};

export function Rows({ ids, threads, ranked, onChosen }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<ThreadId | null>(null);
  const shown = useView(list, ids.length);
  const kept = focused === null ? -1 : ids.indexOf(focused);
  // Keep the focused row mounted, or the focus would leave the list.
  const places = kept < 0 || shown.includes(kept) ? shown : [...shown, kept].sort((a, b) => a - b);
  const style: CSSProperties & { '--rows': number } = { '--rows': ids.length };
  return (
    <ol className={styles.rows} ref={list} style={style} onBlur={() => setFocused(null)}>
      {places.map((at) => {
        const id = ids[at];
        const thread = id && threads.get(id);
        if (!thread) return null;
        return (
          <Row
            key={thread.id}
            thread={thread}
            why={ranked.get(thread.id)?.item.why ?? ''}
            seconds={ranked.get(thread.id)?.item.seconds ?? secondsOfThread(thread)}
            at={at}
            of={ids.length}
            onFocused={setFocused}
            onChosen={onChosen}
          />
        );
      })}
    </ol>
  );
}

const useView = (list: RefObject<HTMLOListElement | null>, count: number): number[] => {
  const [view, setView] = useState({ first: 0, fits: 12 });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const rowHeight = heightOfRow();
    const look = (): void => {
      // Step by two rows, so scrolling renders half as often.
      const first = 2 * Math.floor(element.scrollTop / rowHeight / 2);
      const fits = Math.ceil(element.clientHeight / rowHeight) + 2;
      setView((before) => (before.first === first && before.fits === fits ? before : { first, fits }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list]);
  const from = Math.max(0, view.first - beyond);
  const to = Math.min(count, view.first + view.fits + beyond);
  return Array.from({ length: Math.max(0, to - from) }, (_, nth) => from + nth);
};

type RowProps = {
  thread: Thread;
  why: string;
  seconds: number;
  at: number;
  of: number;
  onFocused: (id: ThreadId) => void;
  onChosen: (() => void) | undefined;
};

const Row = memo(function Row({ thread, why, seconds, at, of, onFocused, onChosen }: RowProps) {
  const { player } = useHands();
  const saved = useReachable() || isWhole(thread);
  const [message] = unanswered(thread);
  if (!message) return null;
  return (
    <li
      className={classNames(styles.row, !saved && styles.unsaved)}
      style={{ top: `calc(${at} * var(--row))` }}
      aria-posinset={at + 1}
      aria-setsize={of}
    >
      <button
        type="button"
        onMouseDown={keepFocus}
        onFocus={() => onFocused(thread.id)}
        onClick={() => {
          player.send({ kind: 'go', threadId: thread.id });
          onChosen?.();
        }}
      >
        <b>
          <span dir="auto">{nameShown(message)}</span>
          {at === 0 && <i>next</i>}
        </b>
        {saved && <Length seconds={seconds} />}
        <span className={styles.subject}>
          <bdi>{saved ? message.subject || 'No subject' : 'Not saved yet. Opens when you’re back online'}</bdi>
          {saved && why !== '' && <span className={styles.why}> · {why}</span>}
        </span>
      </button>
    </li>
  );
});

export function Length({ seconds }: { seconds: number }) {
  const { player } = useHands();
  const speed = useObserved(player.state, (state) => state.speed);
  return <span className={`num ${styles.length}`}>{clockLength(seconds / speed)}</span>;
}

/** Who the thread is with: the recipient if the user wrote last. */
const nameShown = (message: Message): string => {
  const to = message.labels.includes('sent') ? message.to[0] : undefined;
  return to === undefined ? nameOf(message.from) : `To ${nameOf(to)}`;
};
