// Operators who refresh, or who look at the same time, share one answer for a moment, so that looking costs the people who use Flow little.
import type { FigureRange } from '#domain/figure-range.ts';

type Ask<Tx, Answer> = (tx: Tx, range: FigureRange) => Promise<Answer>;

/** The same range gets the same answer for a minute if it has a week or more, and else for ten seconds. A failure is not kept. */
export const recentAnswer = <Tx, Answer>(ask: Ask<Tx, Answer>): Ask<Tx, Answer> => {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>();
  return (tx, range) => {
    const now = range.now.getTime();
    for (const [key, { until }] of kept) if (until <= now) kept.delete(key);
    const key = [range.from.getTime(), range.to.getTime(), range.zone, range.today].join();
    const known = kept.get(key);
    if (known !== undefined) return known.answer;
    const answer = ask(tx, range);
    kept.set(key, { until: now + (range.days >= 7 ? 60_000 : 10_000), answer });
    answer.catch(() => kept.delete(key));
    return answer;
  };
};
