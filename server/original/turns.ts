// Work that goes to the outside, so much at once and no more: for everyone together, and for each person.
import { Problem } from '#domain/problem.ts';

export type Turns = <Result>(who: string, work: () => Promise<Result>) => Promise<Result>;

/** `waiting`: of one person, beyond which they are told that it is too much. */
export const takeTurns = (most: { together: number; each: number; waiting: number }): Turns => {
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
  return async (who, work) => {
    if (queue.filter((one) => one.who === who).length >= most.waiting) throw new Problem('picture.busy');
    await new Promise<void>((begin) => {
      queue.push({ who, begin });
      beginNext();
    });
    try {
      return await work();
    } finally {
      end(who);
    }
  };
};
