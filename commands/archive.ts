// Out of the inbox, marked read: dealt with. Archiving is acting on a thread, and what was acted on was read.
import { triage } from './triage.ts';

export const archive = triage({
  kind: 'archive',
  activity: 'email_archived',
  grave: false,
  add: [],
  remove: ['inbox', 'unread'],
});
