// How the sync is, in the header: a small bar while mail is on its way, then the time at which all was up to date.
import { Check, CloudOff } from 'lucide-react';
import styles from './sync-status.module.css';

export type SyncShown =
  | { kind: 'syncing'; words: string; done: number; total: number | null }
  | { kind: 'synced'; at: Date | null }
  | { kind: 'offline' };

export const SyncStatus = ({ sync }: { sync: SyncShown }) => (
  <span className={styles.status}>
    {/* Only what changes the state is told to ears; counts and times would interrupt what is read. */}
    <span className="sr" role="status">
      {told(sync)}
    </span>
    {sync.kind === 'syncing' && <Syncing {...sync} />}
    {sync.kind === 'synced' && <Synced {...sync} />}
    {sync.kind === 'offline' && (
      <>
        <CloudOff size={15} strokeWidth={1.75} />
        <span aria-hidden="true">Offline</span>
      </>
    )}
  </span>
);

const told = (sync: SyncShown): string => {
  if (sync.kind === 'offline') return 'Offline';
  if (sync.kind === 'syncing') return sync.words;
  return sync.at === null ? 'Syncing' : 'Synced';
};

/** Nothing is synced that never was: the first sync is still to begin. */
const Synced = ({ at }: Extract<SyncShown, { kind: 'synced' }>) =>
  at === null ? (
    <Syncing words="Syncing" done={0} total={null} />
  ) : (
    <>
      <Check size={15} strokeWidth={1.75} />
      <span>
        <span aria-hidden="true">Synced </span>
        {clock(at)}
      </span>
    </>
  );

const Syncing = ({ words, done, total }: Omit<Extract<SyncShown, { kind: 'syncing' }>, 'kind'>) => (
  <>
    <span className={styles.bar} aria-hidden="true">
      <i style={{ width: `${total ? Math.min(100, (done / total) * 100) : 12}%` }} />
    </span>
    <span aria-hidden="true">{words}</span>
    {total !== null && (
      <span className="num">
        {done.toLocaleString('en-US')} / {total.toLocaleString('en-US')}
      </span>
    )}
  </>
);

const clock = (at: Date): string => `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`;
