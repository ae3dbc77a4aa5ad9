// Replies about snoozing.
import type { CommandWords } from './words.ts';

export const snooze = {
  example: 'snooze until Monday',
  offered: 'Snooze until…',
  asked: { words: 'Snooze it?', act: 'snooze' },
  waiting: 'Snooze',
  done: 'Snoozed',
  recited: ['snoozed', ''],
  undone: ['is back in the inbox', 'are back in the inbox'],
} as const satisfies CommandWords;
