// The mail after the current one, with the reason for its position and its reading time, and the mail set aside.
import { type ComponentProps, memo, useMemo, useState } from 'react';
import type { ThreadId } from '#domain/id.ts';
import { unlearned } from '#language/en/app/replies.ts';
import { secondsOfThread } from '#reading/announcement.ts';
import { leaving } from '#web/commands/leaving.ts';
import { waiting } from '#web/commands/waiting.ts';
import { timeToHear, unitsOf } from '#web/conversation/player/playback.ts';
import { type PlayerState, queueViewOf } from '#web/conversation/player/player-state.ts';
import { neighbour } from '#web/conversation/player/queue-view.ts';
import { type UpNext as List, upNextOf } from '#web/conversation/player/up-next.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { numberHere } from '#web/formats.ts';
import type { Ranks } from '#web/stage/feed/feed.ts';
import { useUnhurried } from '#web/stage/feed/use-unhurried.ts';
import { keepFocus } from '#web/stage/keys/keep-focus.ts';
import { WaitingAside } from '#web/stage/late-parts.tsx';
import { useReachable } from '#web/stage/trouble/strip.tsx';
import { type StageSession, useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { SideHead } from '#web/ui/side-head.tsx';
import styles from './queue.module.css';
import { Rows } from './queue-rows.tsx';

export const Queue = memo(function Queue({ ranks, onChosen }: { ranks: Ranks; onChosen?: () => void }) {
  const { player } = useStageSession();
  const empty = useObserved(player.state, (state) => neighbour(queueViewOf(state), 1) === null);
  const reachable = useReachable();
  const waiting = useWaitingRows(reachable);
  return (
    <>
      <SideHead title="Up next">
        {empty && 'Nothing after this one'}
        {!empty && (reachable ? <Lengths ranks={ranks} /> : 'Saved on this device')}
      </SideHead>
      <UpNext ranks={ranks} waiting={waiting} onChosen={onChosen} />
      {!reachable && <WaitingAside />}
      <Passed />
      <SetAside />
    </>
  );
});

/** Changes with every archive, so it is separate from the rest of the queue. */
function UpNext(props: Omit<ComponentProps<typeof Rows>, 'ids'>) {
  const { player } = useStageSession();
  const [select] = useState(createUpNext);
  return <Rows ids={useObserved(player.state, select)} {...props} />;
}

/** Rows of mail that waits to leave. */
const useWaitingRows = (reachable: boolean): number => {
  const acts = useObserved(waiting, ({ length }) => (reachable ? 0 : length));
  const mails = useObserved(leaving, (all) => (reachable ? 0 : all.filter(({ leavesAt }) => leavesAt === null).length));
  return Math.min(3, acts + mails);
};

const createUpNext = () => {
  let last: List | null = null;
  return (state: PlayerState): readonly ThreadId[] => {
    last = upNextOf(queueViewOf(state), last);
    return last.ids;
  };
};

/** The number of emails, and their reading time. It adds up the whole queue, so it follows a moment later. */
const Lengths = memo(function Lengths({ ranks }: { ranks: Ranks }) {
  const { player } = useStageSession();
  const [select] = useState(createUpNext);
  const counted = useUnhurried(player.state, select);
  const ranked = useObserved(ranks, (all) => all);
  const units = useObserved(player.state, (state) => unitsOf[state.detail]);
  const seconds = useMemo(
    () =>
      counted.map((id) => {
        // A search also finds mail outside the inbox, which has no rank.
        const { item, thread = mailbox.current().threads.get(id) } = ranked.get(id) ?? {};
        return item && units > 2 ? item.seconds : thread ? secondsOfThread(thread, units) : 0;
      }),
    [counted, ranked, units],
  );
  const emails = counted.length;
  const speed = useObserved(player.state, (state) => state.speed);
  const minutes = Math.max(1, Math.round(timeToHear(seconds, speed) / 60));
  const length = minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
  return `${numberHere(emails)} ${emails === 1 ? 'email' : 'emails'}, ${length}`;
});

/** The mail that the person skipped for now. */
function Passed() {
  const { player } = useStageSession();
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

/** It asks first, and the question has words that come late. */
const archiveAside = async (session: StageSession): Promise<void> => {
  const part = await import('#web/conversation/bulk/bulk-aside.ts').catch(() => null);
  if (part === null) session.captions.say(unlearned);
  else part.askAside(session);
};

function SetAside() {
  const session = useStageSession();
  const { player, search } = session;
  const scope = useObserved(player.state, (state) => state.scope);
  const aside = useObserved(player.state, (state) => state.views.aside.here.size);
  const queue = useObserved(player.state, (state) => (state.scope === 'aside' ? state.views.queue.here.size : 0));
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
      <span className={styles.asideActs}>
        <button type="button" onMouseDown={keepFocus} onClick={() => player.send({ kind: 'scope', scope: 'aside' })}>
          Hear them
        </button>
        <button type="button" onMouseDown={keepFocus} onClick={() => void archiveAside(session)}>
          Archive all
        </button>
      </span>
    </p>
  );
}
