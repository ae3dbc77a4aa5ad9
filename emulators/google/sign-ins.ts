/** Running sign-ins: the request, the progress, and the ticket that allows one submit. */
import { randomBytes } from 'node:crypto';
import { text, textOrNull } from '#emulators/rows.ts';
import type { Google } from './google.ts';
import { type SignInRequest, signInRequest } from './sign-in-request.ts';

export type SignIn = { id: string; ticket: string; request: SignInRequest; email: string | null };

const signInMs = 10 * 60_000;

export const beginSignIn = ({ store, clock }: Google, request: SignInRequest): SignIn => {
  const signIn = { id: secret(), ticket: secret(), request, email: null };
  const expiresAt = clock.now().getTime() + signInMs;
  store.run(
    'INSERT INTO sign_in VALUES (?, ?, ?, NULL, ?)',
    signIn.id,
    signIn.ticket,
    JSON.stringify(request),
    expiresAt,
  );
  return signIn;
};

export const takeTicket = ({ store, clock }: Google, id: string, ticket: string): SignIn | undefined => {
  const row = store.one(
    `UPDATE sign_in SET ticket = '' WHERE id = ? AND ticket = ? AND ticket <> '' AND expires_at > ? RETURNING *`,
    id,
    ticket,
    clock.now().getTime(),
  );
  if (!row) return undefined;
  const request = signInRequest.parse(JSON.parse(text(row, 'request')));
  return { id, ticket: '', request, email: textOrNull(row, 'email') };
};

/** Undefined if the browser already sent the form, or the id is foreign or too old. */
export const signInWith = ({ store, clock }: Google, id: string): SignIn | undefined => {
  const row = store.one(
    `SELECT * FROM sign_in WHERE id = ? AND ticket <> '' AND expires_at > ?`,
    id,
    clock.now().getTime(),
  );
  if (!row) return undefined;
  const request = signInRequest.parse(JSON.parse(text(row, 'request')));
  return { id, ticket: text(row, 'ticket'), request, email: textOrNull(row, 'email') };
};

/** The next form of the same sign-in, with a new ticket. */
export const continueSignIn = ({ store }: Google, signIn: SignIn, email: string): SignIn => {
  const ticket = secret();
  store.run('UPDATE sign_in SET ticket = ?, email = ? WHERE id = ?', ticket, email, signIn.id);
  return { ...signIn, ticket, email };
};

const secret = (): string => randomBytes(24).toString('base64url');
