// The sync state in the header: a small bar during a sync, then the time of the last one. Opens a menu of actions.
import { Check, CloudAlert, CloudOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { clockHere, numberHere } from '#web/formats.ts';
import { Bar } from '#web/ui/bar.tsx';
import { lateMenu } from '#web/ui/late-menu.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import styles from './sync-status.module.css';

/** `at`: when everything was last current. Null before that. */
export type SyncShown = { at: Date | null } & (
  | { kind: 'syncing'; words: string; done: number; total: number | null }
  | { kind: 'synced' }
  | { kind: 'offline' }
  | { kind: 'trouble'; words: string }
);

export type SyncStatusProps = {
  sync: SyncShown;
  /** About older mail, if there is an action. */
  older: { words: string; stopped: boolean } | null;
  /** Why address book names are missing, if somebody can fix it. */
  names: { words: string; mends: 'you' | 'host' } | null;
  onReconnect: () => void;
  onSyncNow: () => void;
  onStopOlder: (stopped: boolean) => void;
};

// Loads after the first mail, and possibly never when offline.
const SyncMenu = lateMenu(() => import('./sync-menu.tsx').then(({ SyncMenu: Part }) => Part), MissingMenu);

export const SyncStatus = (props: SyncStatusProps) => (
  <>
    {/* Announces only changes of state: counts and times would interrupt the reading. */}
    <span className="sr" role="status">
      {wordsOf(props.sync)}
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

const wordsOf = (sync: SyncShown): string => {
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

/** Before the first sync there is no time to show. */
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
