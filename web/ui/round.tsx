// A round thumb button: play or talk, in each state of the conversation.
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
