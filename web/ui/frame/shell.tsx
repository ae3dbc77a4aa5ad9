// What stands while a screen's code is on its way: the paper and the name, nothing that moves.
import { Wordmark } from '#web/ui/logo.tsx';
import styles from './shell.module.css';

export const Shell = () => (
  <main className={styles.shell} aria-busy="true">
    <Wordmark className={styles.word} />
    <h1 className="sr">Loading</h1>
  </main>
);
