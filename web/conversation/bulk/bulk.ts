// Many mails are asked about: which, and what would be done to them. Bound to the ids that were counted; what arrives meanwhile is
// not among them.
import type { BulkThread } from '#domain/bulk.ts';
import type { ThreadId } from '#domain/id.ts';
import { type Observed, observable } from '#web/data/observable.ts';
import type { Plan } from './bulk-plan.ts';

export type BulkQuestion = Plan & {
  /** All that are meant, of which `threads` would go now. */
  total: number;
  threads: readonly BulkThread[];
  /** Unticked. */
  without: ReadonlySet<ThreadId>;
  where: 'mailbox' | 'device';
};

export type Bulk = Observed<BulkQuestion | null> & {
  ask: (question: BulkQuestion) => void;
  /** Takes one out, or in again. */
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

/** Those that would go. */
export const ticked = ({ threads, without }: Pick<BulkQuestion, 'threads' | 'without'>): BulkThread[] =>
  threads.filter(({ threadId }) => !without.has(threadId));
