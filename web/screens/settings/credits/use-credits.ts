import { useCallback, useEffect, useState } from 'react';
import type { CreditLine } from '#domain/credits.ts';
import { problemDetails } from '#domain/problem.ts';
import { askCredits } from '#web/data/credits.ts';
import { creditsLeft } from '#web/data/credits-now.ts';

export type CreditList = {
  /** Null until the first answer. */
  lines: readonly CreditLine[] | null;
  frozen: boolean;
  more: string | null;
  /** Why the last call failed; empty without trouble. */
  trouble: string;
  busy: boolean;
  ask: () => void;
  askMore: () => void;
};

/** Begins again with the newest whenever the balance changes. */
export const useCredits = (): CreditList => {
  const [list, setList] = useState<Pick<CreditList, 'lines' | 'frozen' | 'more'>>({
    lines: null,
    frozen: false,
    more: null,
  });
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const take = useCallback(
    (asked: ReturnType<typeof askCredits>, earlier: readonly CreditLine[]): Promise<void> =>
      asked
        .then(
          ({ lines, frozen, more }) => {
            setList({ lines: [...earlier, ...lines], frozen, more });
            setTrouble('');
          },
          (error: unknown) => setTrouble(problemDetails(error).title),
        )
        .finally(() => setBusy(false)),
    [],
  );
  const ask = useCallback(() => void take(askCredits(), []), [take]);
  useEffect(() => {
    void take(askCredits(), []);
    return creditsLeft.subscribe(ask);
  }, [ask, take]);
  const askMore = (): void => {
    if (list.more === null) return;
    setBusy(true);
    void take(askCredits(list.more), list.lines ?? []);
  };
  return { ...list, trouble, busy, ask, askMore };
};
