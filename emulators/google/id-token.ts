/** The id token of a sign-in, and the invalid ones that a client must refuse. */
import { type Account, allAccounts } from './accounts.ts';
import type { Google } from './google.ts';
import { signToken } from './signing.ts';

type Question = { account: Account; clientId: string; scopes: string[]; nonce: string | null };

export const idToken = (google: Google, question: Question): string => {
  const claims = hostileClaims(google, question, honestClaims(google, question));
  const { variants } = google;
  if (variants.take('alg-none')) return signToken(google, claims, { alg: 'none' });
  if (variants.take('hs256')) return signToken(google, claims, { alg: 'HS256' });
  if (variants.take('unknown-key')) return signToken(google, claims, { kid: '0'.repeat(40) });
  const signed = signToken(google, claims);
  return variants.take('bad-signature') ? signed.replace(/[^.]+$/, (end) => end.split('').reverse().join('')) : signed;
};

const honestClaims = (google: Google, { account, clientId, scopes, nonce }: Question): Record<string, unknown> => {
  const seconds = Math.floor(google.clock.now().getTime() / 1_000);
  return {
    iss: google.url(),
    azp: clientId,
    aud: clientId,
    sub: account.sub,
    ...identityClaims(account, scopes),
    ...(nonce === null ? {} : { nonce }),
    iat: seconds,
    exp: seconds + 3_600,
  };
};

/** Claims allowed by the granted scopes, the same in the id token and in userinfo. */
export const identityClaims = (account: Account, scopes: string[]): Record<string, unknown> => {
  const named = scopes.includes('https://www.googleapis.com/auth/userinfo.profile');
  return {
    ...(scopes.includes('https://www.googleapis.com/auth/userinfo.email')
      ? { email: account.email, email_verified: true }
      : {}),
    ...(named ? { name: account.name, given_name: account.givenName, family_name: account.familyName } : {}),
  };
};

const hostileClaims = (
  google: Google,
  { account }: Question,
  claims: Record<string, unknown>,
): Record<string, unknown> => {
  const { variants } = google;
  const wrong = { ...claims };
  if (variants.take('wrong-nonce')) wrong.nonce = 'a-nonce-nobody-asked-for';
  if (variants.take('no-nonce')) delete wrong.nonce;
  if (variants.take('wrong-audience')) wrong.aud = 'another-client';
  if (variants.take('wrong-issuer')) wrong.iss = 'https://accounts.example';
  if (variants.take('expired'))
    Object.assign(wrong, { iat: Number(claims.iat) - 7_200, exp: Number(claims.iat) - 3_600 });
  if (variants.take('unverified-email')) wrong.email_verified = false;
  if (variants.take('other-subject')) wrong.sub = otherSubject(google, account);
  return wrong;
};

const otherSubject = (google: Google, account: Account): string =>
  allAccounts(google.store).find((other) => other.sub !== account.sub)?.sub ?? '999999999999999999999';
