// One of a few, side by side: native radio buttons, for arrow keys and screen readers.
import { useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './choice.module.css';

type Props<Value extends string> = {
  name: string;
  options: readonly Value[];
  chosen: Value;
  /** The words of an option. Default: the option itself. */
  words?: (option: Value) => string;
  onChoose: (option: Value) => void;
};

export function Choice<Value extends string>({ name, options, chosen, words = (it) => it, onChoose }: Props<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="sr">{name}</legend>
      {options.map((option) => (
        <label key={option} className={classNames(option === chosen && styles.chosen)}>
          <input
            className="sr"
            type="radio"
            name={group}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {words(option)}
        </label>
      ))}
    </fieldset>
  );
}
