// Replies about blocking a sender.
import type { CommandWords } from './words.ts';

export const block = {
  example: 'block this sender',
  offered: 'Block this sender',
  waiting: 'Block',
  done: 'Blocked',
  recited: ['blocked', ''],
  undone: ['is no longer blocked', 'are no longer blocked'],
} as const satisfies CommandWords;
