// Replies about reminders.
import type { CommandWords } from './words.ts';

export const remind = {
  example: 'remind me about this Friday',
  offered: 'Remind me…',
  asked: { words: 'Remind you?', act: 'remind' },
  waiting: 'Remind',
  done: 'Reminder set',
  recited: ['set a reminder on', ''],
  undone: ['has no reminder', 'have no reminder'],
} as const satisfies CommandWords;
