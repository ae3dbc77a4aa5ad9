import type { SignInIntent } from '#domain/account.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LinePage, Ways } from '#web/ui/frame/line-page.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './auth-redirect.module.css';

export type NextWay = Extract<SignInIntent, 'sign-up' | 'log-in'>;

type Props = {
  state: 'waiting' | 'account-not-found';
  /** The chosen option, while the page navigates away. */
  leavingBy: NextWay | null;
  onCreateAccount: () => void;
  onTryAnother: () => void;
};

export const AuthRedirect = ({ state, ...ways }: Props) => (state === 'waiting' ? <Waiting /> : <NotFound {...ways} />);

const logo = <Logo href={paths.landing} className={styles.logo} />;

const Waiting = () => (
  <LinePage line="thinking" title="Signing you in" head={logo}>
    <p role="status">One moment.</p>
  </LinePage>
);

const NotFound = ({ leavingBy, onCreateAccount, onTryAnother }: Omit<Props, 'state'>) => (
  <LinePage line="offline" title="Account Not Found" head={logo}>
    <p role="status">That Google account has no Flow account yet. Create one, or try another email.</p>
    <Ways>
      <Button kind="flow" size="large" busy={leavingBy === 'sign-up' ? opening : undefined} onClick={onCreateAccount}>
        Create New Account
      </Button>
      <Button kind="line" size="large" busy={leavingBy === 'log-in' ? opening : undefined} onClick={onTryAnother}>
        Try Another Email
      </Button>
    </Ways>
  </LinePage>
);

const opening = 'Opening Google…';
