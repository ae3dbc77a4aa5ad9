// Kept as new.
import { triage } from './triage.ts';

export const markUnread = triage({ kind: 'mark-unread', activity: 'email_marked_unread', add: ['UNREAD'], remove: [] });
