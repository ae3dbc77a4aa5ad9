// The header over the screens of a signed-in person: how many mails wait, how the sync is, and the way out.
import { useState } from 'react';
import type { User } from '#domain/account.ts';
import { type Mailbox, mailbox } from '#web/data/mailbox-state.ts';
import { useSession } from '#web/session/session.ts';
import { signOut } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { type SyncShown, SyncStatus } from '#web/ui/frame/sync-status.tsx';
import { type Place, Top } from '#web/ui/frame/top.tsx';
import styles from './app-top.module.css';
import { Modal } from './modal.tsx';

type Props = { user: User; current: Place; inboxCount: number | null; box: Mailbox };

export function AppTop({ user, current, inboxCount, box }: Props) {
  const { localGoogle } = useSession();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Top
        current={current}
        inboxCount={inboxCount}
        person={user}
        localGoogle={localGoogle}
        sync={<SyncStatus sync={shownSync(box)} />}
        onSignOut={() => (mailbox.current().waiting > 0 ? setAsking(true) : void signOut())}
      />
      <Modal open={asking} title="Sign out?" kind="middle" onClose={() => setAsking(false)}>
        <p className={styles.words}>
          {box.waiting === 1 ? '1 action has' : `${box.waiting} actions have`} not reached Google yet. Stay until they
          have, or sign out and drop them.
        </p>
        <div className={styles.acts}>
          <Button kind="flow" onClick={() => setAsking(false)}>
            Send them first
          </Button>
          <Button onClick={() => void signOut()}>Sign out and drop them</Button>
        </div>
      </Modal>
    </>
  );
}

const shownSync = ({ online, sync }: Mailbox): SyncShown => {
  if (!online) return { kind: 'offline' };
  if (!sync.isActive) return { kind: 'synced', at: sync.lastSyncTime === null ? null : new Date(sync.lastSyncTime) };
  return {
    kind: 'syncing',
    words: sync.phase === 'historical' ? 'Syncing older mail' : 'Fetching your newest mail',
    done: sync.syncedCount,
    total: sync.totalEstimated > 0 ? sync.totalEstimated : null,
  };
};
