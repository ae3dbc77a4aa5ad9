// Reports typed text to the draft. It reports a typed space on key up: holding Space means push to talk, which must not
// change a draft after its read-back.
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { edit } from '#web/commands/draft-box.ts';

export const useTyping = (text: string) => {
  const isSpaceDown = useRef(false);
  const [untold, setUntold] = useState<{ typed: string; over: string } | null>(null);
  // Dictation changed more than that space.
  const typed = untold?.over === text ? untold.typed : text;
  const tell = (): void => {
    isSpaceDown.current = false;
    setUntold(null);
    if (typed !== text) edit({ text: typed }, { byHand: true });
  };
  return {
    shown: typed,
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>): void => {
      if (isSpaceDown.current) setUntold({ typed: target.value, over: text });
      else edit({ text: target.value }, { byHand: true });
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
