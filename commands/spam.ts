// Told to the provider as spam, and out of the inbox.
import { triage } from './triage.ts';

export const spam = triage({
  kind: 'spam',
  activity: 'email_marked_spam',
  grave: true,
  add: ['spam'],
  remove: ['inbox', 'unread'],
});
