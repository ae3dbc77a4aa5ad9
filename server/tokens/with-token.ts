// Makes one provider call with a valid token.
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Caller, Lane } from '#server/ports.ts';
import { freshToken } from './fresh.ts';

/**
 * A 401 is final, whatever the token's expiry: refresh once and repeat the call. Wrap each call separately, because a long run may
 * outlive several tokens.
 */
export const withToken = async <T>(
  ctx: Context,
  userId: UserId,
  lane: Lane,
  call: (caller: Caller) => Promise<T>,
): Promise<T> => {
  const token = await freshToken(ctx, userId);
  try {
    return await call({ userId, token, lane });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'provider.unauthorized') throw error;
    return call({ userId, token: await freshToken(ctx, userId, { refused: token }), lane });
  }
};
