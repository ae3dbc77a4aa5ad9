// Told to the provider as no spam, and in the inbox: unread, if it was.
import { triage } from './triage.ts';

export const notSpam = triage({
  kind: 'not-spam',
  activity: 'email_unmarked_spam',
  grave: false,
  needs: { label: 'SPAM', not: false },
  add: ['INBOX'],
  remove: ['SPAM'],
});
