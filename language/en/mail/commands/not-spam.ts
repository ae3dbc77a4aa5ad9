// Replies about mail that is not spam.
import type { CommandWords } from './words.ts';

export const notSpam = {
  example: 'not spam',
  asked: { words: 'Move it out of spam?', act: 'move' },
  waiting: 'Not spam',
  done: 'Moved to your inbox',
  recited: ['moved', 'out of spam'],
  undone: ['is in spam again', 'are in spam again'],
} as const satisfies CommandWords;
