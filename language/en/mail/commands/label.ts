// Replies about adding a label.
import type { CommandWords } from './words.ts';

export const label = {
  example: 'label it Travel',
  offered: 'Label…',
  asked: { words: 'Put the label on?', act: 'label' },
  waiting: 'Label',
  done: 'Labeled',
  recited: ['labelled', ''],
  undone: ['has the label no more', 'have the label no more'],
} as const satisfies CommandWords;
