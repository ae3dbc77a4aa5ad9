// The one request by which a mailing list is left (RFC 8058), to an address that a stranger wrote: to a public address of the open
// web and nowhere else, without anything of the person's, without following where it is led, and bounded in time and size.
import { oneClickBody } from '#domain/unsubscribe.ts';
import type { OneClick } from '#server/ports.ts';
import { askStranger } from './ask-stranger.ts';
import { type OpenWeb, pin } from './open-web.ts';

/** `timeout`: milliseconds for the whole of it. */
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

/** Bytes of an answer, which says nothing that matters. */
const mostRead = 64 * 1024;
