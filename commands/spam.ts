import { triage } from './triage.ts';

export const spam = triage({
  kind: 'spam',
  activity: 'email_marked_spam',
  grave: true,
  add: ['spam'],
  remove: ['inbox', 'unread'],
});
