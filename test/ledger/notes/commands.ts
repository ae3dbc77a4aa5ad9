// Three commands on notes.
import * as z from 'zod/mini';
import { type Changes, defineCommand } from '#commands/command.ts';
import { Change, LedgerNames } from '#domain/change/change.ts';

const Args = z.object({ key: z.string(), text: z.string() });
type Args = z.infer<typeof Args>;

const noteCommand = <const Kind extends string>(kind: Kind, textOf: (args: Args) => string | null) =>
  defineCommand<Kind, Args, Changes<Args>>({
    kind,
    args: Args,
    activity: 'settings_updated',
    grave: false,
    effect: {
      kind: 'changes',
      ledger: LedgerNames.parse('notes'),
      changes: (args) => [Change.parse({ ledger: 'notes', kind: 'write-note', key: args.key, text: textOf(args) })],
      about: ({ key }) => [{ kind: 'event', id: key }],
    },
  });

export const noteCommands = {
  'add-note': noteCommand('add-note', ({ text }) => text),
  'shout-note': noteCommand('shout-note', ({ text }) => text.toUpperCase()),
  'drop-note': noteCommand('drop-note', () => null),
} as const;
