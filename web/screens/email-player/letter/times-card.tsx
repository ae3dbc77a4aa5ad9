// The times that a mail offers, each beside the calendar. One press, key or word takes one. Loaded after the first mail.
import { CalendarClock } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Thread } from '#domain/mail.ts';
import type { TimeHold } from '#domain/time-hold.ts';
import type { TimesRequest } from '#language/calendar/offered-times.ts';
import { fateWords, offersReply } from '#language/en/calendar/offered-times-replies.ts';
import { worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { doTimes } from '#web/conversation/calendar/times/do-times.ts';
import { type Offered, type Option, offeredIn } from '#web/conversation/calendar/times/offered-options.ts';
import { enterTimes } from '#web/conversation/calendar/times/times-scene.ts';
import { afterSummary } from '#web/conversation/script/after-summary.ts';
import { type CalendarView, currentCalendar, useCalendar } from '#web/data/calendar.ts';
import { refreshTimeHolds, timeHolds } from '#web/data/time-holds.ts';
import type { SceneControl } from '#web/stage/scene/scene.ts';
import { type StageSession, useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import { mailControls } from './mail-controls.ts';
import styles from './times-card.module.css';

export function TimesCard({ thread }: { thread: Thread }) {
  const session = useStageSession();
  const view = useCalendar();
  // An answer may take one of the times that the person keeps.
  useSyncExternalStore(timeHolds.subscribe, timeHolds.current);
  useEffect(() => void refreshTimeHolds(), []);
  useLayoutEffect(() => sayTimes(session.ownAddress), [session.ownAddress]);
  const offered = offeredNow(thread, view, session.ownAddress);
  return offered === null ? null : <Card key={thread.id} offered={offered} />;
}

function Card({ offered }: { offered: Offered }) {
  const session = useStageSession();
  const run = useScene(offered, session);
  const open = offered.options.filter(({ proposed }) => proposed.state === 'open');
  return (
    <section className={styles.card} aria-label="Offered times">
      <CalendarClock size={20} strokeWidth={1.75} aria-hidden="true" />
      <ol className={styles.options}>
        {offered.options.map((option, nth) => (
          <li key={`${nth} ${option.said.where}`} data-fate={option.said.fate}>
            <Row option={option} nth={nth} onTake={() => run({ does: 'take', nth })} />
          </li>
        ))}
      </ol>
      {open.length > 0 && (
        <Button kind="line" onClick={() => run({ does: 'refuse' })}>
          None of these
        </Button>
      )}
    </section>
  );
}

function Row({ option, nth, onTake }: { option: Option; nth: number; onTake: () => void }) {
  const { said, proposed } = option;
  const fate = fateWords(said).replace(/^: /, '');
  return (
    <>
      <span className={styles.when}>
        {proposed.state === 'past' ? <s>{said.where}</s> : <b>{said.where}</b>}
        {fate !== '' && <small>{fate}</small>}
      </span>
      {proposed.state === 'open' && (
        <Button kind="line" title={`Take this time (${nth + 1})`} onClick={onTake}>
          Take<span className="sr"> {said.where}</span>
        </Button>
      )}
    </>
  );
}

/** The card brings its keys and words, and takes them with it. */
const useScene = (offered: Offered, session: StageSession): ((request: TimesRequest) => void) => {
  const latest = useRef(offered);
  useLayoutEffect(() => {
    latest.current = offered;
  });
  const run = useCallback(
    (request: TimesRequest): void =>
      doTimes(request, undefined, latest.current, { assistant: session, world: worldOf(currentCalendar()) }),
    [session],
  );
  const count = offered.options.length;
  useLayoutEffect(() => {
    mailControls.become(controlsFor(count, run));
    const leave = enterTimes(() => latest.current, session);
    return () => {
      leave();
      mailControls.become([]);
    };
  }, [session, run, count]);
  return run;
};

const controlsFor = (count: number, run: (request: TimesRequest) => void): SceneControl[] => [
  ...[...Array(Math.min(count, 9)).keys()].map((nth) => ({
    id: `take-time-${nth}`,
    name: `Take time ${nth + 1}`,
    icon: CalendarClock,
    keys: [String(nth + 1)],
    phrases: [],
    run: () => {
      run({ does: 'take', nth });
      return null;
    },
  })),
  {
    id: 'refuse-times',
    name: 'None of these times',
    icon: CalendarClock,
    phrases: [],
    run: () => {
      run({ does: 'refuse' });
      return null;
    },
  },
];

type Kept = { view: CalendarView; minute: number; holds: readonly TimeHold[]; offered: Offered | null };
const kept = new WeakMap<Thread, Kept>();

/** The player asks again after every change of the mailbox. */
const offeredNow = (thread: Thread, view: CalendarView, own: string): Offered | null => {
  const world = worldOf(view);
  const minute = Math.floor(world.now.getTime() / 60_000);
  const known = kept.get(thread);
  const holds = timeHolds.current();
  if (known?.view === view && known.minute === minute && known.holds === holds) return known.offered;
  // The card of an invitation has its own answers.
  const isInvited = thread.messages.some(({ invitation }) => invitation?.uid !== undefined);
  const offered = isInvited ? null : offeredIn(thread, own, world);
  kept.set(thread, { view, minute, holds, offered });
  return offered;
};

/** From now on, every summary is followed by the times that its mail offers. */
const sayTimes = (own: string): void => {
  afterSummary().words = (thread) => {
    const offered = offeredNow(thread, currentCalendar(), own);
    return offered === null ? '' : offersReply(offered.options.map(({ said }) => said));
  };
};
