// Public keys for token signatures, fetched on demand and cached as long as their owner allows.
import type { JsonWebKey } from 'node:crypto';
import * as z from 'zod/mini';
import { ask, parseJson, problemOf } from '#server/adapters/request.ts';
import type { Clock } from '#server/clock.ts';

export type PublicKey = JsonWebKey & { kid: string };

/** Fetches the keys again for an unknown key id, because keys rotate. */
export type KeySet = (kid: string) => Promise<readonly PublicKey[]>;

export const openKeySet = (url: string, clock: Clock): KeySet => {
  let kept: { keys: readonly PublicKey[]; at: number; until: number } | null = null;
  return async (kid) => {
    const now = clock.now().getTime();
    if (kept !== null && now >= kept.at && now < kept.until) {
      // Invented key ids must not cause a request each.
      if (kept.keys.some((key) => key.kid === kid) || now < kept.at + leastBetween) return kept.keys;
    }
    kept = { ...(await fetched(url, now)), at: now };
    return kept.keys;
  };
};

const leastBetween = 60_000;

const timeout = 10_000;

const Keys = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) });

const fetched = async (url: string, now: number): Promise<{ keys: readonly PublicKey[]; until: number }> => {
  const answer = await ask({ url, timeout });
  if (answer.status >= 400) throw problemOf(answer);
  const seconds = Number(/max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1] ?? 0);
  return { keys: parseJson(answer.text, Keys).keys, until: now + Math.min(seconds, 24 * 3600) * 1000 };
};
