// Every ledger on this device. A new one is a file of its own and a line here.
import type { LedgerName } from '#domain/change/ledgers.ts';
import type { DeviceLedger } from './device-ledger.ts';
import { mailboxLedger } from './mailbox-ledger.ts';

export const ledgers: Record<LedgerName, DeviceLedger> = { mailbox: mailboxLedger };
