// How coming back from Google looks: waiting, or an account that Flow does not know.
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { FlowLine } from '#web/ui/line/flow-line.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './auth-redirect.module.css';

type Props = {
  state: 'waiting' | 'account-not-found';
  onCreateAccount: () => void;
  onTryAnother: () => void;
};

export const AuthRedirect = ({ state, onCreateAccount, onTryAnother }: Props) => (
  <main className={styles.screen}>
    <Logo href={paths.landing} className={styles.logo} />
    <div className={styles.line}>
      <FlowLine state={state === 'waiting' ? 'thinking' : 'offline'} progress={0.42} seed={5} />
    </div>
    <div className={styles.words}>
      {state === 'waiting' ? <Waiting /> : <NotFound onCreateAccount={onCreateAccount} onTryAnother={onTryAnother} />}
    </div>
  </main>
);

const Waiting = () => (
  <>
    <h1 className="flare">Signing you in</h1>
    <p role="status">Google has said yes. One moment.</p>
  </>
);

const NotFound = ({ onCreateAccount, onTryAnother }: Omit<Props, 'state'>) => (
  <>
    <h1 className="flare">Account Not Found</h1>
    <p role="status">That Google account has no Flow account yet. Create one, or try another email.</p>
    <div className={styles.ways}>
      <Button kind="flow" size="large" onClick={onCreateAccount}>
        Create New Account
      </Button>
      <Button kind="line" size="large" onClick={onTryAnother}>
        Try Another Email
      </Button>
    </div>
  </>
);
