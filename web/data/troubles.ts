import type { LiveEvent } from '#api/live.ts';
import { isProblemCode, problems } from '#domain/problem.ts';
import { deviceObservable } from './observable.ts';

export type LedgerTrouble = Extract<LiveEvent, { kind: 'troubles' }>['troubles'][number];

export const troubles = deviceObservable((): readonly LedgerTrouble[] => []);

/** Announces each problem once, and again only after a recovery. Returns a function that stops. */
export const tellTroubles = (tell: (words: { title: string; text: string }) => void): (() => void) => {
  let known: readonly string[] = [];
  const check = (): void => {
    const now = troubles.current();
    for (const one of now) if (!known.includes(one.ledger)) tell(wordsOf(one));
    known = now.map(({ ledger }) => ledger);
  };
  check();
  const stop = troubles.subscribe(check);
  return () => {
    stop();
    troubles.become([]);
  };
};

const wordsOf = ({ title, problem }: LedgerTrouble) => ({
  title: `Flow can’t update your ${title} right now. Everything else goes on.`,
  text: isProblemCode(problem) ? problems[problem].title : problems.unexpected.title,
});
