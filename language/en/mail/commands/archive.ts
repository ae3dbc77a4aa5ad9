// Replies about archiving.
import type { CommandWords } from './words.ts';

export const archive = {
  example: 'archive',
  asked: { words: 'Archive it?', act: 'archive' },
  waiting: 'Archive',
  done: 'Archived',
  recited: ['archived', ''],
  undone: ['is back in the inbox', 'are back in the inbox'],
} as const satisfies CommandWords;
