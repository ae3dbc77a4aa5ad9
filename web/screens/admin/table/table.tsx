// The tables of the admin area.
import type { ReactNode } from 'react';
import styles from './table.module.css';

/** `name`: for screen readers. `head`: the column titles. */
export const Table = ({ name, head, children }: { name: string; head: readonly string[]; children: ReactNode }) => (
  // The region scrolls sideways by keyboard, too.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus.
  <section className={styles.scroll} aria-label={name} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);
