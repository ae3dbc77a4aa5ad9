// Native radio buttons, for arrow keys and screen readers.
import { useId } from 'react';
import styles from './segments.module.css';

type Props<Value> = {
  name: string;
  options: readonly { value: Value; name: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

export function Segments<Value extends string | number>({ name, options, chosen, onChoose }: Props<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.segments}>
      <legend>{name}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              className="sr"
              type="radio"
              name={group}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            <span className={styles.choice}>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
