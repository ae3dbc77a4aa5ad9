// Makes one provider call with a valid token.
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Caller, Priority } from '#server/ports.ts';
import { freshToken } from './fresh.ts';

/**
 * A 401 is final, whatever the token's expiry: refresh once and repeat the call. Wrap each call separately, because a long run may
 * outlive several tokens.
 */
export const withToken = async <T>(
  ctx: Context,
  account: Account,
  priority: Priority,
  call: (caller: Caller) => Promise<T>,
): Promise<T> => {
  const token = await freshToken(ctx, account);
  try {
    return await call({ account, token, priority });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'provider.unauthorized') throw error;
    return call({ account, token: await freshToken(ctx, account, { refused: token }), priority });
  }
};
