// Archiving also marks the thread read, because the person has acted on it.
import { triage } from './triage.ts';

export const archive = triage({
  kind: 'archive',
  activity: 'email_archived',
  grave: false,
  add: [],
  remove: ['inbox', 'unread'],
});
