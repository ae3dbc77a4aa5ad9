import { ledgers as before } from '#domain/change/ledgers.ts';
import { notesLedger } from '#test/ledger/notes/rules.ts';

export const ledgers = { ...before, notes: notesLedger };
