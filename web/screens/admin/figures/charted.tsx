// A chart with the same figures as a table behind it, for everybody who would rather read them.
import { type ReactNode, useId, useState } from 'react';
import styles from './charted.module.css';

type Props = {
  /** What the chart shows, with its first and its last value. */
  label: string;
  head: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
  children: ReactNode;
};

export function Charted({ label, head, rows, children }: Props) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <figure className={styles.charted}>
      <div id={id}>
        {asTable ? <Rows label={label} head={head} rows={rows} /> : <ChartOnly label={label}>{children}</ChartOnly>}
      </div>
      <button type="button" className={styles.turn} aria-controls={id} onClick={() => setAsTable((before) => !before)}>
        {asTable ? 'Show the chart' : 'Show the table'}
        <span className="sr">: {label}</span>
      </button>
    </figure>
  );
}

const ChartOnly = ({ label, children }: Pick<Props, 'label' | 'children'>) => (
  <div role="img" aria-label={label}>
    {children}
  </div>
);

const Rows = ({ label, head, rows }: Omit<Props, 'children'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus.
  <section className={styles.scroll} aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, nth) => (
              <td key={head[nth + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
