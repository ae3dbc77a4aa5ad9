// Replies about the trash.
import type { CommandWords } from './words.ts';

export const trash = {
  example: 'trash it',
  asked: { words: 'Delete it?', act: 'delete' },
  waiting: 'Trash',
  done: 'Trashed',
  recited: ['trashed', ''],
  undone: ['is back in the inbox', 'are back in the inbox'],
} as const satisfies CommandWords;
