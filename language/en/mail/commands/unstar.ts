// Replies about removing a star.
import type { CommandWords } from './words.ts';

export const unstar = {
  example: 'remove the star',
  offered: 'Remove the star',
  asked: { words: 'Remove the star?', act: 'remove' },
  waiting: 'Remove star',
  done: 'Unstarred',
  recited: ['unstarred', ''],
  undone: ['has its star again', 'have their stars again'],
} as const satisfies CommandWords;
