/** The key that signs id tokens. Made at the first signature, kept over restarts. */
import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { loadSetting, saveSetting } from '#emulators/store.ts';
import type { Google } from './google.ts';

export type Algorithm = 'RS256' | 'HS256' | 'none';

export const publicKeys = (google: Google): object => {
  const jwk = createPublicKey(signingKey(google)).export({ format: 'jwk' });
  return { keys: [{ ...jwk, kid: keyId(google), use: 'sig', alg: 'RS256' }] };
};

export const signToken = (google: Google, claims: object, header: { alg?: Algorithm; kid?: string } = {}): string => {
  const alg = header.alg ?? 'RS256';
  const head = { alg, kid: header.kid ?? keyId(google), typ: 'JWT' };
  const content = `${encode(JSON.stringify(head))}.${encode(JSON.stringify(claims))}`;
  return `${content}.${signatures[alg](google, content)}`;
};

/** For hostile variants: HS256 signs with the public key, `none` does not sign. */
const signatures: Record<Algorithm, (google: Google, content: string) => string> = {
  RS256: (google, content) => encode(sign('RSA-SHA256', Buffer.from(content), signingKey(google))),
  HS256: (google, content) => {
    const publicPem = createPublicKey(signingKey(google)).export({ type: 'spki', format: 'pem' });
    return encode(createHmac('sha256', publicPem).update(content).digest());
  },
  none: () => '',
};

const keyId = (google: Google): string => {
  const spki = createPublicKey(signingKey(google)).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('hex').slice(0, 40);
};

const signingKey = ({ store }: Google) => {
  const known = loadSetting(store, 'signing-key');
  if (known) return createPrivateKey(known);
  newKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  saveSetting(store, 'signing-key', newKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  return newKey;
};

/** One key for all instances in this process, because making one dominates the start time. */
let newKey: KeyObject | null = null;

const encode = (content: string | Buffer): string => Buffer.from(content).toString('base64url');
