// What one return from Google carries while it is handled: the tokens, what went wrong, and the one transaction in which
// user, tokens, session and audit entry are written together or not at all.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { ControlledTransaction, Kysely } from 'kysely';
import type { SignInProblem } from '#domain/account.ts';
import type { UserId } from '#domain/id.ts';
import type { Granted } from '#server/adapters/google/oauth.ts';
import type { AuthSchema } from '#server/db/schema.ts';

export type RoundTrip = {
  /** What the id token must echo. */
  nonce: string;
  /** The session this browser had before, which ends when the new one begins. */
  before: string | null;
  granted: Granted | null;
  /** Who came in by it. */
  arrived: UserId | null;
  problem: SignInProblem | null;
  tx: ControlledTransaction<AuthSchema> | null;
};

export const roundTrip = new AsyncLocalStorage<RoundTrip>();

/** Derived from the state, which is random, single-use and bound to the browser: so there is nothing more to store. */
export const nonceOf = (state: string): string => createHash('sha256').update(`nonce ${state}`).digest('base64url');

/**
 * The database as the sign-in library gets it: inside a round trip whatever it does joins that trip's transaction. The
 * library has no way to be handed one, and asking Google in the middle of a transaction would keep connections waiting.
 */
export const joining = (standing: Kysely<AuthSchema>): Kysely<AuthSchema> =>
  new Proxy(standing, {
    get: (_target, name) => {
      const database = roundTrip.getStore()?.tx ?? standing;
      const member: unknown = Reflect.get(database, name);
      return typeof member === 'function' ? member.bind(database) : member;
    },
  });
