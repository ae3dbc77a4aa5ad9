// Refuses requests that another site made in the person's name. Four signs, each of which a foreign page cannot forge.
import { Problem } from '#domain/problem.ts';

/**
 * `origin` is Flow's own. A bearer token is proof by itself: no browser adds one unasked. `body`: a form could be sent by any page, but
 * not with the header that only scripts set.
 */
export const refuseForeign = (origin: string, headers: Headers, body: 'json' | 'form' = 'json'): void => {
  if (body === 'json' && !isJson(headers)) throw new Problem('request.invalid', { detail: 'content type' });
  if (/^Bearer \S/i.test(headers.get('authorization') ?? '')) return;
  if (!isOwn(origin, headers) || headers.get('x-flow') !== '1') throw new Problem('request.forbidden-origin');
};

const isOwn = (origin: string, headers: Headers): boolean =>
  ['same-origin', 'none', null].includes(headers.get('sec-fetch-site')) &&
  [origin, null].includes(headers.get('origin'));

const isJson = (headers: Headers): boolean => /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');
