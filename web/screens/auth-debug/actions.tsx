import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Problem, problemDetails } from '#domain/problem.ts';
import { askTokenCheck, type Diagnosis, type TokenCheck } from '#web/data/diagnostics.ts';
import { refreshTokens } from '#web/data/functions.ts';
import { signIn } from '#web/session/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import styles from './auth-debug.module.css';
import type { Check as Checking } from './use-check.ts';

type Busy = 'check' | 'refresh' | 'reconnect';

export function Actions({ check, diagnosis }: { check: Checking; diagnosis: Diagnosis }) {
  const [busy, setBusy] = useState<Busy | null>(null);
  const [result, setLooked] = useState<TokenCheck | null>(null);
  const { account } = diagnosis;
  const during = async (what: Busy, work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    await work();
    setBusy(null);
  };
  const look = async (): Promise<void> => {
    try {
      setLooked(await askTokenCheck());
    } catch (error) {
      sayFailed('Debug check failed', error);
    }
    check.recheck();
  };
  const refresh = async (): Promise<void> => {
    try {
      await refreshTokens();
      notice({ title: 'Sync Restored', icon: 'done', stays: 3000, about: 'connection' });
    } catch (error) {
      sayFailed('Token refresh failed', error);
    }
    check.recheck();
  };
  // A signed-out visitor has no connection to renew, so this signs them in.
  const connect = async (): Promise<void> => void (await signIn(account === null ? 'log-in' : 'reconnect'));
  return (
    <section className={styles.part} aria-label="Actions">
      <div className={styles.actions}>
        {account !== null && (
          <Button busy={busy === 'check' ? 'Checking' : undefined} onClick={() => void during('check', look)}>
            Check token system
          </Button>
        )}
        {account?.token.hasRefreshToken && (
          <Button busy={busy === 'refresh' ? 'Refreshing' : undefined} onClick={() => void during('refresh', refresh)}>
            Refresh tokens
          </Button>
        )}
        <Button
          kind={diagnosis.connected ? 'line' : 'flow'}
          busy={busy === 'reconnect' ? 'Opening Google' : undefined}
          onClick={() => void during('reconnect', connect)}
        >
          {account === null ? 'Log In' : 'Reconnect Google account'}
        </Button>
      </div>
      {result && <Steps looked={result} />}
    </section>
  );
}

const sayFailed = (title: string, error: unknown): void => {
  const lapsed = error instanceof Problem && error.code === 'session.missing';
  const { title: reason } = problemDetails(error);
  notice({
    title: lapsed ? 'No session available' : title,
    ...(lapsed || reason === title ? {} : { text: reason }),
    tone: 'danger',
    icon: 'trouble',
    about: 'connection',
  });
};

const names = { stored: 'Stored', opened: 'Sealed', accepted: 'Accepted', own: 'Yours' } as const;

const Steps = ({ looked: result }: { looked: TokenCheck }) => (
  <ol className={styles.steps} aria-label="Token system">
    {result.steps.map(({ step, ok, words }) => (
      <li key={step}>
        {ok ? (
          <Check size={18} strokeWidth={1.75} role="img" aria-label="Holds" className={styles.good} />
        ) : (
          <X size={18} strokeWidth={1.75} role="img" aria-label="Fails" className={styles.bad} />
        )}
        <b>{names[step]}</b>
        <span>{words}</span>
      </li>
    ))}
  </ol>
);
