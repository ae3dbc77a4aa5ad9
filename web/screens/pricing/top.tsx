// The header of the prices.
import { paths } from '#web/paths.ts';
import { publicPaths } from '#web/public-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { SignInLink, type SignInWay } from './sign-in-link.tsx';
import styles from './top.module.css';

export const Top = ({ isSignedIn, way }: { isSignedIn: boolean; way: SignInWay }) => (
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
      {isSignedIn ? (
        <ButtonLink href={paths.emailPlayer}>Back to Flow</ButtonLink>
      ) : (
        <>
          <SignInLink kind="ghost" intent="log-in" way={way}>
            Log In
          </SignInLink>
          <SignInLink intent="sign-up" way={way}>
            Sign Up
          </SignInLink>
        </>
      )}
    </div>
  </header>
);
