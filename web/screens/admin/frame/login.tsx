// The door of the admin area: Google, or an address and its password, and a code where the operator uses one.
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { User } from '#domain/account.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './login.module.css';
import { useLogin, type Login as Way } from './use-login.ts';

/** `user`: an admin whose session is not an operator's. */
export function Login({ user }: { user: User | null }) {
  const login = useLogin();
  const [query, setQuery] = useSearchParams();
  const afterGoogle = user !== null && query.get('code') === 'due';
  return (
    <div className={styles.page}>
      <header>
        <Logo href={paths.landing} className={styles.logo} />
      </header>
      <main className={styles.door}>
        <h1 className="flare">Admin</h1>
        {afterGoogle ? (
          <Code login={login} email={user.email} onOther={() => setQuery({}, { replace: true })} />
        ) : (
          <Ways login={login} user={user} />
        )}
      </main>
    </div>
  );
}

function Ways({ login, user }: { login: Way; user: User | null }) {
  const { busy } = login;
  return (
    <>
      <p>
        {user === null
          ? 'For the people who run this Flow.'
          : `You’re signed in as ${user.email}. The admin area asks once more who you are.`}
      </p>
      <Button
        size="large"
        busy={busy === 'google' ? 'Opening Google' : undefined}
        disabled={busy !== null && busy !== 'google'}
        onClick={() => void login.withGoogle()}
      >
        Sign in with Google
      </Button>
      <p className={styles.or}>
        <span>or</span>
      </p>
      <PasswordForm login={login} email={user?.email ?? ''} />
    </>
  );
}

function PasswordForm({ login, email: known }: { login: Way; email: string }) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { busy, trouble, codeDue } = login;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void login.withPassword({ email, password, code });
      }}
    >
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={128}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {codeDue && <CodeField code={code} onCode={setCode} />}
      <Trouble words={trouble} />
      <Button
        type="submit"
        kind="flow"
        size="large"
        busy={busy === 'email' ? 'Signing in' : undefined}
        disabled={busy === 'google'}
      >
        Sign In with Email
      </Button>
      <p className={styles.hint}>
        A password must be set first. On the host, <code>npm run operator -- add &lt;your address&gt;</code> prints a
        link for it.
      </p>
    </form>
  );
}

function Code({ login, email, onOther }: { login: Way; email: string; onOther: () => void }) {
  const [code, setCode] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void login.withCode(code);
      }}
    >
      <p>{`Google says that you’re ${email}.`}</p>
      <CodeField code={code} onCode={setCode} />
      <Trouble words={login.trouble} />
      <Button type="submit" kind="flow" size="large" busy={login.busy === 'code' ? 'Checking' : undefined}>
        Go on
      </Button>
      <Button kind="ghost" onClick={onOther}>
        Sign in another way
      </Button>
    </form>
  );
}

const CodeField = ({ code, onCode }: { code: string; onCode: (code: string) => void }) => (
  <Field
    label="Code of your authenticator, or a recovery code"
    autoComplete="one-time-code"
    autoCapitalize="off"
    spellCheck={false}
    autoFocus
    required
    maxLength={40}
    value={code}
    onChange={({ target }) => onCode(target.value)}
  />
);

const Trouble = ({ words }: { words: string | null }) =>
  words !== null && (
    <p className={styles.trouble} role="alert">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      {words}
    </p>
  );
