// The text of a draft while it is typed. A space is seen as it is typed, and told to the draft as its key is let go: who holds the key
// to talk has changed nothing, and what was read back may still be sent.
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { edit } from '#web/commands/draft-box.ts';

export const useTyping = (text: string) => {
  const isSpaceDown = useRef(false);
  const [untold, setUntold] = useState<{ typed: string; over: string } | null>(null);
  // What is dictated meanwhile is more than a space.
  const typed = untold?.over === text ? untold.typed : text;
  const tell = (): void => {
    isSpaceDown.current = false;
    setUntold(null);
    if (typed !== text) edit({ text: typed });
  };
  return {
    shown: typed,
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>): void => {
      if (isSpaceDown.current) setUntold({ typed: target.value, over: text });
      else edit({ text: target.value });
    },
    onKeyDown: ({ key }: KeyboardEvent): void => {
      if (key !== ' ') tell();
      else isSpaceDown.current = true;
    },
    onKeyUp: ({ key }: KeyboardEvent): void => {
      if (key === ' ') tell();
    },
    onBlur: tell,
  };
};
