/** Registered apps and their allowed redirect addresses. */
import { timingSafeEqual } from 'node:crypto';
import type { Google, OAuthClient } from './google.ts';

/** The client of every local installation. It opens only demo accounts, so its secret needs no protection. */
export const localClient: OAuthClient = {
  id: 'local-google-client',
  secret: 'local-google-secret-for-demo-accounts-only',
  name: 'Flow',
};

export const localRedirects: string[] = [
  'http://localhost:*/api/auth/callback/google',
  'http://127.0.0.1:*/api/auth/callback/google',
];

export const clientWith = (google: Google, id: string): OAuthClient | undefined =>
  google.clients.find((client) => client.id === id);

export const isSecretOf = (client: OAuthClient, secret: string): boolean => {
  const [given, known] = [Buffer.from(secret), Buffer.from(client.secret)];
  return given.length === known.length && timingSafeEqual(given, known);
};

/** Compares exactly. Only a port written as `*` matches any port. */
export const isAllowedRedirect = (google: Google, address: string): boolean =>
  google.redirects.some((allowed) => {
    const [before, after, ...more] = allowed.split(':*/');
    if (before === undefined || after === undefined || more.length > 0) return address === allowed;
    const port = address.slice(before.length + 1, address.length - after.length - 1);
    return address === `${before}:${port}/${after}` && /^\d{1,5}$/.test(port);
  });
