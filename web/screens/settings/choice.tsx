// A native list of choices, with its reason below.
import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

type Props = {
  name: string;
  value: string;
  options: readonly { value: string; name: string }[];
  onChoose: (value: string) => void;
  children?: ReactNode;
};

export function Choice({ name, value, options, onChoose, children }: Props) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>
        {name}
        {children && <small id={`${id}-why`}>{children}</small>}
      </label>
      <select
        id={id}
        value={value}
        aria-describedby={children ? `${id}-why` : undefined}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
