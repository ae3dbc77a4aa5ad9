// Pays for a provider call in advance, and blocks its purse after a rate limit.
import { Problem } from '#domain/problem.ts';
import { answered, type Payer, type PurseWorld, pay, sleep } from './purse.ts';
import type { UnitsRequest } from './room.ts';

/** A call without quota throws `provider.rate-limit` with the wait, as Google does. */
export const paid = async <T>(
  world: PurseWorld,
  payer: Payer,
  request: UnitsRequest,
  work: () => Promise<T>,
  troubles: (result: T) => Problem[] = none,
): Promise<T> => {
  const payment = await pay(world, payer, request);
  if (payment.kind === 'no-room')
    throw new Problem('provider.rate-limit', { detail: 'no room', retryAfter: payment.waitMs / 1000 });
  const judge = async (problems: readonly unknown[]) => {
    const limits = problems.filter(isRateLimit);
    await answered(world, payer, payment.id, limits.length === 0);
    if (limits.length === 0) return;
    await sleep(world, payer, { retryAfter: Math.max(...limits.map((limit) => limit.retryAfter ?? 0)) });
  };
  try {
    const result = await work();
    await judge(troubles(result));
    return result;
  } catch (error) {
    await judge([error]);
    throw error;
  }
};

const none = () => [];

const isRateLimit = (error: unknown): error is Problem =>
  error instanceof Problem && error.code === 'provider.rate-limit';
