// Unsubscribes by one POST (RFC 8058) to an address from a mail: public addresses only, no personal data, no redirects, limits on time and
// size.
import { oneClickBody } from '#domain/unsubscribe.ts';
import type { OneClick } from '#server/ports.ts';
import { askStranger } from './ask-stranger.ts';
import { type OpenWeb, pin } from './open-web.ts';

/** `timeout`: milliseconds in total. */
export type OneClickWorld = OpenWeb & { timeout?: number };

export const askOneClick = async (world: OneClickWorld, address: string): Promise<OneClick> => {
  if (!/^https:/i.test(address)) return { kind: 'refused' };
  const pinned = await pin(world, address);
  if (pinned === 'refused' || pinned === 'unknown') return { kind: 'refused' };
  const answer = await askStranger(pinned, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(oneClickBody)),
      'user-agent': 'Flow',
    },
    body: oneClickBody,
    most: mostRead,
    signal: AbortSignal.timeout(world.timeout ?? usualTimeout),
  });
  if (answer === null) return { kind: 'unsure' };
  const { status } = answer;
  return { kind: status >= 200 && status < 300 ? 'accepted' : 'rejected', status };
};

const usualTimeout = 10_000;

/** Bytes. The content does not matter. */
const mostRead = 64 * 1024;
