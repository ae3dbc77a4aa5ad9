// The functions at the addresses, with the names and in the forms that the product's specification gives them, for scripts and
// other clients: they ask with a session as bearer. What they start runs as durable jobs; their answers tell how far those are.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Whose tokens: of both services, or of one. One Google account stands behind both, so each renews the same token. */
export const TokenType = z.enum(['both', 'gmail', 'calendar']);

/** 401: authentication required; the account must be connected again. */
export const refreshTokens = endpoint({
  method: 'POST',
  path: '/functions/v1/refresh-tokens',
  who: 'user',
  request: z.object({
    /** Text and no list of words: an unknown one is an unsupported provider, and told so. */
    tokenType: z._default(z.string(), 'both'),
    mode: z.optional(z.literal('user')),
  }),
  response: z.object({ refreshed: z.boolean() }),
});

const count = z.number().check(z.int(), z.gte(1), z.lte(10_000));

/**
 * Sees to it that mail is synced, and tells what was stored since the last time this was asked for the account. How much at once,
 * how fast and how far back is the engine's own matter, which keeps to Google's quota; the sizes given are taken as wishes.
 */
export const syncEmails = endpoint({
  method: 'POST',
  path: '/functions/v1/sync-emails',
  who: 'user',
  request: z.object({
    sync_phase: z.enum(['initial', 'historical', 'incremental', 'health_check']),
    batch_size: z.optional(count),
    fast_sync: z.optional(z.boolean()),
    metadata_only: z.optional(z.boolean()),
    page_token: z.optional(z.nullable(z.string())),
    historical_years: z.optional(z.number().check(z.gt(0), z.lte(50))),
    enable_throttling: z.optional(z.boolean()),
    history_id: z.optional(z.nullable(z.string())),
    use_history_api: z.optional(z.boolean()),
  }),
  response: z.object({
    /** Messages stored since the last answer. */
    synced_count: z.number(),
    /** The provider's, as far as this mailbox has followed it; null before the first sync. */
    history_id: z.nullable(z.string()),
    new_history_id: z.nullable(z.string()),
    /** More is on its way. */
    has_more: z.boolean(),
    /** To be given back with the next call of the same phase; null where nothing more is on its way. */
    next_page_token: z.nullable(z.string()),
  }),
});

/** Sends mail to the person's own address at once; 403 for any other. */
export const sendEmail = endpoint({
  method: 'POST',
  path: '/functions/v1/send-email',
  who: 'user',
  request: z.object({
    to: z.string().check(z.maxLength(254)),
    subject: z.string().check(z.maxLength(900)),
    body: z.string().check(z.maxLength(200_000)),
    emailType: z.literal('new'),
  }),
  response: z.object({
    /** The provider's; null while it is still on its way. */
    messageId: z.nullable(z.string()),
    error: z.nullable(z.string()),
  }),
});
