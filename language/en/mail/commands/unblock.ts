// Replies about unblocking a sender.
import type { CommandWords } from './words.ts';

export const unblock = {
  example: 'unblock them',
  offered: 'Unblock this sender',
  waiting: 'Unblock',
  done: 'Unblocked',
  recited: ['unblocked', ''],
  undone: ['is blocked again', 'are blocked again'],
} as const satisfies CommandWords;
