// State of one return from Google. User, tokens, session and audit entry commit in one transaction.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { ControlledTransaction, Kysely } from 'kysely';
import type { SignInProblem } from '#domain/account.ts';
import type { UserId } from '#domain/id.ts';
import type { LeavingAct } from '#domain/leaving-act.ts';
import type { GooglePerson, Granted } from '#server/adapters/google/oauth.ts';
import type { AuthSchema } from '#server/db/schema.ts';

/**
 * A trip that only proves who is there, and stores nothing of Google's. `confirm`: at this person's session; `act` is what they want to
 * do next. `admin`: an operator who comes to the admin area.
 */
export type Confirming = { kind: 'confirm'; userId: UserId; act: LeavingAct | null } | { kind: 'admin' };

export type RoundTrip = {
  /** The id token must repeat it. */
  nonce: string;
  /** This browser's previous session, which ends when the new one starts. */
  before: string | null;
  confirms: Confirming | null;
  granted: Granted | null;
  /** The account's owner, from the provider. */
  person: GooglePerson | null;
  arrived: UserId | null;
  problem: SignInProblem | null;
  tx: ControlledTransaction<AuthSchema> | null;
};

export const roundTrip = new AsyncLocalStorage<RoundTrip>();

/** Derived from the state, which is random, single-use and bound to the browser, so it needs no storage. */
export const nonceOf = (state: string): string => createHash('sha256').update(`nonce ${state}`).digest('base64url');

/**
 * Gives better-auth a database that joins the round trip's transaction. The library accepts no transaction, and asking Google inside
 * one would block connections.
 */
export const joining = (standing: Kysely<AuthSchema>): Kysely<AuthSchema> =>
  new Proxy(standing, {
    get: (_target, name) => {
      const database = roundTrip.getStore()?.tx ?? standing;
      const member: unknown = Reflect.get(database, name);
      return typeof member === 'function' ? member.bind(database) : member;
    },
  });
