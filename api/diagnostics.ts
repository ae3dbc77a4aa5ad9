// Checks the connection to Google, for the person and for the host. Answers never contain a token.
import * as z from 'zod/mini';
import { TokenStatus } from '#domain/connection.ts';
import { Finding } from '#domain/finding.ts';
import { IntegrationStatus, SyncStats } from '#domain/integration.ts';
import { endpoint } from './endpoint.ts';

/** Runs all checks again. Without a session it covers only the host's setup. */
export const getDiagnosis = endpoint({
  method: 'GET',
  path: '/api/diagnostics',
  who: 'anyone',
  request: z.object({
    /** The origin in the browser: `https://flow.example`. */
    origin: z.optional(z.url()),
  }),
  response: z.object({
    /** Signed in with valid tokens. */
    connected: z.boolean(),
    account: z.nullable(
      z.object({
        email: z.string(),
        token: TokenStatus,
        sync: z.object({
          /** ISO 8601, or null before the first. */
          lastSyncTime: z.nullable(z.string()),
          /** The last full comparison with Google, ISO 8601, and the differences of the last day. */
          comparedAt: z.nullable(z.string()),
          differences: z.number(),
          setAside: z.number(),
        }),
        /** The last read of the address book, ISO 8601, and the problem in words. */
        contacts: z.object({ lastSyncTime: z.nullable(z.string()), trouble: z.nullable(z.string()) }),
        integrations: IntegrationStatus,
        stats: SyncStats,
      }),
    ),
    findings: z.array(Finding),
    /** Milliseconds by which the server's clock is ahead of Google's. Null if unknown. */
    clockAheadMs: z.nullable(z.number()),
  }),
});

/** Checks the stored tokens step by step: present, decrypted, accepted by Google, right account. */
export const checkTokens = endpoint({
  method: 'POST',
  path: '/api/diagnostics/tokens',
  who: 'user',
  request: z.object({}),
  response: z.object({
    token: TokenStatus,
    /** In order. Flow skips the steps after a failed one. */
    steps: z.array(
      z.object({ step: z.enum(['stored', 'opened', 'accepted', 'own']), ok: z.boolean(), words: z.string() }),
    ),
  }),
});

/** Reports an unexpected failure of a screen: the shown id and the kind of error, never its message. */
export const reportFailure = endpoint({
  method: 'POST',
  path: '/api/diagnostics/failures',
  who: 'anyone',
  request: z.object({
    id: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
    kind: z.string().check(z.regex(/^\w{1,60}$/)),
  }),
  response: z.object({}),
});
