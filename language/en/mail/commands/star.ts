// Replies about stars.
import type { CommandWords } from './words.ts';

export const star = {
  example: 'star this',
  asked: { words: 'Star it?', act: 'star' },
  waiting: 'Star',
  done: 'Starred',
  recited: ['starred', ''],
  undone: ['has no star', 'have no star'],
} as const satisfies CommandWords;
