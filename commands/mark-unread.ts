import { triage } from './triage.ts';

export const markUnread = triage({
  kind: 'mark-unread',
  activity: 'email_marked_unread',
  grave: false,
  onlyFor: { label: 'unread', not: true },
  add: ['unread'],
  remove: [],
});
