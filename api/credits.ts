// The person's credits: how many are left, and where they came from and went.
import * as z from 'zod/mini';
import { AnswerReason, CreditLine } from '#domain/credits.ts';
import { CreditsNow } from '#domain/credits-now.ts';
import { CommandId } from '#domain/id.ts';
import { endpoint } from './endpoint.ts';

/** Newest first. What was given back is a mark on its line. */
export const getCredits = endpoint({
  method: 'GET',
  path: '/api/credits',
  who: 'user',
  request: z.object({
    /** `more` of the previous page. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  response: z.object({
    now: CreditsNow,
    /** Somebody disputes a payment, so nobody spends what was bought. */
    frozen: z.boolean(),
    lines: z.array(CreditLine),
    /** The start of the next page. Null after the last. */
    more: z.nullable(z.string()),
  }),
});

/** The device answered a spoken request by itself. The server knows what it costs. Idempotent by id. */
export const payForAnswer = endpoint({
  method: 'POST',
  path: '/api/credits/answers',
  who: 'user',
  request: z.object({ id: CommandId, reason: AnswerReason }),
  response: CreditsNow,
});
