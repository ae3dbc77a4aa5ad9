// A call to the provider that is paid for before it is made, and puts its purse to sleep when it is turned away.
import { Problem } from '#domain/problem.ts';
import { answered, type Payer, type PurseWorld, pay, sleep } from './purse.ts';
import type { Wish } from './room.ts';

/** A call that does not fit is not made: it throws `provider.rate-limit` with the seconds to wait, as Google itself would. */
export const paid = async <T>(
  world: PurseWorld,
  payer: Payer,
  wish: Wish,
  work: () => Promise<T>,
  troubles: (result: T) => Problem[] = none,
): Promise<T> => {
  const payment = await pay(world, payer, wish);
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
