/** The token endpoint under its three names, and revocation under its two. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { accountWith } from './accounts.ts';
import { clientWith, isSecretOf } from './clients.ts';
import { oauthError } from './errors.ts';
import type { Env, Google, OAuthClient } from './google.ts';
import {
  accessTokenSeconds,
  extendToken,
  findCode,
  type Grant,
  issueToken,
  revokeGrant,
  revokeTokensOfCode,
  type StoredCode,
  type StoredToken,
  useCode,
  validToken,
} from './grants.ts';
import { idToken } from './id-token.ts';
import { isIdentityScope, parseScopes } from './scopes.ts';

export const token = new Hono<Env>();
for (const path of ['/token', '/oauth2/token', '/oauth2/v4/token']) token.post(path, answerToken);
for (const path of ['/revoke', '/oauth2/revoke']) token.on(['GET', 'POST'], path, answerRevocation);

async function answerToken(c: Context<Env>): Promise<Response> {
  const { google } = c.var;
  const form = await readForm(c);
  const client = authenticate(google, form, c.req.header('authorization'));
  c.header('cache-control', 'no-store');
  c.header('pragma', 'no-cache');
  const grantType = form.get('grant_type');
  if (grantType === 'authorization_code') return c.json(exchange(google, client, form));
  if (grantType === 'refresh_token') return c.json(refresh(google, client, form));
  throw oauthError(400, 'unsupported_grant_type', `Invalid grant_type: ${grantType ?? ''}`);
}

async function answerRevocation(c: Context<Env>): Promise<Response> {
  const { google } = c.var;
  const secret = c.req.query('token') ?? (c.req.method === 'POST' ? (await readForm(c)).get('token') : null);
  const token = secret ? validToken(google, secret) : undefined;
  if (!token) throw oauthError(400, 'invalid_token', 'Token expired or revoked');
  revokeGrant(google, token.email, token.clientId);
  return c.json({});
}

const readForm = async (c: Context<Env>): Promise<URLSearchParams> => {
  const type = c.req.header('content-type') ?? '';
  const body = await c.req.text();
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw oauthError(400, 'invalid_request', 'The body must be form-encoded.');
  }
  const form = new URLSearchParams(body);
  const doubled = [...form.keys()].find((name) => form.getAll(name).length > 1);
  if (doubled) throw oauthError(400, 'invalid_request', `Parameter given twice: ${doubled}`);
  return form;
};

/** The secret comes in the body or as HTTP basic, never both. */
const authenticate = (google: Google, form: URLSearchParams, header: string | undefined): OAuthClient => {
  const [id, secret] = credentialsIn(form, header);
  const client = clientWith(google, id);
  if (!client) throw oauthError(401, 'invalid_client', 'The OAuth client was not found.');
  if (!isSecretOf(client, secret)) throw oauthError(401, 'invalid_client', 'Unauthorized');
  return client;
};

const credentialsIn = (form: URLSearchParams, header = ''): [string, string] => {
  const basic = /^basic (\S+)$/i.exec(header)?.[1];
  if (!basic) return [form.get('client_id') ?? '', form.get('client_secret') ?? ''];
  if (form.has('client_secret')) throw oauthError(400, 'invalid_request', 'Two ways of client authentication.');
  return fromBasic(basic);
};

const fromBasic = (encoded: string): [string, string] => {
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  try {
    return [decodeURIComponent(decoded.slice(0, colon)), decodeURIComponent(decoded.slice(colon + 1))];
  } catch {
    throw oauthError(400, 'invalid_request', 'Malformed client authentication.');
  }
};

const exchange = (google: Google, client: OAuthClient, form: URLSearchParams): object => {
  const code = findCode(google, form.get('code') ?? '');
  if (!code || code.clientId !== client.id) throw badGrant('Malformed auth code.');
  if (code.used) throw reused(google, code);
  if (code.expiresAt <= google.clock.now().getTime()) throw badGrant('The code has expired.');
  if (code.redirectUri !== form.get('redirect_uri')) throw oauthError(400, 'redirect_uri_mismatch', 'Bad Request');
  checkVerifier(code, form.get('code_verifier'));
  return google.store.transaction(() => {
    useCode(google, code);
    const withRefresh = code.offline && !google.variants.take('no-refresh-token');
    const refreshToken = withRefresh ? issueToken(google, 'refresh', code, code.hash) : undefined;
    return tokenAnswer(google, code, { code: code.hash, nonce: code.nonce, refreshToken });
  });
};

/** Somebody stole a reused code, so this revokes all its tokens. */
const reused = (google: Google, code: StoredCode): Error => {
  revokeTokensOfCode(google, code);
  return badGrant('The code was used already.');
};

const checkVerifier = (code: StoredCode, verifier: string | null): void => {
  if (code.challenge === null) {
    if (verifier !== null) throw badGrant('code_verifier without code_challenge.');
    return;
  }
  if (verifier === null) throw badGrant('Missing code verifier.');
  const digest = code.challengeMethod === 'S256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  const [given, expected] = [Buffer.from(digest), Buffer.from(code.challenge)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw badGrant('Invalid code verifier.');
};

const refresh = (google: Google, client: OAuthClient, form: URLSearchParams): object => {
  const secret = form.get('refresh_token') ?? '';
  const token = validToken(google, secret);
  if (token?.kind !== 'refresh' || token.clientId !== client.id || isTooOld(google, token)) {
    throw badGrant('Token has been expired or revoked.');
  }
  const scopes = parseScopes(form.get('scope') ?? '');
  if (scopes.some((scope) => !token.scopes.includes(scope))) {
    throw oauthError(400, 'invalid_scope', 'A scope was asked for that was never granted.');
  }
  const grant = { ...token, scopes: scopes.length > 0 ? scopes : token.scopes };
  return google.store.transaction(() => {
    extendToken(google, secret);
    return tokenAnswer(google, grant, { code: token.code, nonce: null });
  });
};

const isTooOld = ({ clock, switches }: Google, token: StoredToken): boolean =>
  switches.now().testing && clock.now().getTime() - token.issuedAt > 7 * 86_400_000;

const tokenAnswer = (
  google: Google,
  granted: Grant,
  extra: { code: string; nonce: string | null; refreshToken?: string | undefined },
): object => {
  const fewer = google.variants.take('scopes-missing');
  const grant = fewer ? { ...granted, scopes: granted.scopes.filter(isIdentityScope) } : granted;
  const account = accountWith(google.store, grant.email);
  if (!account) throw badGrant('Token has been expired or revoked.');
  const named = grant.scopes.includes('openid') && !google.variants.take('no-id-token');
  const { clientId, scopes } = grant;
  return {
    access_token: issueToken(google, 'access', grant, extra.code),
    expires_in: accessTokenSeconds,
    ...(extra.refreshToken ? { refresh_token: extra.refreshToken } : {}),
    scope: scopes.join(' '),
    token_type: 'Bearer',
    ...(named ? { id_token: idToken(google, { account, clientId, scopes, nonce: extra.nonce }) } : {}),
  };
};

const badGrant = (description: string): Error => oauthError(400, 'invalid_grant', description);
