// Words that take turns in the same spot. Screen readers skip them, and they stand still under reduced motion.
import { useEffect, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  words: readonly string[];
  /** Milliseconds per word. */
  every: number;
  classes: { word: string | undefined; on: string | undefined; out: string | undefined };
};

export const Turning = ({ words, every, classes }: Props) => {
  const turn = useTurn(every);
  const at = turn % words.length;
  const before = turn === 0 ? -1 : (turn - 1) % words.length;
  return words.map((word, index) => (
    <span key={word} className={classNames(classes.word, index === at && classes.on, index === before && classes.out)}>
      {word}
    </span>
  ));
};

const useTurn = (every: number): number => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const turning = setInterval(() => setTurn((last) => last + 1), every);
    return () => clearInterval(turning);
  }, [every]);
  return turn;
};
