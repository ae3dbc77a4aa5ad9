// Paces password attempts and never locks an address: an attempt waits for its own network or browser, not for other people's guesses.
import type { Context } from '#server/context.ts';
import { openRateLimit } from '#server/rate-limit.ts';
import { takeTurns } from '#server/take-turns.ts';

/** `device`: a browser that signed in with this address before. Guesses from elsewhere never slow it down. */
export type Attempt = { address: string; network: string; device: string | null };

export type Attempts = {
  /** Throws `sign-in.too-often` with the seconds to wait. `check` returns whether the password was right. */
  run<Result>(attempt: Attempt, check: () => Promise<Result>, isWrong: (result: Result) => boolean): Promise<Result>;
};

/** Tries a minute. */
const pace = { burst: 5, perMinute: 5, full: 'sign-in.too-often' } as const;

export const openAttempts = ({ clock }: Pick<Context, 'clock'>): Attempts => {
  const byNetwork = openRateLimit(clock, pace);
  const byAddress = openRateLimit(clock, pace);
  const byNewcomer = openRateLimit(clock, pace);
  // Checking a password is slow on purpose. Turns keep one network from taking the processor.
  const turns = takeTurns({ together: 2, each: 1, waiting: 4, full: 'sign-in.too-often' });
  const wrong = recentlyWrong(clock);
  return {
    run: async ({ address, network, device }, check, isWrong) => {
      const from = device ?? network;
      byNetwork(from);
      const pair = JSON.stringify([address, from]);
      // Networks that failed at an address share its pace, and networks that come to it for the first time share another. So the guesses of
      // one network slow nobody else down, and a thousand networks are no faster than two.
      if (device === null) (wrong.has(pair) ? byAddress : byNewcomer)(address);
      const result = await turns(from, check);
      if (isWrong(result)) wrong.add(pair);
      else wrong.forget(pair);
      return result;
    },
  };
};
const remembered = 15 * 60_000;
const most = 10_000;

const recentlyWrong = (clock: Context['clock']) => {
  const times = new Map<string, number>();
  return {
    has: (pair: string): boolean => (times.get(pair) ?? 0) > clock.now().getTime() - remembered,
    forget: (pair: string) => void times.delete(pair),
    add: (pair: string): void => {
      times.delete(pair);
      times.set(pair, clock.now().getTime());
      const [oldest] = times.keys();
      if (times.size > most && oldest !== undefined) times.delete(oldest);
    },
  };
};
