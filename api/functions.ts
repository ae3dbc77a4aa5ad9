// Public functions with the names and shapes of the product's specification, for scripts and other clients. They authenticate with a
// session as bearer. They start durable jobs and report progress.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Both services share one Google account, so each value renews the same token. */
export const TokenType = z.enum(['both', 'gmail', 'calendar']);

/** 401: not signed in, or the account needs a reconnect. */
export const refreshTokens = endpoint({
  method: 'POST',
  path: '/functions/v1/refresh-tokens',
  who: 'user',
  request: z.object({
    /** Free text, so an unknown value gets the 'unsupported provider' error. */
    tokenType: z._default(z.string(), 'both'),
    mode: z.optional(z.literal('user')),
  }),
  response: z.object({ refreshed: z.boolean() }),
});

const count = z.number().check(z.int(), z.gte(1), z.lte(10_000));

/**
 * Makes sure that mail is syncing, and reports how much Flow stored since the last call for the account. The engine
 * decides batch size, pace and range by Google's quota. The given sizes are hints.
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
    /** The provider's history id that this mailbox has reached. Null before the first sync. */
    history_id: z.nullable(z.string()),
    new_history_id: z.nullable(z.string()),
    /** More mail is coming. */
    has_more: z.boolean(),
    /** For the next call of the same phase. Null when nothing more is coming. */
    next_page_token: z.nullable(z.string()),
  }),
});

/**
 * Makes sure that calendars are syncing, and reports how many events Flow stored since the last call for the account.
 * The engine reads 20 events first, then pages of 50 at least a second apart, two years back. The given sizes are
 * hints.
 */
export const syncCalendar = endpoint({
  method: 'POST',
  path: '/functions/v1/sync-calendar',
  who: 'user',
  request: z.object({
    sync_phase: z.enum(['initial', 'historical', 'incremental', 'health_check']),
    batch_size: z.optional(count),
    fast_sync: z.optional(z.boolean()),
    page_token: z.optional(z.nullable(z.string())),
    historical_years: z.optional(z.number().check(z.gt(0), z.lte(50))),
  }),
  response: z.object({
    /** Events stored since the last answer. */
    synced_count: z.number(),
    /** More events are coming. */
    has_more: z.boolean(),
    /** For the next call of the same phase. Null when nothing more is coming. */
    next_page_token: z.nullable(z.string()),
  }),
});

/** Sends mail to the person's own address at once. 403 for any other. */
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
    /** The provider's id. Null until it has left. */
    messageId: z.nullable(z.string()),
    error: z.nullable(z.string()),
  }),
});
