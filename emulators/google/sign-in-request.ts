/** Parses and checks the authorization request. */
import * as z from 'zod';
import { clientWith, isAllowedRedirect } from './clients.ts';
import type { Google } from './google.ts';
import { isKnownScope, parseScopes } from './scopes.ts';

export const signInRequest = z.object({
  clientId: z.string(),
  redirectUri: z.string(),
  scopes: z.array(z.string()),
  state: z.nullable(z.string()),
  nonce: z.nullable(z.string()),
  offline: z.boolean(),
  prompt: z.array(z.string()),
  loginHint: z.nullable(z.string()),
  includeGranted: z.boolean(),
  challenge: z.nullable(z.string()),
  challengeMethod: z.nullable(z.string()),
});
export type SignInRequest = z.infer<typeof signInRequest>;

/** Shown on a page: an unchecked address must never receive a redirect. */
export type Refusal = { status: 400 | 401; error: string; detail: string };

export const readSignInRequest = (google: Google, query: URLSearchParams): SignInRequest | Refusal => {
  const doubled = [...new Set(query.keys())].find((name) => query.getAll(name).length > 1);
  if (doubled) return invalid(`The parameter ${doubled} is given more than once.`);
  return refuseApp(google, query) ?? refuseQuestion(query) ?? requestOf(query);
};

function refuseApp(google: Google, query: URLSearchParams): Refusal | undefined {
  const clientId = query.get('client_id');
  if (!clientId) return invalid('The parameter client_id is missing.');
  if (!clientWith(google, clientId)) {
    return { status: 401, error: 'invalid_client', detail: 'The OAuth client was not found.' };
  }
  const redirectUri = query.get('redirect_uri');
  if (!redirectUri) return invalid('The parameter redirect_uri is missing.');
  if (!isAllowedRedirect(google, redirectUri) || google.variants.take('redirect-uri-mismatch')) {
    const detail = `${redirectUri} is not one of the redirect addresses of this app.`;
    return { status: 400, error: 'redirect_uri_mismatch', detail };
  }
  return undefined;
}

const refuseQuestion = (query: URLSearchParams): Refusal | undefined => {
  if (query.get('response_type') !== 'code') return invalid('The parameter response_type must be "code".');
  const scopes = parseScopes(query.get('scope') ?? '');
  if (scopes.length === 0) return invalid('The parameter scope is missing.');
  const unknown = scopes.filter((scope) => !isKnownScope(scope));
  if (unknown.length > 0) {
    const detail = `Some requested scopes were invalid. {invalid=[${unknown.join(', ')}]}`;
    return { status: 400, error: 'invalid_scope', detail };
  }
  if (!['online', 'offline', null].includes(query.get('access_type'))) return invalid('access_type is unknown.');
  const prompt = promptOf(query);
  if (prompt.some((word) => !['none', 'consent', 'select_account'].includes(word)))
    return invalid('prompt is unknown.');
  if (prompt.includes('none') && prompt.length > 1) return invalid('prompt=none stands alone.');
  return refuseChallenge(query);
};

const refuseChallenge = (query: URLSearchParams): Refusal | undefined => {
  const [challenge, method] = [query.get('code_challenge'), query.get('code_challenge_method')];
  if (method !== null && challenge === null) return invalid('code_challenge is missing.');
  if (!['S256', 'plain', null].includes(method)) return invalid('code_challenge_method is unknown.');
  if (challenge !== null && !/^[\w.~-]{43,128}$/.test(challenge)) return invalid('code_challenge is malformed.');
  return undefined;
};

const requestOf = (query: URLSearchParams): SignInRequest => {
  const challenge = query.get('code_challenge');
  return {
    clientId: query.get('client_id') ?? '',
    redirectUri: query.get('redirect_uri') ?? '',
    scopes: parseScopes(query.get('scope') ?? ''),
    state: query.get('state'),
    nonce: query.get('nonce'),
    offline: query.get('access_type') === 'offline',
    prompt: promptOf(query),
    loginHint: query.get('login_hint'),
    includeGranted: query.get('include_granted_scopes') === 'true',
    challenge,
    challengeMethod: challenge === null ? null : (query.get('code_challenge_method') ?? 'plain'),
  };
};

const promptOf = (query: URLSearchParams): string[] =>
  (query.get('prompt') ?? '').split(/\s+/).filter((word) => word !== '');

const invalid = (detail: string): Refusal => ({ status: 400, error: 'invalid_request', detail });
