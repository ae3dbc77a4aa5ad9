// The header over the screens of a signed-in person: how many mails wait, how the sync is, and the way out. Each part follows
// what it shows by itself, so that an act on a mail draws a number anew and not the menus.
import { memo, type ReactNode, useCallback, useState } from 'react';
import type { User } from '#domain/account.ts';
import { type Mailbox, mailbox } from '#web/data/mailbox-state.ts';
import { useSession } from '#web/session/session.ts';
import { signOut } from '#web/session/sign-out.ts';
import { type SyncShown, SyncStatus } from '#web/ui/frame/sync-status.tsx';
import { type Place, Top } from '#web/ui/frame/top.tsx';
import { SignOutQuestion } from './sign-out-question.tsx';
import { useObserved } from './use-player.ts';

/** `count`: how many mails wait; the same element each time. */
type Props = { user: User; current: Place; count: ReactNode };

export const AppTop = memo(function AppTop({ user, current, count }: Props) {
  const { localGoogle } = useSession();
  const [asking, setAsking] = useState(false);
  const leave = useCallback(() => (mailbox.current().waiting > 0 ? setAsking(true) : void signOut()), []);
  return (
    <>
      <Top current={current} count={count} person={user} localGoogle={localGoogle} sync={status} onSignOut={leave} />
      <SignOutQuestion open={asking} onClose={() => setAsking(false)} />
    </>
  );
});

function Status() {
  const online = useObserved(mailbox, (box) => box.online);
  const sync = useObserved(mailbox, (box) => box.sync);
  return <SyncStatus sync={shownSync({ online, sync })} />;
}

const status = <Status />;

const shownSync = ({ online, sync }: Pick<Mailbox, 'online' | 'sync'>): SyncShown => {
  if (!online) return { kind: 'offline' };
  if (!sync.isActive) return { kind: 'synced', at: sync.lastSyncTime === null ? null : new Date(sync.lastSyncTime) };
  return {
    kind: 'syncing',
    words: sync.phase === 'historical' ? 'Syncing older mail' : 'Fetching your newest mail',
    done: sync.syncedCount,
    total: sync.totalEstimated > 0 ? sync.totalEstimated : null,
  };
};
