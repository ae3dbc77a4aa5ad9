// Fetches a remote picture of a mail: no personal data, every redirect checked again, and only picture bytes accepted.
import { rasterOf } from '#reading/raster.ts';
import type { BroughtPicture } from '#server/ports.ts';
import { askStranger, type StrangersAnswer } from './ask-stranger.ts';
import { type OpenWeb, pin } from './open-web.ts';

/** `timeout`: milliseconds in total, redirects included. */
export type PictureWorld = OpenWeb & { timeout?: number };

export const bringPicture = async (world: PictureWorld, address: string): Promise<BroughtPicture> => {
  const signal = AbortSignal.timeout(world.timeout ?? usualTimeout);
  let at = address;
  for (let step = 0; step <= mostRedirects; step += 1) {
    const pinned = await pin(world, at);
    if (pinned === 'refused') return { kind: 'refused' };
    if (pinned === 'unknown') return { kind: 'unreachable' };
    const answer = await askStranger(pinned, { method: 'GET', headers, most: mostBytes, signal });
    if (answer === null) return { kind: 'unreachable' };
    const next = ledTo(answer, pinned.url);
    if (next === null) return pictureIn(answer);
    at = next;
  }
  return { kind: 'unreachable' };
};

/** The redirect target. Null if there is none, or if it downgrades from https to http. */
const ledTo = ({ status, headers: { location } }: StrangersAnswer, from: URL): string | null => {
  if (!redirects.has(status) || location === undefined || !URL.canParse(location, from.href)) return null;
  const to = new URL(location, from);
  return from.protocol === 'https:' && to.protocol !== 'https:' ? null : to.href;
};

const pictureIn = ({ status, bytes, ended }: StrangersAnswer): BroughtPicture => {
  if (status < 200 || status > 299) return { kind: 'unreachable' };
  if (ended === 'broken-off') return { kind: 'unreachable' };
  const type = rasterOf(bytes);
  if (type === null) return { kind: 'unfit' };
  if (ended === 'too-long') return { kind: 'too-large' };
  return { kind: 'picture', type, bytes };
};

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const mostRedirects = 3;
const mostBytes = 5 * 1024 * 1024;
const usualTimeout = 15_000;

/** The same for everyone: no cookie, no referrer, no language. */
const headers = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (compatible; Flow)',
};
