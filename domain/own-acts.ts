// Which entries of the audit log a person caused. They make a person active on a day.
import type { ActionType } from './action-words.ts';

/** Flow causes these by itself, or a person as an operator. A function of the database holds the same list. */
export const notOwnActs = [
  'email_woken',
  'reminder_dropped',
  'email_kept_out',
  'email_turned_away',
  'unsubscribe_failed',
  'action_too_late',
  'action_unneeded',
  'action_failed',
  'google_disconnected',
  'account_deleted',
  'token_unreadable',
  'codes_changed',
  'role_added',
  'role_removed',
  'operator_acted',
] as const satisfies readonly ActionType[];
