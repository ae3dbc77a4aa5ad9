// A page with one line and a few words: progress or an error.
import type { ReactNode } from 'react';
import { FlowLine } from '#web/ui/line/flow-line.tsx';
import type { LineState } from '#web/ui/line/line-state.ts';
import styles from './line-page.module.css';

type Props = {
  line: LineState;
  title: string;
  head?: ReactNode;
  /** Announced to screen readers at once. */
  alert?: boolean;
  children: ReactNode;
};

export const LinePage = ({ line, title, head, alert = false, children }: Props) => (
  <main className={styles.page}>
    {head}
    <div className={styles.line}>
      <FlowLine state={line} progress={0.42} seed={5} />
    </div>
    <div className={styles.words} role={alert ? 'alert' : undefined}>
      <h1 className="flare">{title}</h1>
      {children}
    </div>
  </main>
);

/** In a row if there is room. */
export const Ways = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>;
