// New mail in the thread reaches the inbox again. Moved mail does not return.
import { muting } from './muting.ts';

export const unmute = muting({ kind: 'unmute', activity: 'thread_unmuted', muted: false, remove: [] });
