// Checks the id token of a sign-in: that Google signed it, for Flow, now, and in answer to this very request.
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';

export type Expected = { audience: string; issuer: string; nonce: string; now: Date };

/** Whom the token is about; throws whatever is wrong with it. */
export const verifiedSubject = (token: string | null, keys: readonly PublicKey[], expected: Expected): string => {
  const [head = '', body = '', signature = '', ...rest] = (token ?? '').split('.');
  if (signature === '' || rest.length > 0) throw refused('none');
  if (!isSigned(head, body, signature, keys)) throw refused('its signature');
  const claims = decoded(body, Claims);
  const wrong = wrongClaim(claims, expected);
  if (wrong) throw refused(wrong);
  return claims.sub;
};

type PublicKey = JsonWebKey & { kid: string };

/** RS256 and nothing else: what the token itself asks to be checked with proves nothing. */
const isSigned = (head: string, body: string, signature: string, keys: readonly PublicKey[]): boolean => {
  const { alg, kid } = decoded(head, Header);
  const key = keys.find((known) => known.kid === kid);
  if (alg !== 'RS256' || key?.kty !== 'RSA') return false;
  const signed = Buffer.from(`${head}.${body}`);
  return verify('RSA-SHA256', signed, createPublicKey({ key, format: 'jwk' }), Buffer.from(signature, 'base64url'));
};

const Header = z.object({ alg: z.string(), kid: z.optional(z.string()) });

const Claims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().check(z.minLength(1)),
  exp: z.number(),
  nonce: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
});

/** Clocks may differ by as much, in seconds. */
const leeway = 60;

const wrongClaim = (claims: z.infer<typeof Claims>, expected: Expected): string | null => {
  if (claims.aud !== expected.audience) return 'its audience';
  // Google writes its name with and without the scheme.
  if (claims.iss !== expected.issuer && `https://${claims.iss}` !== expected.issuer) return 'its issuer';
  if (claims.nonce !== expected.nonce) return 'its nonce';
  if (claims.exp + leeway < expected.now.getTime() / 1000) return 'its age';
  return claims.email_verified === false ? 'its address' : null;
};

const decoded = <T>(part: string, schema: z.ZodMiniType<T>): T => {
  try {
    return schema.parse(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new Problem('sign-in.failed', { detail: 'id token: its shape', cause });
  }
};

const refused = (what: string) => new Problem('sign-in.failed', { detail: `id token: ${what}` });
