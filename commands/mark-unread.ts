// Kept as new.
import { triage } from './triage.ts';

export const markUnread = triage({
  kind: 'mark-unread',
  activity: 'email_marked_unread',
  grave: false,
  needs: { label: 'unread', not: true },
  add: ['unread'],
  remove: [],
});
