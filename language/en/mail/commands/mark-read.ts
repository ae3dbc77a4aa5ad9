// Replies about marking mail as read.
import type { CommandWords } from './words.ts';

export const markRead = {
  example: 'mark read',
  asked: { words: 'Mark it read?', act: 'mark' },
  waiting: 'Mark read',
  done: 'Marked read',
  recited: ['marked', 'read'],
  undone: ['is unread again', 'are unread again'],
} as const satisfies CommandWords;
