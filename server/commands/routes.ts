// The addresses of commands.
import * as api from '#api/commands.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { execute } from './execute.ts';
import { dismissFailure, retryDelivery } from './failures.ts';

export const commandRoutes = (ctx: Context): Route[] => [
  bind(ctx, api.giveCommand, ({ userId, input }) => execute(ctx, userId, input)),
  bind(ctx, api.retryCommand, ({ userId, input }) => retryDelivery(ctx, userId, input.id)),
  bind(ctx, api.dismissFailure, ({ userId, input }) => dismissFailure(ctx, userId, input.id)),
];
