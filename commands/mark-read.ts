import { triage } from './triage.ts';

export const markRead = triage({
  kind: 'mark-read',
  activity: 'email_marked_read',
  grave: false,
  onlyFor: { label: 'unread', not: false },
  quietWhenMoot: true,
  add: [],
  remove: ['unread'],
});
