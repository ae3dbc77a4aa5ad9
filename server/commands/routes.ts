import * as api from '#api/commands.ts';
import { type Command, isKnown, registry, type UnknownCommand } from '#commands/registry.ts';
import type { Done } from '#domain/change/change.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, type Route } from '#server/handle.ts';
import { execute } from './execute.ts';
import { dismissFailure, retryDelivery } from './failures.ts';
import { holdCommand } from './hold-command.ts';

export const commandRoutes = (ctx: Context): Route[] => [
  bindAccount(ctx, api.giveCommand, async ({ account, input: { id, command, ...said } }) => {
    const executed = await execute(ctx, account, { id, command: fromClient(command), ...said });
    return { ...executed, done: executed.done.map(readableBefore) };
  }),
  bindAccount(ctx, api.holdCommand, ({ account, input }) => holdCommand(ctx, account, input)),
  bindAccount(ctx, api.retryCommand, ({ account, input }) => retryDelivery(ctx, account, input.id)),
  bindAccount(ctx, api.dismissFailure, ({ account, input }) => dismissFailure(ctx, account, input.id)),
];

/** A tab keeps a command of an unknown kind and offers to reload. */
const fromClient = (command: Command | UnknownCommand): Command => {
  if (!isKnown(command)) throw new Problem('command.unknown-kind');
  if (registry[command.kind].automatic) throw new Problem('command.automatic');
  return command;
};

/** Tabs of the previous version expect this kind. */
const readableBefore = (done: Done) => (done.ledger === 'mailbox' ? { ...done, kind: 'relabelled' } : done);
