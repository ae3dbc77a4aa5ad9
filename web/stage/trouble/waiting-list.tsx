import { targetOf } from '#commands/effect.ts';
import { touched } from '#domain/change/change.ts';
import { momentOf } from '#domain/id-maker.ts';
import { threadsAmong } from '#domain/subject.ts';
import { waitingAbout, waitingVerb } from '#language/en/app/waiting.ts';
import { sendingTo } from '#language/en/drafting/draft-replies.ts';
import { shortWeekday } from '#language/en/engine/day-names.ts';
import { now } from '#web/clock.ts';
import { dropWaiting, journal } from '#web/commands/dispatch.ts';
import { isHeld, leaving } from '#web/commands/leaving.ts';
import { type Waiting, waiting } from '#web/commands/waiting.ts';
import { announcementOf } from '#web/conversation/script/announcement.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { clockHere } from '#web/formats.ts';
import { nameOf } from '#web/stage/people.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { Modal } from '#web/ui/modal.tsx';
import styles from './waiting-list.module.css';

export function WaitingList({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} onClose={onClose} title="Waiting for a connection" kind="middle">
      <List />
    </Modal>
  );
}

function List() {
  const { drafting } = useStageSession();
  const all = useObserved(waiting, (list) => list);
  const sends = useObserved(leaving, (list) => list);
  const held = sends.filter(({ leavesAt }) => leavesAt === null);
  const newest = sends.findLast(isHeld)?.confirmed.sendingId;
  const inverted = new Set(all.map(({ command }) => targetOf(command)));
  if (all.length + held.length === 0)
    return (
      <p className={styles.about} role="status">
        Nothing waits any more.
      </p>
    );
  return (
    <>
      <p className={styles.about}>They are done here already, and go out in this order once Flow is back online.</p>
      <ul className={styles.list}>
        {all.map((one) => (
          <Row key={one.id} of={one} takenBack={inverted.has(one.id)} />
        ))}
        {held.map(({ draft, confirmed }) => (
          <li key={confirmed.sendingId} className={styles.row}>
            <b>{sendingTo(draft)}</b>
            <span className={styles.what}>{[draft.subject, 'waits for connection'].filter(Boolean).join(' · ')}</span>
            <span />
            {/* Hold always stops the newest mail, so press it only there. */}
            {confirmed.sendingId === newest && (
              <button type="button" onClick={() => drafting.act({ kind: 'hold' })}>
                Hold
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ of, takenBack }: { of: Waiting; takenBack: boolean }) {
  const { verb, about } = useWords(of);
  const moment = momentOf(of.id);
  const label = of.asked ? 'Take back' : 'Drop';
  return (
    <li className={styles.row}>
      <b>{verb}</b>
      <span className={styles.what}>{about}</span>
      <time className="num" dateTime={moment.toISOString()}>
        {momentShown(moment)}
      </time>
      {!takenBack && (
        <button
          type="button"
          aria-label={`${label}: ${[verb, about].filter(Boolean).join(', ')}`}
          onClick={() => dropWaiting(of.id)}
        >
          {label}
        </button>
      )}
    </li>
  );
}

export const useWords = ({ id, command, changes }: Waiting): { verb: string; about: string } => {
  const given = useObserved(journal, (all) => all.find((one) => one.id === id));
  const about = given?.about ?? changes.flatMap(touched);
  const [first] = threadsAmong(about);
  const thread = useObserved(mailbox, ({ threads }) => (first === undefined ? undefined : threads.get(first)));
  const announcement = announcementOf(given ?? { id, command, done: [], about }, thread, false);
  const newest = thread?.messages.at(-1);
  const named = waitingAbout(announcement) || (newest ? [nameOf(newest.from), newest.subject].join(', ') : '');
  return { verb: waitingVerb(announcement), about: named };
};

/** For today the time is enough. */
export const momentShown = (moment: Date): string => {
  const time = clockHere(moment);
  return moment.toDateString() === now().toDateString() ? time : `${shortWeekday(moment)} ${time}`;
};
