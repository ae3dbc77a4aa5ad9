import * as api from '#api/commands.ts';
import { type Command, isKnown, type UnknownCommand } from '#commands/registry.ts';
import type { Done } from '#domain/change/change.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, type Route } from '#server/handle.ts';
import { execute } from './execute.ts';
import { dismissFailure, retryDelivery } from './failures.ts';

export const commandRoutes = (ctx: Context): Route[] => [
  bindAccount(ctx, api.giveCommand, async ({ account, input: { id, command, spoken } }) => {
    const executed = await execute(ctx, account, { id, command: known(command), spoken });
    return { ...executed, done: executed.done.map(readableBefore) };
  }),
  bindAccount(ctx, api.retryCommand, ({ account, input }) => retryDelivery(ctx, account, input.id)),
  bindAccount(ctx, api.dismissFailure, ({ account, input }) => dismissFailure(ctx, account, input.id)),
];

/** The tab keeps the refused command and offers to reload. */
const known = (command: Command | UnknownCommand): Command => {
  if (!isKnown(command)) throw new Problem('command.unknown-kind');
  return command;
};

/** Tabs of the previous version expect this kind. */
const readableBefore = (done: Done) => ({ ...done, kind: 'relabelled' });
