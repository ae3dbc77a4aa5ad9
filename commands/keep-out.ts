// New mail of a muted thread taken out of the inbox, unread as it is. Flow gives this itself, when the mail is stored.
import { triage } from './triage.ts';

export const keepOut = triage({
  kind: 'keep-out',
  activity: 'email_kept_out',
  grave: false,
  add: [],
  remove: ['inbox'],
});
