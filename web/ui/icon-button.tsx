// A button that is only an icon; its label is for ears and for the pointer's tip.
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

export const IconButton = ({ label, className, ...rest }: Props) => (
  <button type="button" aria-label={label} title={label} {...rest} className={classNames(styles.button, className)} />
);
