// A word with an explanation that shows on hover and on focus. Escape hides it.
import { type ReactNode, useId, useState } from 'react';
import styles from './hint.module.css';

export function Hint({ children, explains }: { children: ReactNode; explains: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.hint} onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        className={styles.word}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        {children}
      </button>
      <span id={id} role="tooltip" className={styles.tip} hidden={!open}>
        {explains}
      </span>
    </span>
  );
}
