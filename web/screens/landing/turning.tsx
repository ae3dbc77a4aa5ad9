// Words that take turns in the same spot. They stand still under the pointer, with the focus, and under reduced motion.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  words: readonly string[];
  /** Milliseconds per word. */
  every: number;
  classes: { word: string | undefined; on: string | undefined; out: string | undefined };
};

export const Turning = ({ words, every, classes }: Props) => {
  const first = useRef<HTMLSpanElement>(null);
  const turn = useTurn(every, first);
  const at = turn % words.length;
  const before = turn === 0 ? -1 : (turn - 1) % words.length;
  return words.map((word, index) => (
    <span
      key={word}
      ref={index === 0 ? first : null}
      className={classNames(classes.word, index === at && classes.on, index === before && classes.out)}
    >
      {word}
    </span>
  ));
};

const useTurn = (every: number, word: RefObject<HTMLSpanElement | null>): number => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const isRead = (): boolean => word.current?.parentElement?.matches(':hover, :focus-within') ?? false;
    const turning = setInterval(() => isRead() || setTurn((last) => last + 1), every);
    return () => clearInterval(turning);
  }, [every, word]);
  return turn;
};
