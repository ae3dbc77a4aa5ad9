// Limits expensive work: in total, and per person.
import { Problem, type ProblemCode } from '#domain/problem.ts';

/** Rejects with the signal's reason if cancelled before its turn. */
export type Turns = <Result>(who: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** `waiting`: the most waiting calls per person. One more throws `full`. `line`: in total. */
export const takeTurns = (most: {
  together: number;
  each: number;
  waiting: number;
  line?: number;
  full: ProblemCode;
}): Turns => {
  const queue: { who: string; begin: () => void }[] = [];
  const busy = new Map<string, number>();
  const busyOf = (who: string): number => busy.get(who) ?? 0;
  const together = (): number => [...busy.values()].reduce((sum, count) => sum + count, 0);
  const beginNext = (): void => {
    const at = together() < most.together ? queue.findIndex(({ who }) => busyOf(who) < most.each) : -1;
    const [next] = at < 0 ? [] : queue.splice(at, 1);
    if (next === undefined) return;
    busy.set(next.who, busyOf(next.who) + 1);
    next.begin();
  };
  const end = (who: string): void => {
    const left = busyOf(who) - 1;
    if (left === 0) busy.delete(who);
    else busy.set(who, left);
    beginNext();
  };
  const isFull = (who: string): boolean =>
    queue.filter((one) => one.who === who).length >= most.waiting ||
    queue.length >= (most.line ?? Number.POSITIVE_INFINITY);
  const turn = (who: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((begin, leave) => {
      const waits = { who, begin: () => begin() };
      queue.push(waits);
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(waits);
        if (at < 0) return;
        queue.splice(at, 1);
        leave(signal.reason);
      });
      beginNext();
    });
  return async (who, work, signal) => {
    signal?.throwIfAborted();
    if (isFull(who)) throw new Problem(most.full, { retryAfter: 1 });
    await turn(who, signal);
    try {
      return await work();
    } finally {
      end(who);
    }
  };
};
