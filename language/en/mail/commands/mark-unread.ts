// Replies about marking mail as unread.
import type { CommandWords } from './words.ts';

export const markUnread = {
  example: 'mark unread',
  asked: { words: 'Mark it unread?', act: 'mark' },
  waiting: 'Mark unread',
  done: 'Marked unread',
  recited: ['marked', 'unread'],
  undone: ['is read again', 'are read again'],
} as const satisfies CommandWords;
