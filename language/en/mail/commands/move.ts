// Replies about moving mail under a label.
import type { CommandWords } from './words.ts';

export const move = {
  example: 'file under Travel',
  offered: 'Move to a label…',
  asked: { words: 'Move it there?', act: 'move' },
  waiting: 'Move',
  done: 'Filed',
  recited: ['moved', ''],
  undone: ['is back in the inbox', 'are back in the inbox'],
} as const satisfies CommandWords;
