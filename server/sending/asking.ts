// Calls the provider for sending, with a valid token and at interactive priority.
import type { Account } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Caller } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';

export type Ask = <T>(call: (caller: Caller) => Promise<T>) => Promise<T>;

export const asking =
  (ctx: Context, account: Account): Ask =>
  (call) =>
    withToken(ctx, account, 'interactive', call);
