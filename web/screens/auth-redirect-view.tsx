// How coming back from Google looks: waiting, an account that Flow does not know, or a reason why it did not work.
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { FlowLine } from '#web/ui/line/flow-line.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './auth-redirect.module.css';

export type AuthRedirectState =
  | { kind: 'waiting' }
  | { kind: 'account-not-found'; email?: string | undefined }
  /** `message`: the sentence of `domain/problem.ts`. */
  | { kind: 'failed'; message: string };

type Props = {
  state: AuthRedirectState;
  onCreateAccount: () => void;
  onTryAnother: () => void;
  onRetry: () => void;
};

export const AuthRedirect = ({ state, onCreateAccount, onTryAnother, onRetry }: Props) => (
  <main className={styles.screen}>
    <Logo to={paths.landing} large className={styles.logo} />
    <div className={styles.line}>
      <FlowLine state={state.kind === 'waiting' ? 'thinking' : 'offline'} progress={0.42} seed={5} />
    </div>
    <div className={styles.words}>
      {state.kind === 'waiting' && <Waiting />}
      {state.kind === 'account-not-found' && (
        <NotFound email={state.email} onCreateAccount={onCreateAccount} onTryAnother={onTryAnother} />
      )}
      {state.kind === 'failed' && <Failed message={state.message} onRetry={onRetry} />}
    </div>
  </main>
);

const Waiting = () => (
  <>
    <h1 className="flare">Signing you in</h1>
    <p role="status">Google has said yes. One moment.</p>
  </>
);

const NotFound = ({
  email,
  onCreateAccount,
  onTryAnother,
}: Pick<Props, 'onCreateAccount' | 'onTryAnother'> & { email: string | undefined }) => (
  <>
    <h1 className="flare">Account Not Found</h1>
    <p role="status">
      {email === undefined ? 'That Google account' : email} has no Flow account yet. Create one, or choose another
      address.
    </p>
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

const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <>
    <h1 className="flare">Not signed in</h1>
    <p role="alert">{message}</p>
    <div className={styles.ways}>
      <Button kind="flow" size="large" onClick={onRetry}>
        Try again
      </Button>
    </div>
  </>
);
