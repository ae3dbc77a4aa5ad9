// Starred, to be found again; marked read, as whatever was acted on.
import { triage } from './triage.ts';

export const star = triage({
  kind: 'star',
  activity: 'email_starred',
  grave: false,
  onlyFor: { label: 'starred', not: true },
  add: ['starred'],
  remove: ['unread'],
});
