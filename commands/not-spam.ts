// Told to the provider as no spam, and in the inbox: unread, if it was.
import { triage } from './triage.ts';

export const notSpam = triage({
  kind: 'not-spam',
  activity: 'email_unmarked_spam',
  grave: false,
  onlyFor: { label: 'spam', not: false },
  add: ['inbox'],
  remove: ['spam'],
});
