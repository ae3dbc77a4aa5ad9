// Shown while a screen's code loads: background and wordmark, without motion.
import { Wordmark } from '#web/ui/logo.tsx';
import styles from './shell.module.css';

export const Shell = () => (
  <main className={styles.shell} aria-busy="true">
    <Wordmark className={styles.word} />
    <h1 className="sr">Loading</h1>
  </main>
);
