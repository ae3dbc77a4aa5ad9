// Starring also marks the thread read, because the person has acted on it.
import { triage } from './triage.ts';

export const star = triage({
  kind: 'star',
  activity: 'email_starred',
  grave: false,
  onlyFor: { label: 'starred', not: true },
  add: ['starred'],
  remove: ['unread'],
});
