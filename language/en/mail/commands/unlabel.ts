// Replies about removing a label.
import type { CommandWords } from './words.ts';

export const unlabel = {
  example: 'remove the label Travel',
  offered: 'Remove the label',
  asked: { words: 'Take the label off?', act: 'remove' },
  waiting: 'Remove label',
  done: 'Label removed',
  recited: ['took a label off', ''],
  undone: ['has its label again', 'have their label again'],
} as const satisfies CommandWords;
