// Action types of the audit log, with their words on the screen.
import * as z from 'zod/mini';
import { SessionId } from './id.ts';

/** Action types with the words and badge of the activity list. Types from the specification keep its labels. */
export const actions = {
  email_processed: { label: 'processed', badge: 'neutral' },
  reply_sent: { label: 'replied', badge: 'replied' },
  email_archived: { label: 'archived', badge: 'archived' },
  email_snoozed: { label: 'snoozed', badge: 'neutral' },
  email_trashed: { label: 'trashed', badge: 'neutral' },
  email_starred: { label: 'starred', badge: 'neutral' },
  email_unstarred: { label: 'unstarred', badge: 'neutral' },
  email_marked_read: { label: 'marked read', badge: 'neutral' },
  email_marked_unread: { label: 'marked unread', badge: 'neutral' },
  email_skipped: { label: 'skipped', badge: 'skipped' },
  reminder_set: { label: 'reminder set', badge: 'reminder' },
  email_woken: { label: 'came back', badge: 'reminder' },
  reminder_dropped: { label: 'answered, reminder dropped', badge: 'reminder' },
  thread_muted: { label: 'muted', badge: 'archived' },
  thread_unmuted: { label: 'unmuted', badge: 'neutral' },
  email_kept_out: { label: 'muted, kept out of the inbox', badge: 'archived' },
  sender_blocked: { label: 'blocked', badge: 'neutral' },
  sender_unblocked: { label: 'unblocked', badge: 'neutral' },
  email_turned_away: { label: 'blocked, moved to spam', badge: 'neutral' },
  email_marked_spam: { label: 'reported as spam', badge: 'neutral' },
  email_unmarked_spam: { label: 'moved out of spam', badge: 'neutral' },
  email_labelled: { label: 'labeled', badge: 'neutral' },
  email_moved: { label: 'filed', badge: 'archived' },
  email_unlabelled: { label: 'label removed', badge: 'neutral' },
  email_summarized: { label: 'summarized', badge: 'summarized' },
  session_started: { label: 'session started', badge: 'neutral' },
  session_completed: { label: 'session completed', badge: 'neutral' },
  calendar_event_created: { label: 'calendar event created', badge: 'neutral' },
  compose_email: { label: 'composed email', badge: 'neutral' },
  unsubscribe_failed: { label: 'list did not accept', badge: 'neutral' },
  unsubscribe: { label: 'unsubscribed', badge: 'neutral' },
  settings_updated: { label: 'updated settings', badge: 'neutral' },
  action_undone: { label: 'undone', badge: 'neutral' },
  action_redone: { label: 'done again', badge: 'neutral' },
  action_too_late: { label: 'no longer possible', badge: 'neutral' },
  action_unneeded: { label: 'done elsewhere before', badge: 'neutral' },
  action_failed: { label: 'not accepted by Google', badge: 'neutral' },
  login: { label: 'logged in', badge: 'neutral' },
  logout: { label: 'logged out', badge: 'neutral' },
  token_unreadable: { label: 'stored token refused', badge: 'neutral' },
} as const;

export type ActionType = keyof typeof actions;
export type Badge = (typeof actions)[ActionType]['badge'];

/** One row of the activity list. `label` replaces a missing address. */
export const Activity = z.object({
  id: z.string(),
  actionType: z.string(),
  email: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  /** The number of emails, if several. For a triage session: waiting at its start, or triaged at its end. */
  emails: z.nullable(z.number()),
  /** ISO 8601. */
  at: z.string(),
  /** The command, if it can be undone from here. */
  undoable: z.nullable(z.uuid()),
});
export type Activity = z.infer<typeof Activity>;

export const activityPageSize = 30;

/** A device's report: a triage session started with so many emails, or ended with so many triaged. */
export const SessionReport = z.object({
  id: SessionId,
  kind: z.enum(['started', 'completed']),
  /** Milliseconds since 1970, by the device's clock. */
  at: z.number().check(z.int(), z.gte(0), z.lte(8_640_000_000_000_000)),
  emails: z.number().check(z.int(), z.gte(0), z.lte(1_000_000)),
});
export type SessionReport = z.infer<typeof SessionReport>;

const isActionType = (type: string): type is ActionType => type in actions;

/** A type without words is shown with spaces. */
export const wordsFor = (type: string): { label: string; badge: Badge } =>
  isActionType(type) ? actions[type] : { label: type.replaceAll('_', ' '), badge: 'neutral' };
