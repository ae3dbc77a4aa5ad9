import { useState } from 'react';
import { isProblemCode, needsReauth } from '#domain/problem.ts';
import type { SyncProgress } from '#domain/sync.ts';
import { serverAway } from '#web/session/server-away.ts';
import { useSession } from '#web/session/session.ts';
import { signIn } from '#web/session/sign-in.ts';
import { Bar } from '#web/ui/bar.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './first-load.module.css';

export function FirstLoad({ sync }: { sync: SyncProgress }) {
  const { user } = useSession();
  if (user?.connected === false) return <NoMailbox email={user.email} />;
  const total = sync.phase === 'initial' ? sync.totalEstimated : 0;
  return (
    <section className={styles.first} aria-label="Inbox">
      <h1 className="flare">{sync.error === null ? 'Fetching your mail.' : 'Your mail is not here yet.'}</h1>
      <p role="status">{firstWords(sync)}</p>
      {sync.error === null && total > 0 && <Bar className={styles.bar} share={sync.syncedCount / total} />}
    </section>
  );
}

/** A password sign-in is an operator's, who may run Flow without a mailbox. */
function NoMailbox({ email }: { email: string }) {
  const [leaving, setLeaving] = useState(false);
  const connect = async (): Promise<void> => {
    setLeaving(true);
    if (!(await signIn('reconnect'))) setLeaving(false);
  };
  return (
    <section className={styles.first} aria-label="Inbox">
      <h1 className="flare">No mailbox is connected.</h1>
      <p>To hear the mail of {email}, connect its Google account.</p>
      <Button kind="flow" size="large" busy={leaving ? 'Opening Google…' : undefined} onClick={() => void connect()}>
        Connect Google
      </Button>
    </section>
  );
}

/** The server is away and the device has no cache. */
export function Unreachable({ network }: { network: boolean }) {
  return (
    <section className={styles.first} aria-label="Inbox">
      <h1 className="flare">Your mail is not here yet.</h1>
      <p role="status">
        {network ? serverAway : 'You’re offline, and no email is saved on this device. Flow goes on when you’re back.'}
      </p>
    </section>
  );
}

/** Progress, or what Flow does about a problem. The strip above names the problem. */
export const firstWords = ({
  phase,
  syncedCount,
  totalEstimated,
  error,
}: Pick<SyncProgress, 'phase' | 'syncedCount' | 'totalEstimated' | 'error'>): string => {
  if (isProblemCode(error))
    return needsReauth(error) ? 'It comes once you’ve reconnected.' : 'It comes by itself once that is over.';
  if (phase !== 'initial' || totalEstimated === 0) return 'Asking Gmail for the newest.';
  return `${syncedCount} of ${totalEstimated} emails are here. The first one plays as soon as it is.`;
};
