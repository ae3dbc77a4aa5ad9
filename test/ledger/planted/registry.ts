import { registry as before } from '#commands/registry.ts';
import { withNotes } from '#test/ledger/notes/registry.ts';

export const { registry, Command, UnknownCommand, isKnown } = withNotes(before);
