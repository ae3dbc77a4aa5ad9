// The header over the screens of a signed-in person: how many mails wait, how the sync is, and the way out.
import { useState } from 'react';
import type { User } from '#domain/account.ts';
import { type Mailbox, mailbox } from '#web/data/mailbox-state.ts';
import { useSession } from '#web/session/session.ts';
import { signOut } from '#web/session/sign-out.ts';
import { type SyncShown, SyncStatus } from '#web/ui/frame/sync-status.tsx';
import { type Place, Top } from '#web/ui/frame/top.tsx';
import { SignOutQuestion } from './sign-out-question.tsx';

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
      <SignOutQuestion open={asking} box={box} onClose={() => setAsking(false)} />
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
