// Work with the provider under a token that holds.
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { freshToken } from './fresh.ts';

/** A 401 is the truth about a token, whatever its expiry says: it is refreshed once, and the work tried once more. */
export const withToken = async <T>(ctx: Context, userId: UserId, work: (token: string) => Promise<T>): Promise<T> => {
  const token = await freshToken(ctx, userId);
  try {
    return await work(token);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'provider.unauthorized') throw error;
    return work(await freshToken(ctx, userId, { refused: token }));
  }
};
