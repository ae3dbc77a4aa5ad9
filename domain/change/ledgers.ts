import { calendarLedger } from './calendar.ts';
import { mailboxLedger } from './mailbox.ts';
import { settingsLedger } from './settings.ts';

export const ledgers = { mailbox: mailboxLedger, calendar: calendarLedger, settings: settingsLedger } as const;

export type LedgerName = keyof typeof ledgers;
