import { ledgers as before } from '#server/commands/ledgers.ts';
import { notesOnServer } from '#test/ledger/notes/ledger.ts';

export const ledgers = { ...before, notes: notesOnServer };
