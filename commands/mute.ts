// Takes the thread out of the inbox. Later mail in it stays out too, until the person unmutes it.
import { muting } from './muting.ts';

export const mute = muting({ kind: 'mute', activity: 'thread_muted', muted: true, remove: ['inbox', 'unread'] });
