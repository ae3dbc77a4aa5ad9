// A request about many mails at once, and the answers to the question that follows.
import type { CommandKind } from '#commands/registry.ts';
import type { BulkFilter } from '#domain/bulk.ts';
import type { OwnLabel } from '#domain/label.ts';
import type { LabelKind } from '#language/mail/command-kinds.ts';

export type BulkKind =
  | Extract<
      CommandKind,
      'archive' | 'trash' | 'mark-read' | 'mark-unread' | 'star' | 'unstar' | 'spam' | 'mute' | 'snooze' | 'unsubscribe'
    >
  | LabelKind;

export type BulkRequest = {
  act: BulkKind;
  /** `found`: the results of the search on the screen. */
  filter: BulkFilter | 'found';
  /** The words could have meant something graver, and Flow says which it does. */
  lesser: boolean;
  goal?: BulkTarget;
};

/**
 * `until`: ISO 8601, null if the person has not said it yet. `options`: the labels that may fit. Without any, `called`
 * names a new label.
 */
export type BulkTarget = { until: string | null } | { called: string; options: readonly OwnLabel[] };

/**
 * `yes` names the action. `bare-yes` does not, so Flow asks again. `only` and `without` change the selection, by name, subject or
 * position.
 */
export type BulkAnswer =
  | { kind: 'yes' | 'bare-yes' | 'no' }
  | { kind: 'only' | 'without'; words: string }
  | { kind: 'only' | 'without'; nth: number };
