// Kept as new.
import { triage } from './triage.ts';

export const markUnread = triage({
  kind: 'mark-unread',
  activity: 'email_marked_unread',
  grave: false,
  needs: { label: 'UNREAD', not: true },
  add: ['UNREAD'],
  remove: [],
});
