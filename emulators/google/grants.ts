/** Codes, tokens and consents. It stores only hashes, so a copy of the file opens nothing. */
import { createHash, randomBytes } from 'node:crypto';
import { integer, integerOrNull, list, type Row, text, textOrNull } from '#emulators/rows.ts';
import type { Google } from './google.ts';

export const accessTokenSeconds = 3_599;
const codeMs = 10 * 60_000;
const mostRefreshTokens = 100;

export type Grant = { email: string; clientId: string; scopes: string[] };

export type Code = Grant & {
  redirectUri: string;
  nonce: string | null;
  challenge: string | null;
  challengeMethod: string | null;
  offline: boolean;
};

export type StoredCode = Code & { hash: string; expiresAt: number; used: boolean };
export type StoredToken = Grant & {
  kind: 'access' | 'refresh';
  code: string;
  issuedAt: number;
  expiresAt: number | null;
};

export const issueCode = ({ store, clock }: Google, code: Code): string => {
  const secret = `4/0local-${randomBytes(32).toString('base64url')}`;
  store.run(
    'INSERT INTO code VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)',
    hashOf(secret),
    code.email,
    code.clientId,
    code.redirectUri,
    JSON.stringify(code.scopes),
    code.nonce,
    code.challenge,
    code.challengeMethod,
    code.offline ? 1 : 0,
    clock.now().getTime() + codeMs,
  );
  return secret;
};

export const findCode = ({ store }: Google, secret: string): StoredCode | undefined => {
  const row = store.one('SELECT * FROM code WHERE code = ?', hashOf(secret));
  if (!row) return undefined;
  return {
    ...grantOf(row),
    hash: text(row, 'code'),
    redirectUri: text(row, 'redirect_uri'),
    nonce: textOrNull(row, 'nonce'),
    challenge: textOrNull(row, 'challenge'),
    challengeMethod: textOrNull(row, 'challenge_method'),
    offline: integer(row, 'offline') === 1,
    expiresAt: integer(row, 'expires_at'),
    used: integer(row, 'used') === 1,
  };
};

export const useCode = ({ store }: Google, code: StoredCode): void => {
  store.run('UPDATE code SET used = 1 WHERE code = ?', code.hash);
};

export const revokeTokensOfCode = ({ store }: Google, code: StoredCode): void => {
  store.run('DELETE FROM token WHERE code = ?', code.hash);
};

export const issueToken = (google: Google, kind: StoredToken['kind'], grant: Grant, code: string): string => {
  const secret = `${kind === 'access' ? 'ya29.local-' : '1//local-'}${randomBytes(32).toString('base64url')}`;
  const now = google.clock.now();
  const expiresAt = kind === 'access' ? now.getTime() + accessTokenSeconds * 1_000 : idleEnd(now);
  const { email, clientId, scopes } = grant;
  google.store.run(
    'INSERT INTO token VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    hashOf(secret),
    kind,
    code,
    email,
    clientId,
    JSON.stringify(scopes),
    now.getTime(),
    expiresAt,
  );
  if (kind === 'refresh') dropOldest(google, grant, secret);
  return secret;
};

/** Using a refresh token extends its life. */
export const extendToken = ({ store, clock }: Google, secret: string): void => {
  store.run('UPDATE token SET expires_at = ? WHERE token = ?', idleEnd(clock.now()), hashOf(secret));
};

/** A refresh token expires after six months without use. */
const idleEnd = (now: Date): number => {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + 6);
  return end.getTime();
};

/** Google allows a hundred refresh tokens per account and app. One more silently ends the oldest. */
const dropOldest = ({ store }: Google, { email, clientId }: Grant, newest: string): void => {
  store.run(
    `DELETE FROM token WHERE token IN (SELECT token FROM token WHERE kind = 'refresh' AND email = ? AND client_id = ?
       ORDER BY issued_at DESC, token = ? DESC LIMIT -1 OFFSET ?)`,
    email,
    clientId,
    hashOf(newest),
    mostRefreshTokens,
  );
};

/** The token, if known and not expired. */
export const validToken = ({ store, clock }: Google, secret: string): StoredToken | undefined => {
  const row = store.one('SELECT * FROM token WHERE token = ?', hashOf(secret));
  if (!row) return undefined;
  const expiresAt = integerOrNull(row, 'expires_at');
  if (expiresAt !== null && expiresAt <= clock.now().getTime()) return undefined;
  const kind = text(row, 'kind') === 'access' ? 'access' : 'refresh';
  return { ...grantOf(row), kind, code: text(row, 'code'), issuedAt: integer(row, 'issued_at'), expiresAt };
};

export const consentedScopes = ({ store }: Google, email: string, clientId: string): string[] | undefined => {
  const row = store.one('SELECT scopes FROM consent WHERE email = ? AND client_id = ?', email, clientId);
  return row && list(row, 'scopes');
};

export const rememberConsent = ({ store }: Google, { email, clientId, scopes }: Grant): void => {
  store.run(
    'INSERT INTO consent VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET scopes = excluded.scopes',
    email,
    clientId,
    JSON.stringify(scopes),
  );
};

/** Revokes one app's grant, or every app's without `clientId`. */
export const revokeGrant = ({ store }: Google, email: string, clientId?: string): number =>
  store.transaction(() => {
    store.run('DELETE FROM consent WHERE email = ? AND client_id = coalesce(?, client_id)', email, clientId ?? null);
    store.run('DELETE FROM code WHERE email = ? AND client_id = coalesce(?, client_id)', email, clientId ?? null);
    return store.run(
      'DELETE FROM token WHERE email = ? AND client_id = coalesce(?, client_id)',
      email,
      clientId ?? null,
    );
  });

/** Deletes entries a day after expiry. Within the day an expired code still reveals its reuse. */
export const forgetExpired = ({ store, clock }: Google): void => {
  const yesterday = clock.now().getTime() - 86_400_000;
  for (const table of ['token', 'code', 'sign_in']) store.run(`DELETE FROM ${table} WHERE expires_at < ?`, yesterday);
};

const grantOf = (row: Row): Grant => ({
  email: text(row, 'email'),
  clientId: text(row, 'client_id'),
  scopes: list(row, 'scopes'),
});

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
