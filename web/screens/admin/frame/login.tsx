// The door of the admin area.
import type { User } from '#domain/account.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './login.module.css';

/** `user`: an admin whose session is not an operator's. */
export function Login({ user }: { user: User | null }) {
  return (
    <div className={styles.page}>
      <header>
        <Logo href={paths.landing} className={styles.logo} />
      </header>
      <main className={styles.door}>
        <h1 className="flare">Admin</h1>
        <p>
          {user === null
            ? 'For the people who run this Flow.'
            : `You’re signed in as ${user.email}. The admin area asks once more who you are.`}
        </p>
        <ButtonLink kind="flow" size="large" href="/operator/sign-in">
          Sign in
        </ButtonLink>
      </main>
    </div>
  );
}
