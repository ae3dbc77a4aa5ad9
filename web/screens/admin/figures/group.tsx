// A group of figures under a title, and a panel for a chart.
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './group.module.css';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Side by side on a wide screen. */
export const Pair = ({ wideFirst, children }: { wideFirst?: true; children: ReactNode }) => (
  <div className={classNames(styles.pair, wideFirst && styles.wideFirst)}>{children}</div>
);

export const Panel = ({ children }: { children: ReactNode }) => <div className={styles.panel}>{children}</div>;

/** Why there is nothing to show. */
export const Nothing = ({ children }: { children: string }) => <p className={styles.nothing}>{children}</p>;
