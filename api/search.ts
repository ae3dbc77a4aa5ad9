// Searches and counts the whole mailbox. `domain/search-query.ts` defines the query line.
import * as z from 'zod/mini';
import { Answer } from '#domain/answer.ts';
import { Counted } from '#domain/bulk.ts';
import { Mailing } from '#domain/mailing.ts';
import { Question } from '#domain/question.ts';
import { SearchResult } from '#domain/search-result.ts';
import { isZone } from '#domain/zone-offset.ts';
import { endpoint } from './endpoint.ts';

export const resultsShown = 30;

export const longestQuery = 500;

/** The person's time zone, for days. */
const zone = z._default(z.string().check(z.refine(isZone)), 'UTC');

/** Matching threads, each at its newest match, newest first. */
export const searchMail = endpoint({
  method: 'GET',
  path: '/api/search',
  who: 'user',
  request: z.object({
    q: z.string().check(z.maxLength(longestQuery)),
    /** `more` of the previous page. */
    before: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z~[\w-]{1,200}$/))),
    zone,
  }),
  response: z.object({
    results: z.array(SearchResult),
    /** The start of the next page. Null after the last. */
    more: z.nullable(z.string()),
  }),
});

/** Counts the threads of a bulk command before it runs, over the whole mailbox, each at its newest match. */
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

/** Answers a question from the content of mail, without a language model. Every text of the answer is a part of one message. */
export const answerQuestion = endpoint({
  method: 'POST',
  path: '/api/search/answer',
  who: 'user',
  request: z.strictObject({ question: Question }),
  response: Answer,
});
