import { ownNames } from '#domain/label.ts';
import type { Thread } from '#domain/mail.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import styles from './own-labels.module.css';

export function OwnLabels({ thread }: { thread: Thread }) {
  const labels = useObserved(mailbox, (box) => box.labels);
  const shown = ownNames(
    thread.messages.flatMap((message) => message.labels),
    labels,
  );
  if (shown.length === 0) return null;
  return (
    <ul className={styles.labels} aria-label="Labels">
      {shown.map(({ id, name }) => (
        <li key={id} title={name}>
          {name}
        </li>
      ))}
    </ul>
  );
}
