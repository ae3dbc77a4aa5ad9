// How coming back from Google looks: waiting, or an account that Flow does not know.
import type { SignInIntent } from '#domain/account.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { FlowLine } from '#web/ui/line/flow-line.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './auth-redirect.module.css';

/** The ways on from an account that Flow does not know. */
export type NextWay = Extract<SignInIntent, 'sign-up' | 'log-in'>;

type Props = {
  state: 'waiting' | 'account-not-found';
  /** The way that was chosen, while the page is being left by it. */
  leavingBy: NextWay | null;
  onCreateAccount: () => void;
  onTryAnother: () => void;
};

export const AuthRedirect = ({ state, ...ways }: Props) => (
  <main className={styles.screen}>
    <Logo href={paths.landing} className={styles.logo} />
    <div className={styles.line}>
      <FlowLine state={state === 'waiting' ? 'thinking' : 'offline'} progress={0.42} seed={5} />
    </div>
    <div className={styles.words}>{state === 'waiting' ? <Waiting /> : <NotFound {...ways} />}</div>
  </main>
);

const Waiting = () => (
  <>
    <h1 className="flare">Signing you in</h1>
    <p role="status">Google has said yes. One moment.</p>
  </>
);

const NotFound = ({ leavingBy, onCreateAccount, onTryAnother }: Omit<Props, 'state'>) => (
  <>
    <h1 className="flare">Account Not Found</h1>
    <p role="status">That Google account has no Flow account yet. Create one, or try another email.</p>
    <div className={styles.ways}>
      <Button kind="flow" size="large" busy={leavingBy === 'sign-up' ? opening : undefined} onClick={onCreateAccount}>
        Create New Account
      </Button>
      <Button kind="line" size="large" busy={leavingBy === 'log-in' ? opening : undefined} onClick={onTryAnother}>
        Try Another Email
      </Button>
    </div>
  </>
);

const opening = 'Opening Google…';
