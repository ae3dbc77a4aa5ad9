// A one-column screen: way back, title, and a refresh button, also on R.
import { ArrowLeft, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import styles from './column-page.module.css';

type Props = {
  title: string;
  back: { to: string; label: string };
  /** `busy`: the label during the refresh. */
  again?: { words: string; busy: string | undefined; run: () => void };
  /** Stands before the refresh button. */
  aside?: ReactNode;
  children: ReactNode;
};

export function ColumnPage({ title, back, again, aside, children }: Props) {
  useKeyR(again?.run);
  return (
    <div className={styles.column}>
      <header className={styles.head}>
        <Link to={back.to} aria-label={back.label}>
          <ArrowLeft size={21} strokeWidth={1.75} aria-hidden="true" />
        </Link>
        <h1 className="flare">{title}</h1>
        <span className={styles.aside}>{aside}</span>
        {again && (
          <Button busy={again.busy} onClick={again.run}>
            <RotateCw size={17} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.word}>{again.words}</span>
            <span className={styles.key}>
              <Kbd hidden>R</Kbd>
            </span>
          </Button>
        )}
      </header>
      {children}
    </div>
  );
}

const useKeyR = (run: (() => void) | undefined): void => {
  useEffect(() => {
    if (run === undefined) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'r' || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      if (event.target instanceof HTMLInputElement) return;
      run();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [run]);
};
