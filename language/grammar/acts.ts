// What Flow asks about before it does it, by the verbs with which it may be answered.
import type { BulkKind } from '#language/bulk/bulk.ts';

/** Of one mail, one sender, one label. */
export const verbs = ['archive', 'block', 'open', 'create', 'unsubscribe'] as const;

const acts = {
  archive: true,
  trash: true,
  'mark-read': true,
  'mark-unread': true,
  star: true,
  unstar: true,
  spam: true,
  mute: true,
  snooze: true,
  label: true,
  move: true,
  unlabel: true,
  unsubscribe: true,
} as const satisfies Record<BulkKind, true>;

const isAct = (name: string): name is BulkKind => name in acts;

/** Of many mails. */
export const bulkActs: readonly BulkKind[] = Object.keys(acts).filter(isAct);
