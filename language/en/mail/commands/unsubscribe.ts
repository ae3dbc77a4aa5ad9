// Replies about leaving a mailing list.
import type { CommandWords } from './words.ts';

export const unsubscribe = {
  example: 'unsubscribe',
  asked: { words: 'Unsubscribe from these?', act: 'unsubscribe' },
  waiting: 'Unsubscribe',
  done: 'Unsubscribed',
  recited: ['unsubscribed from', ''],
  undone: ['keeps coming', 'keep coming'],
} as const satisfies CommandWords;
