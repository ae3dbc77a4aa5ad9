import { calendarLedger } from './calendar.ts';
import { lessonsLedger } from './lessons.ts';
import { mailboxLedger } from './mailbox.ts';
import { promisesLedger } from './promises.ts';
import { settingsLedger } from './settings.ts';

export const ledgers = {
  mailbox: mailboxLedger,
  calendar: calendarLedger,
  settings: settingsLedger,
  promises: promisesLedger,
  lessons: lessonsLedger,
} as const;

export type LedgerName = keyof typeof ledgers;
