// Whether the connection to Google holds, for the person and for whoever runs Flow. No token is in any answer.
import * as z from 'zod/mini';
import { TokenStatus } from '#domain/connection.ts';
import { Finding } from '#domain/finding.ts';
import { endpoint } from './endpoint.ts';

/** Looks at everything again. Who is not signed in is told about the host's setup only. */
export const getDiagnosis = endpoint({
  method: 'GET',
  path: '/api/diagnostics',
  who: 'anyone',
  request: z.object({
    /** The address in the browser, as it says it: `https://flow.example`. */
    origin: z.optional(z.url()),
  }),
  response: z.object({
    /** Signed in, with tokens that hold. */
    connected: z.boolean(),
    account: z.nullable(
      z.object({
        email: z.string(),
        token: TokenStatus,
        sync: z.object({
          /** ISO 8601, or null before the first. */
          lastSyncTime: z.nullable(z.string()),
          /** When the whole mailbox was last compared with Google's, ISO 8601, and how many differences were found in the last day. */
          comparedAt: z.nullable(z.string()),
          differences: z.number(),
          setAside: z.number(),
        }),
        /** Of the address book: when it was last read, ISO 8601, and the sentence of what is in the way. */
        contacts: z.object({ lastSyncTime: z.nullable(z.string()), trouble: z.nullable(z.string()) }),
      }),
    ),
    /** The worst first. */
    findings: z.array(Finding),
    /** Milliseconds by which the server's clock is ahead of Google's; null when Google did not say. */
    clockAheadMs: z.nullable(z.number()),
  }),
});

/** Looks through the token system step by step: stored, opened, accepted by Google, and for the right account. */
export const checkTokens = endpoint({
  method: 'POST',
  path: '/api/diagnostics/tokens',
  who: 'user',
  request: z.object({}),
  response: z.object({
    token: TokenStatus,
    /** In order; what comes after one that failed was not tried. */
    steps: z.array(
      z.object({ step: z.enum(['stored', 'opened', 'accepted', 'own']), ok: z.boolean(), words: z.string() }),
    ),
  }),
});

/** A screen failed in a way that nobody foresaw: under which id it says so, and what kind of error it was. Never its words. */
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
