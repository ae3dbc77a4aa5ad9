// What is said in the header, quietly and for good, of a mailbox that is nobody's real one; and from a demonstration the way to one's own.

import { useSignIn } from '#web/screens/landing/use-sign-in.ts';
import { isDemonstration, type Session } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './mailbox-note.module.css';

/** The same element each time. */
export const noteOf = (session: Session) => {
  if (isDemonstration(session)) return demonstration;
  return session.localGoogle && local;
};

const local = <span className={styles.note}>Local demo account</span>;

function Demonstration() {
  const { starting, start } = useSignIn();
  return (
    <>
      <span className={styles.note}>
        <span className={styles.short} aria-hidden="true">
          Demo
        </span>
        <span className={styles.whole}>Demonstration: nothing leaves this page</span>
      </span>
      <Button
        className={styles.own}
        busy={starting === null ? undefined : 'Opening'}
        onClick={() => void start('sign-up')}
      >
        Sign Up
      </Button>
    </>
  );
}

const demonstration = <Demonstration />;
