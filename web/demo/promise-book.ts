// The marks on promises in the demo. They live as long as the page.
import type { Change, Done } from '#domain/change/change.ts';
import { applyMarks } from '#domain/change/promises.ts';
import type { PromiseMarks } from '#domain/promise.ts';

export type PromiseBook = {
  marks: () => PromiseMarks;
  revision: () => number;
  /** Null if the changes are not about promises. */
  apply: (changes: readonly Change[]) => { done: Done[]; revision: number } | null;
};

export const createPromiseBook = (): PromiseBook => {
  let marks: PromiseMarks = new Map();
  let revision = 0;
  return {
    marks: () => marks,
    revision: () => revision,
    apply: (changes) => {
      const own = changes.flatMap((change) => (change.ledger === 'promises' ? [change] : []));
      if (own.length === 0) return null;
      const applied = applyMarks(marks, own);
      marks = applied.marks;
      revision += 1;
      return { done: applied.done, revision };
    },
  };
};
