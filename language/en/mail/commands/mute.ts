// Replies about muting a thread.
import type { CommandWords } from './words.ts';

export const mute = {
  example: 'mute this thread',
  offered: 'Mute this thread',
  asked: { words: 'Mute this thread?', act: 'mute' },
  waiting: 'Mute',
  done: 'Muted',
  recited: ['muted', ''],
  undone: ['is no longer muted', 'are no longer muted'],
} as const satisfies CommandWords;
