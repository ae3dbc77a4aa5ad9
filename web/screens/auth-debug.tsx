// Diagnoses the connection to Google for the user and for the host's operator.
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { type MetaFunction, Navigate } from 'react-router';
import type { User } from '#domain/account.ts';
import { titled } from '#web/brand.ts';
import { useOpenMailbox } from '#web/conversation/session/open-mailbox.ts';
import type { Diagnosis } from '#web/data/diagnostics.ts';
import { paths } from '#web/paths.ts';
import { signOutIsOwed } from '#web/session/owed-sign-out.ts';
import { useSession } from '#web/session/session.ts';
import { AppTop } from '#web/stage/top/app-top.tsx';
import { FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ColumnPage } from '#web/ui/frame/column-page.tsx';
import { Shell } from '#web/ui/frame/shell.tsx';
import { useThere } from '#web/ui/later.ts';
import { Logo } from '#web/ui/logo.tsx';
import { Actions } from './auth-debug/actions.tsx';
import styles from './auth-debug/auth-debug.module.css';
import { Facts } from './auth-debug/facts.tsx';
import { Recommendations } from './auth-debug/recommendations.tsx';
import { type Check, useCheck } from './auth-debug/use-check.ts';

export const meta: MetaFunction = () => [{ title: titled('Connection') }, { name: 'robots', content: 'noindex' }];

/** Also works signed out: a Flow that admits nobody needs this screen most. */
export default function AuthDebug() {
  const { state, user } = useSession();
  const [was, setWas] = useState<'nobody' | 'in' | 'signed-out'>('nobody');
  if (user !== null && was !== 'in') setWas('in');
  // Stay here when the session expires.
  if (user === null && was === 'in') setWas(signOutIsOwed() ? 'signed-out' : 'nobody');
  if (user !== null) return <SignedInScreen user={user} />;
  if (was === 'signed-out') return <Navigate to={paths.landing} replace />;
  if (state === 'loading') return <Shell />;
  return (
    <>
      <header className={styles.bareTop}>
        <Logo href={paths.landing} className={styles.logo} />
      </header>
      <Screen back={paths.landing} user={null} />
    </>
  );
}

function SignedInScreen({ user }: { user: User }) {
  useOpenMailbox(user.id);
  useThere(true);
  return (
    <>
      <AppTop user={user} current="elsewhere" count={null} />
      <Screen key={user.id} back={paths.emailPlayer} user={user} />
    </>
  );
}

function Screen({ back, user }: { back: string; user: User | null }) {
  const check = useCheck();
  return (
    <main>
      <ColumnPage
        title="Connection"
        back={{ to: back, label: user === null ? 'Back to the start' : 'Back to the player' }}
        again={{
          words: 'Recheck',
          busy: check.state === 'checking' && check.diagnosis !== null ? 'Checking' : undefined,
          run: check.recheck,
        }}
      >
        <Checked check={check} user={user} />
      </ColumnPage>
    </main>
  );
}

function Checked({ check, user }: { check: Check; user: User | null }) {
  const { diagnosis, trouble } = check;
  return (
    <>
      {trouble !== null && (
        <div className={styles.failed}>
          <FailedBlock onRetry={check.recheck}>
            {`Debug check failed. ${trouble}${diagnosis === null ? '' : ' Below is what the last check found.'}`}
          </FailedBlock>
        </div>
      )}
      {diagnosis === null && trouble === null && <LoadingBlock>Checking the connection...</LoadingBlock>}
      {diagnosis !== null && (
        <>
          <Result diagnosis={diagnosis} user={user} />
          <Recommendations findings={diagnosis.findings} />
          <Actions check={check} diagnosis={diagnosis} />
          {diagnosis.account && <Facts diagnosis={diagnosis} account={diagnosis.account} />}
        </>
      )}
    </>
  );
}

/** A session can be active while the connection is broken. */
function Result({ diagnosis: { connected, findings }, user }: { diagnosis: Diagnosis; user: User | null }) {
  const works = connected && findings.every(({ weight }) => weight !== 'blocks');
  const held = works ? 'Session Active' : 'Session Active, but Flow cannot work';
  return (
    <section className={styles.result} role="status">
      {works ? (
        <CircleCheck size={30} strokeWidth={1.75} aria-hidden="true" />
      ) : (
        <CircleAlert size={30} strokeWidth={1.75} aria-hidden="true" className={styles.bad} />
      )}
      <div>
        <p className={classNames('flare', styles.state)}>{connected ? held : 'Authentication Issue'}</p>
        <p className={styles.whose}>{user === null ? 'Nobody is signed in.' : user.email}</p>
      </div>
    </section>
  );
}
