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

const Uuid = z.string().check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i));

/** The session's person came by somebody's link. Idempotent. */
export const manageCredits = endpoint({
  method: 'POST',
  path: '/api/manage-credits',
  who: 'user',
  request: z.object({
    action: z.literal('process_referral'),
    /** The id of the person whose link it was. */
    referral_code: Uuid,
    /** The session's person. */
    referred_user_id: Uuid,
  }),
  response: z.object({ success: z.literal(true) }),
});

/** What came of the person's own link: how many people, and not who. */
export const getReferrals = endpoint({
  method: 'GET',
  path: '/api/credits/referrals',
  who: 'user',
  request: z.object({}),
  response: z.object({
    /** They have not finished a first session yet. */
    waiting: z.number(),
    /** More than a month's share, so the host looks first. */
    held: z.number(),
    given: z.number(),
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
