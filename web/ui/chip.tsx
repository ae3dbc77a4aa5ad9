// A chip: one thing that can be done to what is open, with the key that does the same.
import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { Kbd } from './kbd.tsx';

type Props = ComponentProps<'button'> & { icon: ReactNode; shortcut?: string; on?: boolean };

export const Chip = ({ icon, shortcut, on = false, className, children, ...rest }: Props) => (
  <button type="button" {...rest} className={classNames(styles.chip, on && styles.on, className)}>
    {icon}
    {children}
    {shortcut !== undefined && <Kbd hidden>{shortcut}</Kbd>}
  </button>
);
