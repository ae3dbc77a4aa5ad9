// One call of the provider under a token that holds.
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Caller, Lane } from '#server/ports.ts';
import { freshToken } from './fresh.ts';

/**
 * A 401 is the truth about a token, whatever its expiry says: it is refreshed once, and the call made once more. So each call is
 * given on its own: a long run of them may well outlive several tokens.
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
