// Verifies a token signed by Google, from a sign-in or a push: signature, issuer, audience and age.
import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod/mini';
import type { KeySet, PublicKey } from './key-set.ts';

export type Expected = { audience: string; issuer: string; now: Date };

export type Checked<Claims> = { kind: 'claims'; claims: Claims } | { kind: 'wrong'; what: string };

/** Returns the claims that `schema` reads, or the fault. */
export const checkToken = async <Claims>(
  token: string,
  keySet: KeySet,
  schema: z.ZodMiniType<Claims>,
  expected: Expected,
): Promise<Checked<Claims>> => {
  const parts = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(token);
  if (parts === null) return wrong('its form');
  const [, head = '', body = '', signature = ''] = parts;
  const key = await keyFor(head, keySet);
  if (key === null || !isSigned(`${head}.${body}`, signature, key)) return wrong('its signature');
  const [usual, claims] = [decoded(body, Usual), decoded(body, schema)];
  if (usual === null || claims === null) return wrong('its shape');
  const what = wrongClaim(usual, expected);
  return what === null ? { kind: 'claims', claims } : wrong(what);
};

const wrong = (what: string) => ({ kind: 'wrong' as const, what });

const Header = z.object({ alg: z.string(), kid: z.string() });

const Usual = z.object({ iss: z.string(), aud: z.string(), exp: z.number() });

/** Accepts RS256 only. The algorithm named by the token proves nothing. */
const keyFor = async (head: string, keySet: KeySet): Promise<PublicKey | null> => {
  const header = decoded(head, Header);
  if (header?.alg !== 'RS256') return null;
  const keys = await keySet(header.kid);
  return keys.find(({ kid, kty }) => kid === header.kid && kty === 'RSA') ?? null;
};

const isSigned = (signed: string, signature: string, key: PublicKey): boolean =>
  verify(
    'RSA-SHA256',
    Buffer.from(signed),
    createPublicKey({ key, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  );

/** Seconds of clock difference to tolerate. */
const leeway = 60;

const wrongClaim = ({ iss, aud, exp }: z.infer<typeof Usual>, expected: Expected): string | null => {
  if (aud !== expected.audience) return 'its audience';
  // Google writes its issuer with and without the scheme.
  if (iss !== expected.issuer && `https://${iss}` !== expected.issuer) return 'its issuer';
  return exp + leeway < expected.now.getTime() / 1000 ? 'its age' : null;
};

const decoded = <T>(part: string, schema: z.ZodMiniType<T>): T | null => {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
};
