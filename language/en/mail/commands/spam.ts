// Replies about reporting spam.
import type { CommandWords } from './words.ts';

export const spam = {
  example: 'report spam',
  offered: 'Report spam',
  asked: { words: 'Report it as spam?', act: 'report' },
  waiting: 'Report spam',
  done: 'Moved to spam',
  recited: ['moved to spam', ''],
  undone: ['is back in the inbox', 'are back in the inbox'],
} as const satisfies CommandWords;
