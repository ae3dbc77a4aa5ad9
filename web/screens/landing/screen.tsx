import { paths } from '#web/paths.ts';
import { publicPaths } from '#web/public-paths.ts';
import { useLeaveWhenSignedIn } from '#web/session/signed-out.ts';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Below } from './below.tsx';
import { Hero } from './hero.tsx';
import styles from './screen.module.css';
import { useOwedSignOut } from './use-owed-sign-out.ts';
import { useSignIn } from './use-sign-in.ts';

export default function Landing() {
  useLeaveWhenSignedIn();
  useOwedSignOut();
  const { starting, start } = useSignIn();
  return (
    <>
      <div className={styles.page}>
        <header className={styles.top}>
          <Logo href={paths.landing} />
          <nav className={styles.ways} aria-label="This page">
            <a href="#how-it-works">How it works</a>
            <a href="#hear-it">Hear it</a>
            <a href={publicPaths.pricing} target="_blank" rel="noopener">
              Pricing
            </a>
          </nav>
          <div className={styles.doors}>
            <Button
              kind="ghost"
              busy={starting === 'log-in' ? 'Opening' : undefined}
              onClick={() => void start('log-in')}
            >
              Log In
            </Button>
            <Button
              kind="line"
              busy={starting === 'sign-up' ? 'Opening' : undefined}
              onClick={() => void start('sign-up')}
            >
              Sign Up
            </Button>
          </div>
        </header>
        <Hero starting={starting === 'try'} onTry={() => void start('try')} />
      </div>
      <Below start={start} />
    </>
  );
}
