// A chip: one thing that can be done to what is open, with the key that does the same. What is open changes under it, so a
// double click, and a key held down, act once.
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { Kbd } from './kbd.tsx';

type Props = ComponentProps<'button'> & { icon: ReactNode; shortcut?: string; on?: boolean };

export const Chip = ({ icon, shortcut, on = false, className, children, onClick, ...rest }: Props) => (
  <button
    type="button"
    title={titleOf(children, shortcut)}
    {...rest}
    className={classNames(styles.chip, on && styles.on, className)}
    onClick={(event) => isFirst(event) && onClick?.(event)}
    onKeyDown={keepFromRepeating}
  >
    {icon}
    <span>{children}</span>
    {shortcut !== undefined && <Kbd hidden>{shortcut}</Kbd>}
  </button>
);

/** Where there is no room for the word or its key, pointing tells them. */
const titleOf = (children: ReactNode, shortcut: string | undefined): string | undefined =>
  typeof children === 'string' && shortcut !== undefined ? `${children} (${shortcut})` : undefined;

/** The second click of a double click would fall on the next mail. */
const isFirst = ({ detail }: MouseEvent): boolean => detail <= 1;

/** The browser presses a focused button again and again while Enter is held. */
const keepFromRepeating = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};
