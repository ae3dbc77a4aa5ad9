// A round button for the thumb: play or talk, in each of the states that say who has the floor.
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './round.module.css';

export type RoundKind = 'play' | 'play-quiet' | 'talk' | 'talk-open' | 'talk-live' | 'talk-blocked' | 'talk-none';

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & { kind: RoundKind; label: string };

export const Round = ({ kind, label, className, ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...rest}
    className={classNames(styles.round, styles[kind], className)}
  />
);
