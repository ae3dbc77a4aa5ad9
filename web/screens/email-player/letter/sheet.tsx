import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './sheet.module.css';

export const Sheet = ({ children }: { children: ReactNode }) => <div className={styles.place}>{children}</div>;

/** `what`: a noun such as 'email'. */
export const Coming = ({ what }: { what: string }) => (
  <p className={styles.quiet} role="status">
    Fetching this {what} from Google.
  </p>
);

export const Refused = ({ words, again }: { words: string; again: () => void }) => (
  <div className={styles.quiet} role="alert">
    <p>{words}</p>
    <Button kind="line" onClick={again}>
      Try again
    </Button>
  </div>
);

/** `words` explain why Flow does not show it. */
export const KeptOut = ({ words }: { words: string }) => (
  <div className={styles.quiet}>
    <FileX size={32} strokeWidth={1.5} aria-hidden="true" />
    <p>{words}</p>
  </div>
);
