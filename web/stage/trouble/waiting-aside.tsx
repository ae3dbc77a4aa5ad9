import { momentOf } from '#domain/id-maker.ts';
import { sendingTo } from '#language/en/drafting/draft-replies.ts';
import { leaving } from '#web/commands/leaving.ts';
import { type Waiting, waiting } from '#web/commands/waiting.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { SideHead } from '#web/ui/side-head.tsx';
import styles from './waiting-aside.module.css';
import { momentShown, useWords } from './waiting-list.tsx';

/** The strip above opens the full list. */
const most = 3;

export function WaitingAside() {
  const all = useObserved(waiting, (list) => list);
  const sends = useObserved(leaving, (list) => list);
  const held = sends.filter(({ leavesAt }) => leavesAt === null);
  if (all.length + held.length === 0) return null;
  const mails = held.slice(-most);
  const acts = all.slice(Math.max(0, all.length - most + mails.length));
  return (
    <section className={styles.aside} aria-label="Waiting to send">
      <SideHead title="Waiting to send">{all.length + held.length}</SideHead>
      <ul>
        {acts.map((one) => (
          <Row key={one.id} of={one} />
        ))}
        {mails.map(({ draft, confirmed }) => (
          <li key={confirmed.sendingId} className={styles.item}>
            <span>{sendingTo(draft)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ of }: { of: Waiting }) {
  const { verb, about } = useWords(of);
  const moment = momentOf(of.id);
  return (
    <li className={styles.item}>
      <span>{[verb, about].filter(Boolean).join(', ')}</span>
      <time className="num" dateTime={moment.toISOString()}>
        {momentShown(moment)}
      </time>
    </li>
  );
}
