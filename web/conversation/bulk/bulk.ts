// The open bulk question. It holds the counted ids, so it excludes later arrivals.
import type { BulkThread } from '#domain/bulk.ts';
import type { ThreadId } from '#domain/id.ts';
import { type Observed, observable } from '#web/data/observable.ts';
import type { Plan } from './bulk-plan.ts';

export type BulkQuestion = Plan & {
  total: number;
  threads: readonly BulkThread[];
  without: ReadonlySet<ThreadId>;
  where: 'mailbox' | 'device';
  /** The number of `threads` in the mail set aside, which are not in the queue. */
  aside?: number;
};

export type Bulk = Observed<BulkQuestion | null> & {
  ask: (question: BulkQuestion) => void;
  toggle: (threadId: ThreadId) => void;
  close: () => void;
};

export const createBulk = (): Bulk => {
  const { current, subscribe, become } = observable<BulkQuestion | null>(null);
  return {
    current,
    subscribe,
    ask: become,
    toggle: (threadId) => {
      const question = current();
      if (!question) return;
      const without = new Set(question.without);
      if (!without.delete(threadId)) without.add(threadId);
      become({ ...question, without });
    },
    close: () => become(null),
  };
};

export const ticked = ({ threads, without }: Pick<BulkQuestion, 'threads' | 'without'>): BulkThread[] =>
  threads.filter(({ threadId }) => !without.has(threadId));
