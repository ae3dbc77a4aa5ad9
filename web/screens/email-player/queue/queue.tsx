import { memo, useDeferredValue, useMemo } from 'react';
import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { unlearned } from '#language/en/app/replies.ts';
import { secondsOfThread } from '#reading/announcement.ts';
import { timeToHear, unitsOf } from '#web/conversation/player/playback.ts';
import { laneOf } from '#web/conversation/player/player-state.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { numberHere } from '#web/formats.ts';
import { keepFocus } from '#web/stage/keys/keep-focus.ts';
import { WaitingAside } from '#web/stage/late-parts.tsx';
import { useReachable } from '#web/stage/trouble/strip.tsx';
import { type Hands, useHands, useObserved } from '#web/stage/use-player.ts';
import { SideHead } from '#web/ui/side-head.tsx';
import styles from './queue.module.css';
import { Rows } from './queue-rows.tsx';
import type { Ranked } from './use-feed.ts';

export const Queue = memo(function Queue({ ranked, onChosen }: { ranked: Ranked; onChosen?: () => void }) {
  const { player } = useHands();
  const threads = useObserved(mailbox, (box) => box.threads);
  const searched = useObserved(player.state, ({ scope }) => scope === 'results');
  const unranked = searched ? threads : none;
  const upNext = useUpNext();
  const reachable = useReachable();
  // Show the rows first and count the listening time afterwards.
  const counted = useDeferredValue(upNext);
  return (
    <>
      <SideHead title="Up next">
        {upNext.length === 0 && 'Nothing after this one'}
        {upNext.length > 0 &&
          (reachable ? <Lengths ids={counted} {...{ ranked, unranked }} /> : 'Saved on this device')}
      </SideHead>
      <Rows ids={upNext} threads={threads} ranked={ranked} onChosen={onChosen} />
      {!reachable && <WaitingAside />}
      <Passed />
      <SetAside />
    </>
  );
});

/** Search results outside the inbox have no rank. */
const none: ReadonlyMap<ThreadId, Thread> = new Map();

const useUpNext = (): ThreadId[] => {
  const { player } = useHands();
  const order = useObserved(player.state, (state) => laneOf(state).order);
  const here = useObserved(player.state, (state) => laneOf(state).here);
  const current = useObserved(player.state, (state) => laneOf(state).current);
  return useMemo(
    () => order.slice(current === null ? 0 : order.indexOf(current) + 1).filter((id) => here.has(id)),
    [order, here, current],
  );
};

type LengthsProps = { ids: readonly ThreadId[]; ranked: Ranked; unranked: ReadonlyMap<ThreadId, Thread> };

const Lengths = memo(function Lengths({ ids, ranked, unranked }: LengthsProps) {
  const { player } = useHands();
  const emails = ids.length;
  const units = useObserved(player.state, (state) => unitsOf[state.detail]);
  const seconds = useMemo(
    () =>
      ids.map((id) => {
        const { item, thread = unranked.get(id) } = ranked.get(id) ?? {};
        return item && units > 2 ? item.seconds : thread ? secondsOfThread(thread, units) : 0;
      }),
    [ids, ranked, unranked, units],
  );
  const speed = useObserved(player.state, (state) => state.speed);
  const minutes = Math.max(1, Math.round(timeToHear(seconds, speed) / 60));
  const length = minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
  return `${numberHere(emails)} ${emails === 1 ? 'email' : 'emails'}, ${length}`;
});

function Passed() {
  const { player } = useHands();
  const count = useObserved(player.state, ({ passed }) => passed?.threadIds.size ?? 0);
  if (count === 0) return null;
  return (
    <p className={styles.aside}>
      <span>{count === 1 ? '1 email' : `${numberHere(count)} emails`} skipped for now</span>
      <button type="button" onMouseDown={keepFocus} onClick={() => player.send({ kind: 'pass-none' })}>
        Have them back
      </button>
    </p>
  );
}

/** The question's words load late. */
const archiveAside = async (hands: Hands): Promise<void> => {
  const part = await import('#web/conversation/bulk/bulk-aside.ts').catch(() => null);
  if (part === null) hands.captions.say(unlearned);
  else part.askAside(hands);
};

function SetAside() {
  const hands = useHands();
  const { player, search } = hands;
  const scope = useObserved(player.state, (state) => state.scope);
  const aside = useObserved(player.state, (state) => state.lanes.aside.here.size);
  const queue = useObserved(player.state, (state) => state.lanes.queue.here.size);
  if (scope === 'results')
    return (
      <p className={styles.aside}>
        <span>What was found</span>
        <button type="button" onMouseDown={keepFocus} onClick={search.toList}>
          Back to results
        </button>
      </p>
    );
  if (scope === 'aside')
    return (
      <p className={styles.aside}>
        <span>{queue === 1 ? '1 email' : `${queue} emails`} for you</span>
        <button type="button" onMouseDown={keepFocus} onClick={() => player.send({ kind: 'scope', scope: 'queue' })}>
          Back to them
        </button>
      </p>
    );
  if (aside === 0) return null;
  return (
    <p className={styles.aside}>
      <span>{aside === 1 ? '1 newsletter or receipt' : `${aside} newsletters and receipts`} set aside</span>
      <span>
        <button type="button" onMouseDown={keepFocus} onClick={() => player.send({ kind: 'scope', scope: 'aside' })}>
          Hear them
        </button>
        <button type="button" onMouseDown={keepFocus} onClick={() => void archiveAside(hands)}>
          Archive all
        </button>
      </span>
    </p>
  );
}
