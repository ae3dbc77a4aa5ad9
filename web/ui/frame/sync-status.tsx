// How the sync is, in the header: a small bar while mail is on its way, then the time at which all was up to date. It opens a
// menu of what can be done about it. It only shows what it is given.
import { Check, CloudAlert, CloudOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { clockHere, numberHere } from '#web/formats.ts';
import { Bar } from '#web/ui/bar.tsx';
import { lateMenu } from '#web/ui/late-menu.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import styles from './sync-status.module.css';

/** `at`: when all was last up to date; null before that ever was. */
export type SyncShown = { at: Date | null } & (
  | { kind: 'syncing'; words: string; done: number; total: number | null }
  | { kind: 'synced' }
  | { kind: 'offline' }
  | { kind: 'trouble'; words: string }
);

export type SyncStatusProps = {
  sync: SyncShown;
  /** Of older mail, where there is something to say and to do. */
  older: { words: string; stopped: boolean } | null;
  /** Why the names of the address book are missing, where somebody can do something about it. */
  names: { words: string; mends: 'you' | 'host' } | null;
  onReconnect: () => void;
  onSyncNow: () => void;
  onStopOlder: (stopped: boolean) => void;
};

// The menu comes after the first mail, and without a network perhaps not at all.
const SyncMenu = lateMenu(() => import('./sync-menu.tsx').then(({ SyncMenu: Part }) => Part), MissingMenu);

export const SyncStatus = (props: SyncStatusProps) => (
  <>
    {/* Only what changes the state is told to ears; counts and times would interrupt what is read. */}
    <span className="sr" role="status">
      {told(props.sync)}
    </span>
    <SyncMenu {...props}>
      <Trigger sync={props.sync} />
    </SyncMenu>
  </>
);

function MissingMenu({ children }: { children: ReactNode }) {
  return (
    <span onClickCapture={() => notice({ title: 'The menu is not here yet. It comes once you’re online.' })}>
      {children}
    </span>
  );
}

const Trigger = ({ sync, ...rest }: { sync: SyncShown } & ComponentProps<'button'>) => (
  <button type="button" className={styles.status} title="Sync" {...rest}>
    <Shown sync={sync} />
  </button>
);

const told = (sync: SyncShown): string => {
  if (sync.kind === 'offline') return 'Offline';
  if (sync.kind === 'synced') return sync.at === null ? 'Syncing' : 'Synced';
  return sync.words;
};

const Shown = ({ sync }: { sync: SyncShown }) => {
  switch (sync.kind) {
    case 'syncing':
      return <Syncing {...sync} />;
    case 'synced':
      return <Synced {...sync} />;
    case 'offline':
      return <Plain icon={CloudOff} words="Offline" />;
    case 'trouble':
      return <Plain icon={CloudAlert} words={sync.words} warns />;
  }
};

const Plain = ({ icon: Icon, words, warns = false }: { icon: typeof Check; words: string; warns?: boolean }) => (
  <>
    <Icon size={15} strokeWidth={1.75} className={warns ? styles.warns : undefined} />
    <span className={styles.words}>{words}</span>
  </>
);

/** Nothing is synced that never was: the first sync is still to begin. */
const Synced = ({ at }: Pick<SyncShown, 'at'>) =>
  at === null ? (
    <Syncing words="Syncing" done={0} total={null} />
  ) : (
    <>
      <Check size={15} strokeWidth={1.75} />
      <span className={styles.words}>Synced {clockHere(at)}</span>
    </>
  );

const Syncing = ({ words, done, total }: { words: string; done: number; total: number | null }) => (
  <>
    <Bar className={styles.bar} share={total ? done / total : 0.12} />
    <span className={styles.words}>{words}</span>
    {total !== null && (
      <span className={`num ${styles.words}`}>
        {numberHere(done)} / {numberHere(total)}
      </span>
    )}
  </>
);
