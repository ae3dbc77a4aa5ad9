// What is asked about many mails at once, and how the question that comes back is answered.
import type { CommandKind } from '#commands/registry.ts';
import type { BulkFilter } from '#domain/bulk.ts';
import type { OwnLabel } from '#domain/label.ts';
import type { LabelKind } from '#language/mail/command-kinds.ts';

/** What can be done to many at once. */
export type BulkKind =
  | Extract<
      CommandKind,
      'archive' | 'trash' | 'mark-read' | 'mark-unread' | 'star' | 'unstar' | 'spam' | 'mute' | 'snooze' | 'unsubscribe'
    >
  | LabelKind;

export type BulkRequest = {
  act: BulkKind;
  /** `found`: what the search on the screen found. */
  filter: BulkFilter | 'found';
  /** The words could have meant something graver, and Flow says which it does. */
  lesser: boolean;
  goal?: BulkTarget;
};

/**
 * Until when, ISO 8601; null where that is still to be said. Or under which label: those of the person's that may be meant; where there
 * are none, one that is to be `called` so.
 */
export type BulkTarget = { until: string | null } | { called: string; options: readonly OwnLabel[] };

/**
 * `yes` names the act; `bare-yes` does not, and is asked again. `only` and `without` change which are meant: by a name or a subject, or
 * by their place in the list.
 */
export type BulkAnswer =
  | { kind: 'yes' | 'bare-yes' | 'no' }
  | { kind: 'only' | 'without'; words: string }
  | { kind: 'only' | 'without'; nth: number };
