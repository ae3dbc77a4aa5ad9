// What can be asked about the mail in play beyond its commands, and why a request on mail is refused.
import type { ThreadId } from '#domain/id.ts';
import type { OwnLabel } from '#domain/label.ts';
import type { Label } from '#domain/mail.ts';
import type { DeferKind, LabelKind } from './command-kinds.ts';

/** A thread, and what it bears as far as that is known. */
export type Mail = { threadId: ThreadId; labels?: readonly Label[] };

/** What asks for one more thing before a command on this mail is complete. */
export type MailControl =
  /** The times for this thread are offered. */
  | { kind: 'when'; command: DeferKind; threadId: ThreadId }
  /** The list that this thread came from is to be left. */
  | { kind: 'unsubscribe'; threadId: ThreadId }
  | BlockControl
  /** The labels for this thread are offered. */
  | { kind: 'labels'; command: LabelKind; threadId: ThreadId }
  /** Several labels could be meant. */
  | { kind: 'which-label'; command: LabelKind; threadId: ThreadId; options: readonly OwnLabel[] }
  /** There is no label of that name yet. */
  | { kind: 'new-label'; command: Exclude<LabelKind, 'unlabel'>; threadId: ThreadId; name: string };

/** The sender of this thread, or of that name, is to be blocked or unblocked. */
export type BlockControl = { kind: 'block'; unblock: boolean; sender: { threadId: ThreadId } | { called: string } };

/**
 * Understood, and not done:
 * `no-place`: mail comes back at a time, not at a place; `which-mail`: 'the last one' where there is none; `in-trash`: it must be brought
 * back before anything else; `label-name`: Gmail keeps that name for itself, or takes none so long.
 */
export type MailRefusal =
  | 'delete-forever'
  | 'no-place'
  | 'nothing-playing'
  | 'which-mail'
  | 'in-trash'
  | 'no-such-label'
  | 'label-name';
