// Plans a bulk request: its command, the words that can confirm it, and the mails it selects.
import type { Command } from '#commands/registry.ts';
import type { BulkFilter } from '#domain/bulk.ts';
import type { ThreadId } from '#domain/id.ts';
import { labelToMake } from '#domain/label.ts';
import type { BulkKind, BulkRequest, BulkTarget } from '#language/bulk/bulk-intent.ts';
import { scopeOf } from '#language/bulk/bulk-request.ts';
import { newLabel } from '#language/en/bulk/bulk-replies.ts';
import { saidMoment } from '#language/en/engine/moments.ts';
import type { LabelKind } from '#language/mail/command-kinds.ts';
import { saidFrom } from '#web/conversation/script/zone.ts';
import { leaveLists } from './bulk-lists.ts';

export type Plan = {
  act: BulkKind;
  to: string;
  notes: readonly string[];
  /** The words also fit a more destructive act, so Flow names the act it chose. */
  lesser: boolean;
  filter: BulkFilter;
  command: (threadIds: ThreadId[]) => Command;
};

/** Null while the time is missing. `found`: the filter of the search on the screen. */
export const planOf = (request: BulkRequest, matches: BulkFilter): Plan | null => {
  const does = doing(request);
  if (does === null) return null;
  const { act, lesser } = request;
  const filter = scopeOf(request.filter === 'found' ? matches : request.filter, request);
  return { act, lesser, filter, ...does };
};

type Does = Pick<Plan, 'to' | 'notes' | 'command'>;

const doing = ({ act, goal }: BulkRequest): Does | null => {
  switch (act) {
    case 'snooze':
      return putOff(goal);
    case 'label':
    case 'move':
    case 'unlabel':
      return labelled(act, goal);
    case 'unsubscribe':
      return { to: '', notes: [], command: leaveLists };
    default:
      return { to: '', notes: [], command: (threadIds) => ({ kind: act, args: { threadIds } }) };
  }
};

const putOff = (goal: BulkTarget | undefined): Does | null => {
  const until = goal && 'until' in goal ? goal.until : null;
  if (until === null) return null;
  return {
    to: saidMoment(saidFrom(new Date(until))),
    notes: [],
    command: (threadIds) => ({ kind: 'snooze', args: { threadIds, until } }),
  };
};

const labelled = (kind: LabelKind, goal: BulkTarget | undefined): Does | null => {
  if (!goal || !('options' in goal)) return null;
  const [known] = goal.options;
  const label = known?.id ?? labelToMake(goal.called);
  return {
    to: known?.name ?? goal.called,
    notes: known ? [] : [newLabel(goal.called)],
    command: (threadIds) => ({ kind, args: { threadIds, label } }),
  };
};
