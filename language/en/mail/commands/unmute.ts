// Replies about unmuting a thread.
import type { CommandWords } from './words.ts';

export const unmute = {
  example: 'unmute',
  offered: 'Unmute this thread',
  asked: { words: 'Unmute this thread?', act: 'unmute' },
  waiting: 'Unmute',
  done: 'Unmuted',
  recited: ['unmuted', ''],
  undone: ['is muted again', 'are muted again'],
} as const satisfies CommandWords;
