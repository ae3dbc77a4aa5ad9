// The addresses of commands.
import * as api from '#api/commands.ts';
import { type Command, isKnown, type UnknownCommand } from '#commands/registry.ts';
import type { Done } from '#domain/change/change.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { execute } from './execute.ts';
import { dismissFailure, retryDelivery } from './failures.ts';

export const commandRoutes = (ctx: Context): Route[] => [
  bind(ctx, api.giveCommand, async ({ userId, input: { id, command, spoken } }) => {
    const executed = await execute(ctx, userId, { id, command: known(command), spoken });
    return { ...executed, done: executed.done.map(readableBefore) };
  }),
  bind(ctx, api.retryCommand, ({ userId, input }) => retryDelivery(ctx, userId, input.id)),
  bind(ctx, api.dismissFailure, ({ userId, input }) => dismissFailure(ctx, userId, input.id)),
];

/** The tab keeps a command that is refused this way, and offers to reload. */
const known = (command: Command | UnknownCommand): Command => {
  if (!isKnown(command)) throw new Problem('command.unknown-kind');
  return command;
};

/** Tabs of the version before expect this kind. */
const readableBefore = (done: Done) => ({ ...done, kind: 'relabelled' });
