// The provider keeps trash for 30 days. Flow deletes nothing for good.
import { triage } from './triage.ts';

export const trash = triage({
  kind: 'trash',
  activity: 'email_trashed',
  grave: true,
  add: ['trash'],
  remove: ['inbox', 'unread'],
});
