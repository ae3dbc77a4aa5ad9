/** The token that proves a push comes from Google, and the invalid ones that a subscriber must refuse. */
import type { Google } from './google.ts';
import type { PushToken } from './push-settings.ts';
import { signToken } from './signing.ts';

type Claims = Record<string, unknown>;

export const pushToken = (
  google: Google,
  kind: PushToken,
  said: { audience: string; issuer: string; email: string },
): string | undefined => {
  if (kind === 'none') return undefined;
  const claims = { ...honest(google, said), ...wrong[kind]?.(google) };
  if (kind === 'alg-none') return signToken(google, claims, { alg: 'none' });
  if (kind === 'unknown-key') return signToken(google, claims, { kid: '0'.repeat(40) });
  const signed = signToken(google, claims);
  return kind === 'bad-signature' ? signed.replace(/[^.]+$/, (end) => end.split('').reverse().join('')) : signed;
};

const honest = (
  google: Google,
  { audience, issuer, email }: { audience: string; issuer: string; email: string },
): Claims => {
  const now = seconds(google);
  const subject = '100000000000000000999';
  return {
    iss: issuer,
    aud: audience,
    azp: subject,
    sub: subject,
    email,
    email_verified: true,
    iat: now,
    exp: now + 3_600,
  };
};

const wrong: Partial<Record<PushToken, (google: Google) => Claims>> = {
  'wrong-audience': () => ({ aud: 'https://elsewhere.example/push' }),
  'wrong-issuer': () => ({ iss: 'https://accounts.example' }),
  'wrong-email': () => ({ email: 'somebody@elsewhere.example' }),
  'unverified-email': () => ({ email_verified: false }),
  expired: (google) => ({ iat: seconds(google) - 7_200, exp: seconds(google) - 3_600 }),
};

const seconds = ({ clock }: Google): number => Math.floor(clock.now().getTime() / 1_000);
