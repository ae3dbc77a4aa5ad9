// Every ledger there is. A new one is a file of its own and a line here.
import { mailboxLedger } from './mailbox.ts';

export const ledgers = { mailbox: mailboxLedger } as const;

export type LedgerName = keyof typeof ledgers;
