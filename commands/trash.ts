// To the trash, where the provider keeps it 30 days. Nothing is deleted for good.
import { triage } from './triage.ts';

export const trash = triage({
  kind: 'trash',
  activity: 'email_trashed',
  grave: true,
  add: ['trash'],
  remove: ['inbox', 'unread'],
});
