// A text field with its label and error.
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

type Props = ComponentProps<'input'> & { label: string; error?: string | undefined };

export const Field = ({ label, error, id, className, ...rest }: Props) => {
  const made = useId();
  const field = id ?? made;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={field}>{label}</label>
      <input
        {...rest}
        id={field}
        className={styles.input}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${field}-error`}
      />
      {error !== undefined && (
        <span id={`${field}-error`} className={styles.error} role="alert">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {error}
        </span>
      )}
    </div>
  );
};
