/** Identity endpoints: userinfo under three names, discovery, and signing keys. */
import { type Context, Hono } from 'hono';
import { permitted } from './access.ts';
import { accountWith } from './accounts.ts';
import { unauthenticated } from './errors.ts';
import type { Env } from './google.ts';
import { identityClaims } from './id-token.ts';
import { identityScopes } from './scopes.ts';
import { publicKeys } from './signing.ts';

export const identity = new Hono<Env>()
  .get('/oauth2/v3/userinfo', (c) => c.json(userinfo(c)))
  .get('/v1/userinfo', (c) => c.json(userinfo(c)))
  .get('/oauth2/v2/userinfo', (c) => {
    const { sub, email_verified, ...rest } = userinfo(c);
    return c.json({ id: sub, verified_email: email_verified, ...rest });
  })
  .get('/oauth2/v3/certs', (c) => c.json(publicKeys(c.var.google), 200, { 'cache-control': 'public, max-age=3600' }))
  .get('/.well-known/openid-configuration', (c) => c.json(discovery(c.var.google.url())));

const userinfo = (c: Context<Env>): Record<string, unknown> => {
  const caller = permitted(c.var.caller, 'userinfo', identityScopes);
  const account = accountWith(c.var.google.store, caller.email);
  if (!account) throw unauthenticated();
  return { sub: account.sub, ...identityClaims(account, caller.scopes) };
};

const discovery = (address: string): object => ({
  issuer: address,
  authorization_endpoint: `${address}/o/oauth2/v2/auth`,
  token_endpoint: `${address}/token`,
  userinfo_endpoint: `${address}/v1/userinfo`,
  revocation_endpoint: `${address}/revoke`,
  jwks_uri: `${address}/oauth2/v3/certs`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  claims_supported: ['aud', 'email', 'email_verified', 'exp', 'family_name', 'given_name', 'iat', 'iss', 'name', 'sub'],
  code_challenge_methods_supported: ['plain', 'S256'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
});
