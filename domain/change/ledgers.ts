import { calendarLedger } from './calendar.ts';
import { mailboxLedger } from './mailbox.ts';

export const ledgers = { mailbox: mailboxLedger, calendar: calendarLedger } as const;

export type LedgerName = keyof typeof ledgers;
