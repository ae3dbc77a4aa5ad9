// The ledger of promises. Each swap replaces the person's mark on one promise.
import * as z from 'zod/mini';
import { PromiseId, PromiseMark, type PromiseMarks } from '#domain/promise.ts';
import type { Subject } from '#domain/subject.ts';
import { type DoneOf, defineLedger, doneSchema, editSchema } from './define-ledger.ts';

const MarkSwap = z.object({ of: z.literal('mark'), key: PromiseId, was: PromiseMark, is: PromiseMark });
type MarkSwap = z.infer<typeof MarkSwap>;

const MarkPromise = z.object({
  ledger: z.literal('promises'),
  kind: z.literal('mark'),
  promiseId: PromiseId,
  mark: PromiseMark,
});
type MarkPromise = z.infer<typeof MarkPromise>;

const subjectOf = (id: PromiseId): Subject => ({ kind: 'promise', id });

const base = defineLedger<'promises', MarkPromise, MarkSwap, PromiseMarks>({
  name: 'promises',
  asks: (marks, { promiseId, mark }) => ({
    swaps: [{ of: 'mark', key: promiseId, was: marks.get(promiseId) ?? 'open', is: mark }],
  }),
  now: (marks, { key }) => marks.get(key) ?? 'open',
  isSame: (_of, one, other) => one === other,
  touches: ({ promiseId }) => [subjectOf(promiseId)],
  subjectOf: ({ key }) => subjectOf(key),
});

export const promisesLedger = {
  ...base,
  title: 'promises',
  Change: z.union([MarkPromise, editSchema('promises', MarkSwap)]),
  Done: doneSchema('promises', MarkSwap),
} as const;

export type PromisesChange = z.infer<typeof promisesLedger.Change>;
export type PromisesDone = DoneOf<'promises', MarkSwap>;

/** The marks after these changes, and what each really did. */
export const applyMarks = (
  before: PromiseMarks,
  changes: readonly PromisesChange[],
): { marks: PromiseMarks; done: PromisesDone[] } => {
  const marks = new Map(before);
  const done = changes.map((change) => {
    const one = promisesLedger.doneBy(marks, change);
    for (const { key, is } of one.swaps) {
      if (is === 'open') marks.delete(key);
      else marks.set(key, is);
    }
    return one;
  });
  return { marks, done };
};
