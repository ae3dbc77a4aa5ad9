// Searching the whole mailbox: what stands in the query's line is `domain/search-query.ts`.
import * as z from 'zod/mini';
import { isZone } from '#domain/day.ts';
import { SearchResult } from '#domain/search-result.ts';
import { endpoint } from './endpoint.ts';

/** Threads of one answer. */
export const resultsShown = 30;

/** Characters of a query's line. */
export const longestQuery = 500;

/** Threads with a message that is looked for, each at its newest match, newest first. */
export const searchMail = endpoint({
  method: 'GET',
  path: '/api/search',
  who: 'user',
  request: z.object({
    q: z.string().check(z.maxLength(longestQuery)),
    /** Where the page before ended: its `more`. */
    before: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z~[\w-]{1,200}$/))),
    /** The person's time zone, for days. */
    zone: z._default(z.string().check(z.refine(isZone)), 'UTC'),
  }),
  response: z.object({
    results: z.array(SearchResult),
    /** Where the next page begins; null after the last. */
    more: z.nullable(z.string()),
  }),
});
