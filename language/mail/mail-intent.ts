// Follow-up requests about the mail in play, and the reasons to refuse one.
import type { ThreadId } from '#domain/id.ts';
import type { OwnLabel } from '#domain/label.ts';
import type { Label } from '#domain/mail.ts';
import type { DeferKind, LabelKind } from './command-kinds.ts';

export type Mail = { threadId: ThreadId; labels?: readonly Label[] };

export type MailControl =
  /** Offers the times for this thread. */
  | { kind: 'when'; command: DeferKind; threadId: ThreadId }
  /** Asks to unsubscribe from this thread's list. */
  | { kind: 'unsubscribe'; threadId: ThreadId }
  | BlockControl
  /** Offers the labels for this thread. */
  | { kind: 'labels'; command: LabelKind; threadId: ThreadId }
  | { kind: 'which-label'; command: LabelKind; threadId: ThreadId; options: readonly OwnLabel[] }
  /** No label has that name yet. */
  | { kind: 'new-label'; command: Exclude<LabelKind, 'unlabel'>; threadId: ThreadId; name: string };

/** Blocks or unblocks the sender of this thread, or a sender by name. */
export type BlockControl = { kind: 'block'; unblock: boolean; sender: { threadId: ThreadId } | { called: string } };

/**
 * Understood but refused. `no-place`: mail returns at a time, not at a place. `which-mail`: there is no 'last one'. `in-trash`:
 * restore it first. `label-name`: Gmail reserves that name, or it is too long.
 */
export type MailRefusal =
  | 'delete-forever'
  | 'no-place'
  | 'nothing-playing'
  | 'which-mail'
  | 'in-trash'
  | 'no-such-label'
  | 'label-name';
