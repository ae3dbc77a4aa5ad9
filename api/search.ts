// Searching and counting the whole mailbox: what stands in the query's line is `domain/search-query.ts`.
import * as z from 'zod/mini';
import { Counted } from '#domain/bulk.ts';
import { isZone } from '#domain/day.ts';
import { Mailing } from '#domain/mailing.ts';
import { SearchResult } from '#domain/search-result.ts';
import { endpoint } from './endpoint.ts';

/** Threads of one answer. */
export const resultsShown = 30;

/** Characters of a query's line. */
export const longestQuery = 500;

/** The person's time zone, for days. */
const zone = z._default(z.string().check(z.refine(isZone)), 'UTC');

/** Threads with a message that is looked for, each at its newest match, newest first. */
export const searchMail = endpoint({
  method: 'GET',
  path: '/api/search',
  who: 'user',
  request: z.object({
    q: z.string().check(z.maxLength(longestQuery)),
    /** Where the page before ended: its `more`. */
    before: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z~[\w-]{1,200}$/))),
    zone,
  }),
  response: z.object({
    results: z.array(SearchResult),
    /** Where the next page begins; null after the last. */
    more: z.nullable(z.string()),
  }),
});

/** Counts what a bulk command would be about, before it is given: over the whole mailbox, each thread at its newest match. */
export const countMail = endpoint({
  method: 'GET',
  path: '/api/search/count',
  who: 'user',
  request: z.object({
    q: z.string().check(z.maxLength(longestQuery)),
    mailing: z.optional(Mailing),
    zone,
  }),
  response: Counted,
});
