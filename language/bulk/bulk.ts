// What is asked about many mails at once, and how the question that comes back is answered.
import type { CommandKind } from '#commands/registry.ts';
import type { BulkFilter } from '#domain/bulk.ts';

/** What can be done to many at once. */
export type BulkKind = Extract<
  CommandKind,
  'archive' | 'trash' | 'mark-read' | 'mark-unread' | 'star' | 'unstar' | 'spam'
>;

export type BulkRequest = {
  act: BulkKind;
  /** `found`: what the search on the screen found. */
  filter: BulkFilter | 'found';
  /** The words could have meant something graver, and Flow says which it does. */
  lesser: boolean;
};

/**
 * `yes` names the act; `bare-yes` does not, and is asked again. `only` and `without` change which are meant: by a name or a subject, or
 * by their place in the list.
 */
export type BulkAnswer =
  | { kind: 'yes' | 'bare-yes' | 'no' }
  | { kind: 'only' | 'without'; words: string }
  | { kind: 'only' | 'without'; nth: number };
