// A row of the settings: what it is, what it means, and its buttons.
import type { ReactNode } from 'react';
import styles from './leaving.module.css';

type Props = { title: string; actions?: ReactNode; children: ReactNode };

export const Row = ({ title, actions, children }: Props) => (
  <section className={styles.row} aria-label={title}>
    <div className={styles.words}>
      <h3>{title}</h3>
      {children}
    </div>
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </section>
);
