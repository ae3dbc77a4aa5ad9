// Before the first mail is there: the line thinks, and says how far the mailbox has come.
import { isProblemCode, problems } from '#domain/problem.ts';
import { initialBatch, type SyncProgress } from '#domain/sync.ts';
import styles from './first-load.module.css';

export function FirstLoad({ sync }: { sync: SyncProgress }) {
  const trouble = isProblemCode(sync.error) ? problems[sync.error].title : null;
  return (
    <section className={styles.first} aria-label="Inbox">
      <h1 className="flare">{trouble ? 'Your mail is not here yet.' : 'Fetching your mail.'}</h1>
      <p role="status">{trouble ?? progressWords(sync)}</p>
    </section>
  );
}

/** The server could not be reached and nothing is saved here. */
export function Unreachable({ network }: { network: boolean }) {
  return (
    <section className={styles.first} aria-label="Inbox">
      <h1 className="flare">Your mail is not here yet.</h1>
      <p role="status">
        {network
          ? 'Flow can’t reach its server. It tries again by itself.'
          : 'You’re offline, and no email is saved on this device. Flow goes on when you’re back.'}
      </p>
    </section>
  );
}

const progressWords = ({ phase, syncedCount, totalEstimated }: SyncProgress): string => {
  if (phase !== 'initial' || syncedCount === 0) return 'Fetching your newest mail';
  const total = Math.max(syncedCount, Math.min(totalEstimated || initialBatch, initialBatch));
  return `Fetching your newest mail ${syncedCount} / ${total}`;
};
