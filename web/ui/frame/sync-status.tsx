// How the sync is, in the header: a small bar while mail is on its way, then the time at which all was up to date.
import { Check, CloudOff } from 'lucide-react';
import styles from './sync-status.module.css';

export type SyncShown =
  | { kind: 'syncing'; words: string; done: number; total: number | null }
  | { kind: 'synced'; at: Date | null }
  | { kind: 'offline' };

export const SyncStatus = ({ sync }: { sync: SyncShown }) => (
  <span className={styles.status} role="status">
    {sync.kind === 'syncing' && <Syncing {...sync} />}
    {sync.kind === 'synced' && (
      <>
        <Check size={15} strokeWidth={1.75} />
        {sync.at === null ? 'Synced' : `Synced ${clock(sync.at)}`}
      </>
    )}
    {sync.kind === 'offline' && (
      <>
        <CloudOff size={15} strokeWidth={1.75} />
        Offline
      </>
    )}
  </span>
);

const Syncing = ({ words, done, total }: Extract<SyncShown, { kind: 'syncing' }>) => (
  <>
    <span className={styles.bar} aria-hidden="true">
      <i style={{ width: `${total ? Math.min(100, (done / total) * 100) : 12}%` }} />
    </span>
    {words}
    {total !== null && (
      <span className="num">
        {done.toLocaleString('en-US')} / {total.toLocaleString('en-US')}
      </span>
    )}
  </>
);

const clock = (at: Date): string => `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`;
