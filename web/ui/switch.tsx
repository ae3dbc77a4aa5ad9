import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

type Props = { on: boolean; name: string; children?: ReactNode; onChange: (on: boolean) => void };

export function Switch({ on, name, children, onChange }: Props) {
  const id = useId();
  return (
    <label className={styles.switch} htmlFor={id}>
      <input id={id} type="checkbox" role="switch" checked={on} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {name}
        {children && <small>{children}</small>}
      </span>
    </label>
  );
}
