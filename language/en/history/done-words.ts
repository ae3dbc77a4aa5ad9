// What a person did, as Flow says it after 'You'. Null for what Flow or the provider did.
import { type ActionType, actions } from '#domain/action-words.ts';

const done: Record<ActionType, string | null> = {
  email_processed: 'processed',
  reply_sent: 'replied to',
  email_archived: 'archived',
  email_snoozed: 'snoozed',
  email_trashed: 'trashed',
  email_starred: 'starred',
  email_unstarred: 'unstarred',
  email_marked_read: 'marked read',
  email_marked_unread: 'marked unread',
  email_skipped: 'skipped',
  reminder_set: 'set a reminder for',
  email_woken: null,
  reminder_dropped: null,
  thread_muted: 'muted',
  thread_unmuted: 'unmuted',
  email_kept_out: null,
  sender_blocked: 'blocked the sender of',
  sender_unblocked: 'unblocked the sender of',
  email_turned_away: null,
  email_marked_spam: 'reported as spam',
  email_unmarked_spam: 'moved out of spam',
  email_labelled: 'labeled',
  email_moved: 'filed',
  email_unlabelled: 'took a label off',
  email_summarized: 'summarized',
  session_started: null,
  session_completed: null,
  calendar_event_created: 'made an event',
  compose_email: 'sent',
  unsubscribe_failed: null,
  unsubscribe: 'unsubscribed from',
  settings_updated: null,
  action_undone: 'undid an action on',
  action_redone: 'redid an action on',
  action_too_late: null,
  action_unneeded: null,
  action_failed: null,
  login: null,
  logout: null,
  token_unreadable: null,
};

export const doneWords = (type: string): string | null => (isAction(type) ? done[type] : null);

const isAction = (type: string): type is ActionType => type in actions;
