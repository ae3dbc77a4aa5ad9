import { mailboxLedger } from './mailbox.ts';

export const ledgers = { mailbox: mailboxLedger } as const;

export type LedgerName = keyof typeof ledgers;
