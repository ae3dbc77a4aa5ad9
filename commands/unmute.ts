// What comes in it reaches the inbox again. It stays where it is.
import { muting } from './muting.ts';

export const unmute = muting({ kind: 'unmute', activity: 'thread_unmuted', muted: false, remove: [] });
