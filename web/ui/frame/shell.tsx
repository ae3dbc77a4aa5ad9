// What stands while a screen's code is on its way: the paper and the name, nothing that moves.
import { paths } from '#web/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import styles from './shell.module.css';

export const Shell = () => (
  <main className={styles.shell} aria-busy="true">
    <Logo to={paths.landing} />
    <p className="sr" role="status">
      Loading
    </p>
  </main>
);
