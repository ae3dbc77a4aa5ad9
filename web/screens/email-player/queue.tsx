// What comes after the mail being read, why each stands there and how long it takes to hear; and what was set aside.
import { memo, useMemo } from 'react';
import type { ThreadId } from '#domain/id.ts';
import type { Message, Thread } from '#domain/mail.ts';
import { clockLength } from '#domain/time.ts';
import type { Lane } from '#web/conversation/lane.ts';
import { laneOf } from '#web/conversation/player-state.ts';
import { scriptOf } from '#web/conversation/script.ts';
import { nameOf } from './people.ts';
import styles from './queue.module.css';
import type { Ranked } from './use-feed.ts';
import { useHands, useObserved } from './use-player.ts';

/** More rows than anyone looks through; the rest is told as a number. */
const rowsShown = 24;

export const Queue = memo(function Queue({
  threads,
  ranked,
  onChosen,
}: {
  threads: ReadonlyMap<ThreadId, Thread>;
  ranked: Ranked;
  onChosen?: () => void;
}) {
  const upNext = useUpNext(threads);
  const seconds = upNext.reduce((sum, thread) => sum + scriptOf(thread).seconds, 0);
  return (
    <>
      <div className={styles.head}>
        <h2>Up next</h2>
        <small>
          {upNext.length > 0 ? <Lengths emails={upNext.length} seconds={seconds} /> : 'Nothing after this one'}
        </small>
      </div>
      <ol className={styles.rows}>
        {upNext.slice(0, rowsShown).map((thread, at) => (
          <Row
            key={thread.id}
            thread={thread}
            why={ranked.get(thread.id)?.why ?? ''}
            isNext={at === 0}
            onChosen={onChosen}
          />
        ))}
        {upNext.length > rowsShown && <li className={styles.more}>and {upNext.length - rowsShown} more</li>}
      </ol>
      <SetAside />
    </>
  );
});

/** The threads below the current one, as they stand. */
export const useUpNext = (threads: ReadonlyMap<ThreadId, Thread>): Thread[] => {
  const { player } = useHands();
  const order = useObserved(player.state, (state) => laneOf(state).order);
  const here = useObserved(player.state, (state) => laneOf(state).here);
  const current = useObserved(player.state, (state) => laneOf(state).current);
  return useMemo(
    () => below({ order, here, current }).flatMap((id) => threads.get(id) ?? []),
    [order, here, current, threads],
  );
};

const below = ({ order, here, current }: Pick<Lane, 'order' | 'here' | 'current'>): ThreadId[] =>
  order.slice(current === null ? 0 : order.indexOf(current) + 1).filter((id) => here.has(id));

function Lengths({ emails, seconds }: { emails: number; seconds: number }) {
  const { player } = useHands();
  const speed = useObserved(player.state, (state) => state.speed);
  return `${emails} ${emails === 1 ? 'email' : 'emails'}, ${Math.max(1, Math.round(seconds / speed / 60))} min`;
}

export function Length({ seconds }: { seconds: number }) {
  const { player } = useHands();
  const speed = useObserved(player.state, (state) => state.speed);
  return <span className={`num ${styles.length}`}>{clockLength(seconds / speed)}</span>;
}

const Row = memo(function Row({
  thread,
  why,
  isNext,
  onChosen,
}: {
  thread: Thread;
  why: string;
  isNext: boolean;
  onChosen: (() => void) | undefined;
}) {
  const { player } = useHands();
  const script = scriptOf(thread);
  const message = script.messages[0]?.message;
  if (!message) return null;
  return (
    <li className={styles.row}>
      <button
        type="button"
        onClick={() => {
          player.send({ kind: 'go', threadId: thread.id });
          onChosen?.();
        }}
      >
        <b>
          <span>{nameShown(message)}</span>
          {isNext && <i>next</i>}
        </b>
        <Length seconds={script.seconds} />
        <span className={styles.subject}>
          {message.subject || 'No subject'}
          {why !== '' && <span className={styles.why}> · {why}</span>}
        </span>
      </button>
    </li>
  );
});

/** The other party: where the person wrote last themselves, whom they wrote to. */
const nameShown = (message: Message): string => {
  const to = message.labels.includes('SENT') ? message.to[0] : undefined;
  return to === undefined ? nameOf(message.from) : `To ${nameOf(to)}`;
};

function SetAside() {
  const { player } = useHands();
  const scope = useObserved(player.state, (state) => state.scope);
  const aside = useObserved(player.state, (state) => state.lanes.aside.here.size);
  const queue = useObserved(player.state, (state) => state.lanes.queue.here.size);
  if (scope === 'aside')
    return (
      <p className={styles.aside}>
        <span>{queue === 1 ? '1 email' : `${queue} emails`} for you</span>
        <button type="button" onClick={() => player.send({ kind: 'scope', scope: 'queue' })}>
          Back to them
        </button>
      </p>
    );
  if (aside === 0) return null;
  return (
    <p className={styles.aside}>
      <span>{aside === 1 ? '1 newsletter or receipt' : `${aside} newsletters and receipts`} set aside</span>
      <button type="button" onClick={() => player.send({ kind: 'scope', scope: 'aside' })}>
        Hear them
      </button>
    </p>
  );
}
