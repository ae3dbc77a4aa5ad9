// The header of the prices. Without script, its doors lead to the landing.
import type { MouseEvent } from 'react';
import type { SignInIntent } from '#domain/account.ts';
import { paths } from '#web/paths.ts';
import { publicPaths } from '#web/public-paths.ts';
import { useSignIn } from '#web/screens/landing/use-sign-in.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './top.module.css';

export const Top = () => {
  const { state } = useSession();
  const { starting, start } = useSignIn();
  const door = (intent: SignInIntent) => ({
    href: paths.landing,
    onClick: (event: MouseEvent): void => {
      event.preventDefault();
      void start(intent);
    },
  });
  return (
    <header className={styles.top}>
      <Logo href={paths.landing} />
      <nav aria-label="Main">
        <a href="/#how-it-works">How it works</a>
        <a href="/#hear-it">Hear it</a>
        <a href={publicPaths.pricing} aria-current="page">
          Pricing
        </a>
      </nav>
      <div className={styles.doors}>
        {state === 'signed-in' ? (
          <ButtonLink href={paths.emailPlayer}>Back to Flow</ButtonLink>
        ) : (
          <>
            <ButtonLink kind="ghost" {...door('log-in')}>
              {starting === 'log-in' ? 'Opening' : 'Log In'}
            </ButtonLink>
            <ButtonLink {...door('sign-up')}>{starting === 'sign-up' ? 'Opening' : 'Sign Up'}</ButtonLink>
          </>
        )}
      </div>
    </header>
  );
};
