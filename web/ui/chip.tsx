// A chip: an action on the open mail, with its key. The mail changes under it, so double clicks and held keys act once.
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

/** A tooltip shows the word or key that does not fit. */
const titleOf = (children: ReactNode, shortcut: string | undefined): string | undefined =>
  typeof children === 'string' && shortcut !== undefined ? `${children} (${shortcut})` : undefined;

/** The second click would hit the next mail. */
const isFirst = ({ detail }: MouseEvent): boolean => detail <= 1;

/** Browsers repeat the click while the person holds Enter. */
const keepFromRepeating = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};
