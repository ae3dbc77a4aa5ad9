// Checks Flow's Google setup: client, redirect address, clock and enabled APIs. Changes nothing.
import * as z from 'zod/mini';
import type { GoogleApi } from '#domain/diagnosis-account.ts';
import type { ClientState } from '#domain/diagnosis-host.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { answeredAt, ask, askJson, type OutsideAnswer } from '#server/adapters/request.ts';
import type { Clock } from '#server/clock.ts';
import type { GoogleEndpoints } from '#server/google-endpoints.ts';

export type Preflight = {
  client(redirectUri: string): Promise<ClientState>;
  /** Milliseconds that our clock is ahead of Google's. Null if Google does not answer. */
  clockAhead(): Promise<number | null>;
  /** Null if the API answers this token. */
  api(token: string, api: GoogleApi): Promise<ProblemCode | null>;
  mailboxOf(token: string): Promise<string>;
};

export const preflight = (
  endpoints: GoogleEndpoints,
  client: { clientId: string; clientSecret: string },
  clock: Clock,
): Preflight => ({
  client: async (redirectUri) => {
    try {
      const known = await knowsSecret(endpoints, client);
      return known ? await knowsAddress(endpoints, client.clientId, redirectUri) : 'unknown';
    } catch {
      return 'unreachable';
    }
  },
  clockAhead: async () => {
    const answer = await ask({ url: endpoints.jwks, timeout }).catch(() => null);
    const theirs = answer && answeredAt(answer.headers);
    return theirs && clock.now().getTime() - theirs.getTime();
  },
  api: async (token, api) => {
    try {
      await askJson({ url: questions[api](endpoints), token, timeout }, z.unknown());
      return null;
    } catch (error) {
      return error instanceof Problem ? error.code : 'unexpected';
    }
  },
  mailboxOf: async (token) =>
    (await askJson({ url: questions['Gmail API'](endpoints), token, timeout }, Profile)).emailAddress,
});

const timeout = 8000;

const Profile = z.object({ emailAddress: z.string() });

const questions = {
  'Gmail API': ({ gmail }) => `${gmail}/gmail/v1/users/me/profile`,
  'Google Calendar API': ({ calendar }) => `${calendar}/calendar/v3/users/me/calendarList?maxResults=1`,
  'People API': ({ people }) => `${people}/v1/people/me/connections?personFields=names&pageSize=1`,
} as const satisfies Record<GoogleApi, (at: GoogleEndpoints) => string>;

/** Google rejects an unknown client or secret before it looks at the invented token. */
const knowsSecret = async (
  { token }: GoogleEndpoints,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
) => {
  const fields = {
    grant_type: 'refresh_token',
    refresh_token: 'none',
    client_id: clientId,
    client_secret: clientSecret,
  };
  const answer = await ask({
    url: token,
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    contentType: 'application/x-www-form-urlencoded',
    timeout,
  });
  if (answer.status >= 500) throw new Problem('provider.unavailable', { detail: `status ${answer.status}` });
  return !answer.text.includes('invalid_client');
};

/**
 * Google checks the redirect address first and shows a refusal on its own page. With `prompt=none` it redirects to a known address at
 * once.
 */
const knowsAddress = async (
  endpoints: GoogleEndpoints,
  clientId: string,
  redirectUri: string,
): Promise<ClientState> => {
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid',
    prompt: 'none',
  };
  const url = new URL(new URL(endpoints.authorize).pathname, endpoints.issuer);
  url.search = new URLSearchParams(query).toString();
  const refusal = refusalIn(await ask({ url: url.href, redirects: 'manual', timeout }));
  if (refusal.includes('redirect_uri_mismatch')) return 'redirect-unknown';
  return /invalid_client|deleted_client/.test(refusal) ? 'unknown' : 'fine';
};

/** The refusal is in the page, or base64-encoded in its address. */
const refusalIn = ({ text, headers }: OutsideAnswer): string => {
  const to = URL.parse(headers.get('location') ?? '');
  const packed = to?.searchParams.get('authError') ?? '';
  return `${text} ${Buffer.from(packed, 'base64url').toString('latin1')}`;
};
