import type { LedgerName } from '#domain/change/ledgers.ts';
import { calendarLedger } from '#server/calendar/ledger/calendar-ledger.ts';
import type { Ledger } from '#server/ledger/ledger.ts';
import { lessonsLedger } from '#server/lessons/lessons-ledger.ts';
import { mailboxLedger } from '#server/mailbox/ledger/mailbox-ledger.ts';
import { promisesLedger } from '#server/promises/promises-ledger.ts';
import { settingsLedger } from '#server/settings/settings-ledger.ts';

export const ledgers: Record<LedgerName, Ledger> = {
  mailbox: mailboxLedger,
  calendar: calendarLedger,
  settings: settingsLedger,
  promises: promisesLedger,
  lessons: lessonsLedger,
};
