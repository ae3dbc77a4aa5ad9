import type { LedgerName } from '#domain/change/ledgers.ts';
import { calendarLedger } from './calendar-ledger.ts';
import type { DeviceLedger } from './device-ledger.ts';
import { lessonsLedger } from './lessons-ledger.ts';
import { mailboxLedger } from './mailbox-ledger.ts';
import { promisesLedger } from './promises-ledger.ts';
import { settingsLedger } from './settings-ledger.ts';

export const ledgers: Record<LedgerName, DeviceLedger> = {
  mailbox: mailboxLedger,
  calendar: calendarLedger,
  settings: settingsLedger,
  promises: promisesLedger,
  lessons: lessonsLedger,
};
