// Keycaps: the key beside the word that does the same.
import styles from './kbd.module.css';

/** `hidden`: the name of the button says enough for ears. */
export const Kbd = ({ children, hidden = false }: { children: string; hidden?: boolean }) => (
  <kbd className={styles.key} aria-hidden={hidden || undefined}>
    {children}
  </kbd>
);

export const Kbds = ({ keys, hidden = false }: { keys: readonly string[]; hidden?: boolean }) => (
  <span className={styles.keys} aria-hidden={hidden || undefined}>
    {keys.map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
  </span>
);

/** Its command key is the one that means an application's own; Ctrl belongs to the text there. */
export const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(globalThis.navigator?.platform ?? '');
