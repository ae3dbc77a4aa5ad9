// Every ledger that commands can change. A new one is a folder of its own and a line here.
import type { LedgerName } from '#domain/change/ledgers.ts';
import type { Ledger } from '#server/ledger/ledger.ts';
import { mailboxLedger } from '#server/mailbox/ledger/mailbox-ledger.ts';

export const ledgers: Record<LedgerName, Ledger> = { mailbox: mailboxLedger };
