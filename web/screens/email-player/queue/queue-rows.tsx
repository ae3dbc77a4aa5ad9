// The rows of the queue. Only the visible rows are on the page, and each states its position.
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import type { ThreadId } from '#domain/id.ts';
import { isWhole, type Message, type Thread, unanswered } from '#domain/mail.ts';
import { clockLength } from '#domain/time.ts';
import { secondsOfThread } from '#reading/announcement.ts';
import type { Ranks } from '#web/stage/feed/feed.ts';
import { keepFocus } from '#web/stage/keys/keep-focus.ts';
import { nameOf } from '#web/stage/people.ts';
import { useReachable } from '#web/stage/trouble/strip.tsx';
import { useObserved, useStageSession, useThread } from '#web/stage/use-stage-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './queue.module.css';
import { Swipes } from './swipe/late-swipes.ts';

/** Rows beyond either edge, ready for the next scroll. */
const beyond = 6;

/** Pixels of a row, as in the style sheet. It grows with the person's type. */
const heightOfRow = (): number => (66 / 15) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

type Props = {
  ids: readonly ThreadId[];
  ranks: Ranks;
  /** Rows of mail that waits to leave, below these. */
  waiting: number;
  onChosen: (() => void) | undefined;
};

export function Rows({ ids, ranks, waiting, onChosen }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<ThreadId | null>(null);
  const shown = useView(list, ids.length);
  const kept = focused === null ? -1 : ids.indexOf(focused);
  // The focused row stays on the page when it is out of view, so the focus stays in the list.
  const places = kept < 0 || shown.includes(kept) ? shown : [...shown, kept].sort((a, b) => a - b);
  return (
    <>
      <ol className={styles.rows} ref={list} data-waiting={waiting} onBlur={() => setFocused(null)}>
        {places.map((at, nth) => {
          const id = ids[at];
          if (id === undefined) return null;
          const gap = at - 1 - (places[nth - 1] ?? -1);
          const after = nth === places.length - 1 ? ids.length - 1 - at : 0;
          return <Row key={id} {...{ id, ranks, at, gap, after, onChosen }} of={ids.length} onFocused={setFocused} />;
        })}
      </ol>
      <Swipes list={list} onChosen={onChosen} />
    </>
  );
}

/** The height of that many rows. */
const roomOf = (rows: number): string | undefined => (rows > 0 ? `calc(${rows} * var(--row))` : undefined);

/** The visible positions, and a few beyond. */
const useView = (list: RefObject<HTMLOListElement | null>, count: number): number[] => {
  const [first, setFirst] = useState(0);
  const [fits, setFits] = useState(12);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const rowHeight = heightOfRow();
    // In steps of two, so scrolling renders the list half as often.
    const scrolled = (): void => setFirst(2 * Math.floor(element.scrollTop / rowHeight / 2));
    // The observer brings the height, which the element would lay out the page for.
    const resized = ([entry]: ResizeObserverEntry[]): void =>
      setFits(Math.ceil((entry?.contentRect.height ?? 0) / rowHeight) + 2);
    const sizes = new ResizeObserver(resized);
    sizes.observe(element);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [list]);
  const from = Math.max(0, first - beyond);
  const to = Math.min(count, first + fits + beyond);
  return Array.from({ length: Math.max(0, to - from) }, (_, nth) => from + nth);
};

type RowProps = {
  id: ThreadId;
  ranks: Ranks;
  at: number;
  of: number;
  /** The number of earlier rows that are not on the page. */
  gap: number;
  /** For the last row on the page: the number of later rows. */
  after: number;
  onFocused: (id: ThreadId) => void;
  onChosen: (() => void) | undefined;
};

/** The position changes with every archive, and the content rarely, so the content is its own component. */
const Row = memo(function Row({ id, ranks, at, of, gap, after, onFocused, onChosen }: RowProps) {
  const thread = useThread(id);
  const saved = useSaved(thread);
  if (!thread || unanswered(thread).length === 0) return null;
  return (
    <li
      className={classNames(styles.row, at > 0 && styles.ruled, !saved && styles.unsaved)}
      style={{ marginTop: roomOf(gap), marginBottom: roomOf(after) }}
      data-thread={id}
      aria-posinset={at + 1}
      aria-setsize={of}
    >
      <Content {...{ thread, ranks, saved, onFocused, onChosen }} isNext={at === 0} />
    </li>
  );
});

const useSaved = (thread: Thread | undefined): boolean => useReachable() || (thread !== undefined && isWhole(thread));

type ContentProps = Pick<RowProps, 'ranks' | 'onFocused' | 'onChosen'> & {
  thread: Thread;
  saved: boolean;
  isNext: boolean;
};

const Content = memo(function Content({ thread, ranks, saved, isNext, onFocused, onChosen }: ContentProps) {
  const { player } = useStageSession();
  const item = useObserved(ranks, (all) => all.get(thread.id)?.item);
  const [message] = unanswered(thread);
  if (!message) return null;
  return (
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
        {isNext && <i>next</i>}
      </b>
      {saved && <Length seconds={item?.seconds ?? secondsOfThread(thread)} />}
      {saved ? <Subject subject={message.subject} why={item?.why ?? ''} /> : <Unsaved />}
    </button>
  );
});

const Subject = ({ subject, why }: { subject: string; why: string }) => (
  <span className={styles.subject}>
    <bdi>{subject || 'No subject'}</bdi>
    {why !== '' && <span className={styles.why}> · {why}</span>}
  </span>
);

const Unsaved = () => (
  <span className={styles.subject}>
    <bdi>Not saved yet. Opens when you’re back online</bdi>
  </span>
);

/** A listening length at the current speed. */
export function Length({ seconds }: { seconds: number }) {
  const { player } = useStageSession();
  const speed = useObserved(player.state, (state) => state.speed);
  return <span className={`num ${styles.length}`}>{clockLength(seconds / speed)}</span>;
}

/** The other party. When the person wrote last, the recipient. */
const nameShown = (message: Message): string => {
  const to = message.labels.includes('sent') ? message.to[0] : undefined;
  return to === undefined ? nameOf(message.from) : `To ${nameOf(to)}`;
};
