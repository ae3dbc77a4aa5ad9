// Refuses requests that another site made in the person's name. Four signs, each of which a foreign page cannot forge.
import { Problem } from '#domain/problem.ts';

/** `origin` is Flow's own. A bearer token is proof by itself: no browser adds one unasked. */
export const refuseForeign = (origin: string, headers: Headers): void => {
  if (!isJson(headers)) throw new Problem('request.invalid', { detail: 'content type' });
  if (/^Bearer \S/i.test(headers.get('authorization') ?? '')) return;
  const site = headers.get('sec-fetch-site');
  const from = headers.get('origin');
  const own = (site === null || site === 'same-origin' || site === 'none') && (from === null || from === origin);
  if (!own || headers.get('x-flow') !== '1') throw new Problem('request.forbidden-origin');
};

const isJson = (headers: Headers): boolean => /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');
