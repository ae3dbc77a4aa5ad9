// An icon-only button. Its label is for screen readers and the tooltip.
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

export const IconButton = ({ label, className, ...rest }: Props) => (
  <button type="button" aria-label={label} title={label} {...rest} className={classNames(styles.button, className)} />
);
