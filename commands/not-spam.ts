// Tells the provider that this is no spam, and moves it to the inbox. Unread mail stays unread.
import { triage } from './triage.ts';

export const notSpam = triage({
  kind: 'not-spam',
  activity: 'email_unmarked_spam',
  grave: false,
  onlyFor: { label: 'spam', not: false },
  add: ['inbox'],
  remove: ['spam'],
});
