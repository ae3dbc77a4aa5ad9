// Out of the inbox, and whatever comes in it stays out too, until it is unmuted.
import { muting } from './muting.ts';

export const mute = muting({ kind: 'mute', activity: 'thread_muted', muted: true, remove: ['inbox', 'unread'] });
