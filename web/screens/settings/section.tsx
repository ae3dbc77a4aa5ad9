import type { ReactNode } from 'react';
import styles from './settings.module.css';

type Props = { id: string; title: string; children: ReactNode };

export const Section = ({ id, title, children }: Props) => (
  <section className={styles.section} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <h2 id={`${id}-title`}>{title}</h2>
    <div className={styles.rows}>{children}</div>
  </section>
);
