// Refuses cross-site requests by four signs that a foreign page cannot forge.
import { Problem } from '#domain/problem.ts';

/** `origin`: Flow's own. A bearer token is proof, because browsers never add one. `body`: needs a header that forms cannot set. */
export const refuseForeign = (origin: string, headers: Headers, body: 'json' | 'form' = 'json'): void => {
  if (body === 'json' && !isJson(headers)) throw new Problem('request.invalid', { detail: 'content type' });
  if (/^Bearer \S/i.test(headers.get('authorization') ?? '')) return;
  if (!isOwn(origin, headers) || headers.get('x-flow') !== '1') throw new Problem('request.forbidden-origin');
};

const isOwn = (origin: string, headers: Headers): boolean =>
  ['same-origin', 'none', null].includes(headers.get('sec-fetch-site')) &&
  [origin, null].includes(headers.get('origin'));

const isJson = (headers: Headers): boolean => /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');
