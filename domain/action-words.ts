// Action types of the audit log, with their words on the screen.

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
  times_held: { label: 'times held', badge: 'neutral' },
  event_moved: { label: 'event moved', badge: 'neutral' },
  event_changed: { label: 'event changed', badge: 'neutral' },
  event_cancelled: { label: 'event cancelled', badge: 'neutral' },
  invitation_accepted: { label: 'invitation accepted', badge: 'neutral' },
  invitation_declined: { label: 'invitation declined', badge: 'neutral' },
  invitation_tentative: { label: 'invitation answered with maybe', badge: 'neutral' },
  compose_email: { label: 'composed email', badge: 'neutral' },
  unsubscribe_failed: { label: 'list did not accept', badge: 'neutral' },
  unsubscribe: { label: 'unsubscribed', badge: 'neutral' },
  promise_marked: { label: 'settled a promise', badge: 'neutral' },
  settings_updated: { label: 'updated settings', badge: 'neutral' },
  action_undone: { label: 'undone', badge: 'neutral' },
  action_redone: { label: 'done again', badge: 'neutral' },
  action_too_late: { label: 'no longer possible', badge: 'neutral' },
  action_unneeded: { label: 'done elsewhere before', badge: 'neutral' },
  action_failed: { label: 'not accepted by Google', badge: 'neutral' },
  login: { label: 'logged in', badge: 'neutral' },
  logout: { label: 'logged out', badge: 'neutral' },
  data_exported: { label: 'exported data', badge: 'neutral' },
  google_disconnected: { label: 'disconnected Google', badge: 'neutral' },
  account_deleted: { label: 'deleted account', badge: 'neutral' },
  codes_changed: { label: 'changed sign-in codes', badge: 'neutral' },
  role_added: { label: 'gave a role', badge: 'neutral' },
  role_removed: { label: 'took a role away', badge: 'neutral' },
  operator_acted: { label: 'acted as operator', badge: 'neutral' },
  token_unreadable: { label: 'stored token refused', badge: 'neutral' },
} as const;

export type ActionType = keyof typeof actions;
export type Badge = (typeof actions)[ActionType]['badge'];

const isActionType = (type: string): type is ActionType => type in actions;

/** Shows a type without words with spaces. */
export const wordsFor = (type: string): { label: string; badge: Badge } =>
  isActionType(type) ? actions[type] : { label: type.replaceAll('_', ' '), badge: 'neutral' };
