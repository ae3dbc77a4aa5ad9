import { useState } from 'react';
import { signIn } from '#web/session/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './demonstration-note.module.css';

export function DemonstrationNote() {
  const [opening, setOpening] = useState(false);
  const start = async (): Promise<void> => {
    setOpening(true);
    if (!(await signIn('sign-up'))) setOpening(false);
  };
  return (
    <>
      <span className={styles.note}>
        <span className={styles.short} aria-hidden="true">
          Demo
        </span>
        <span className={styles.whole}>Demonstration: nothing leaves this page</span>
      </span>
      <Button className={styles.own} busy={opening ? 'Opening' : undefined} onClick={() => void start()}>
        Sign Up
      </Button>
    </>
  );
}
