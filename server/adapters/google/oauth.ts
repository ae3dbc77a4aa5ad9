// Google's OAuth calls: exchange a code, identify the person, refresh a token.
import * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';
import { answeredAt, ask, askJson, type OutsideAnswer, parseJson, problemOf } from '#server/adapters/request.ts';
import type { Clock } from '#server/clock.ts';
import type { GoogleEndpoints } from '#server/google-endpoints.ts';
import type { TokenProvider } from '#server/ports.ts';
import { checkToken } from './id-token.ts';
import { openKeySet } from './key-set.ts';

/** The provider's name in accounts. */
export const providerName = 'google';

/** Never leaves the server. Flow stores it only sealed. */
export type Granted = {
  accessToken: string;
  /** Google sends one only with a consent. */
  refreshToken: string | null;
  expiresInSeconds: number | null;
  scopes: string[];
  idToken: string | null;
  /** By Google's clock. Null if Google does not say. */
  grantedAt: Date | null;
};

export type GooglePerson = { subject: string; email: string; name: string };

type Client = { clientId: string; clientSecret: string };

export const tokenProvider = (endpoints: GoogleEndpoints, client: Client): TokenProvider => ({
  refresh: async (refreshToken) => {
    const fields = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const answer = await askTokens(endpoints, client, fields);
    return {
      accessToken: answer.access_token,
      expiresInSeconds: answer.expires_in ?? assumedSeconds,
      scope: answer.scope ?? null,
    };
  },
  revoke: async (token) => {
    const answer = await ask({ url: endpoints.revoke, ...form({ token }), timeout });
    if (answer.status >= 400 && refusalIn(answer) !== 'invalid_token') throw problemOf(answer);
  },
});

/** The second step of a sign-in. */
export type SignInProvider = {
  exchange(trip: { code: string; verifier: string; redirectUri: string }): Promise<Granted>;
  /** Compares the id token with Google's user info. Both must agree. */
  person(granted: Granted, nonce: string): Promise<GooglePerson>;
};

export const signInProvider = (endpoints: GoogleEndpoints, client: Client, clock: Clock): SignInProvider => {
  const keySet = openKeySet(endpoints.jwks, clock);
  return {
    exchange: async ({ code, verifier, redirectUri }) => {
      const fields = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri };
      return grantedOf(await askTokens(endpoints, client, fields));
    },
    person: async (granted, nonce) => {
      const expected = { audience: client.clientId, issuer: endpoints.issuer, now: clock.now() };
      const checked = await checkToken(granted.idToken ?? '', keySet, IdClaims, expected);
      if (checked.kind === 'wrong') throw refused(`id token: ${checked.what}`);
      if (checked.claims.nonce !== nonce) throw refused('id token: its nonce');
      if (checked.claims.email_verified === false) throw refused('id token: its address');
      const info = await askJson({ url: endpoints.userInfo, token: granted.accessToken, timeout }, UserInfo);
      if (info.sub !== checked.claims.sub) throw refused('two answers name two people');
      if (info.email_verified !== true) throw refused('the address is not verified');
      return { subject: info.sub, email: info.email.toLowerCase(), name: info.name ?? info.email };
    },
  };
};

const refused = (detail: string) => new Problem('sign-in.failed', { detail });

/** Used when Google names no lifetime. */
const assumedSeconds = 3600;

const timeout = 10_000;

const TokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.optional(z.number()),
  refresh_token: z.optional(z.string()),
  scope: z.optional(z.string()),
  id_token: z.optional(z.string()),
});
type TokenAnswer = z.infer<typeof TokenAnswer>;

const UserInfo = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
});

const IdClaims = z.object({
  sub: z.string().check(z.minLength(1)),
  nonce: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
});

const Refusal = z.object({ error: z.string() });

const askTokens = async (
  endpoints: GoogleEndpoints,
  { clientId, clientSecret }: Client,
  fields: Record<string, string>,
): Promise<TokenAnswer & { at: Date | null }> => {
  const body = form({ ...fields, client_id: clientId, client_secret: clientSecret });
  const answer = await ask({ url: endpoints.token, ...body, timeout });
  if (answer.status < 400) return { ...parseJson(answer.text, TokenAnswer), at: answeredAt(answer.headers) };
  throw fields.grant_type === 'refresh_token' ? notRefreshed(answer) : notExchanged(answer);
};

/** Only `invalid_grant` ends the tokens. After any other error they stay valid. */
const notRefreshed = (answer: OutsideAnswer): Problem => {
  const { status } = answer;
  const detail = `status ${status}`;
  if (status === 400 && refusalIn(answer) === 'invalid_grant')
    return new Problem('token.refresh-invalid', { detail, answeredAt: answeredAt(answer.headers) });
  return new Problem('token.refresh-failed', { detail, answered: status });
};

const notExchanged = (answer: OutsideAnswer): Problem => {
  const { status } = answer;
  if (status >= 500 || status === 429) return problemOf(answer);
  // Google does not know the client or its secret. The host must fix this, not the person.
  const code = refusalIn(answer).endsWith('_client') ? 'sign-in.not-configured' : 'sign-in.failed';
  return new Problem(code, { detail: `status ${status}` });
};

const refusalIn = ({ text }: OutsideAnswer): string => parseJson(text, Refusal).error;

const form = (fields: Record<string, string>) => ({
  method: 'POST' as const,
  body: new URLSearchParams(fields).toString(),
  contentType: 'application/x-www-form-urlencoded',
});

const grantedOf = (answer: TokenAnswer & { at: Date | null }): Granted => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token ?? null,
  expiresInSeconds: answer.expires_in ?? null,
  scopes: (answer.scope ?? '').split(' ').filter((scope) => scope !== ''),
  idToken: answer.id_token ?? null,
  grantedAt: answer.at,
});
