// Takes new mail of a muted thread out of the inbox and leaves it unread. Flow gives this command when it stores the mail.
import { triage } from './triage.ts';

export const keepOut = triage({
  kind: 'keep-out',
  activity: 'email_kept_out',
  grave: false,
  automatic: true,
  add: [],
  remove: ['inbox'],
});
