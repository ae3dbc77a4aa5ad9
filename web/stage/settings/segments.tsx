// One of a few, all in view: the browser's own radio buttons, so that arrows and screen readers know them.
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
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
