// The one field of 'Try it here', before and after its demonstration comes.
import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './try-it.module.css';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  words: string;
  onWords: (words: string) => void;
  onSay: () => void;
  onFocus?: () => void;
};

export const AskForm = ({ field, words, onWords, onSay, onFocus }: Props) => (
  <form
    className={styles.ask}
    onSubmit={(event) => {
      event.preventDefault();
      onSay();
    }}
  >
    <input
      ref={field}
      aria-label="Type something to this inbox"
      placeholder="Type something to this inbox"
      value={words}
      maxLength={300}
      autoComplete="off"
      autoCapitalize="none"
      enterKeyHint="send"
      onFocus={onFocus}
      onChange={({ target }) => onWords(target.value)}
    />
    <Button type="submit" kind="flow">
      Do it
    </Button>
  </form>
);
