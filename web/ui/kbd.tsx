// Keycaps, shown next to the action they trigger.
import styles from './kbd.module.css';

/** `hidden`: the button's name is enough for screen readers. */
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

/** On Apple systems the application shortcut uses Command. Ctrl belongs to text editing there. */
export const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(globalThis.navigator?.platform ?? '');
