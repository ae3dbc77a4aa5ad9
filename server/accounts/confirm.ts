// The fresh proof of who is at a session: a round trip to Google that stores no token, or the operator's password.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { SignInProblem } from '#domain/account.ts';
import { UserId } from '#domain/id.ts';
import { confirmedFor, isConfirmed } from '#domain/leaving.ts';
import { LeavingAct } from '#domain/leaving-act.ts';
import { Problem } from '#domain/problem.ts';
import { type GooglePerson, providerName } from '#server/adapters/google/oauth.ts';
import type { Context } from '#server/context.ts';
import type { Confirming, RoundTrip } from './round-trip.ts';
import { type AccountSession, sessionOf } from './sessions.ts';

/** Throws `confirmation.needed` unless a proof of the last ten minutes belongs to this session. */
export const confirmedSession = async (ctx: Context, request: Request): Promise<AccountSession> => {
  const session = await sessionOf(ctx, request);
  if (session === null) throw new Problem('session.missing');
  if (!isConfirmed(session.confirmedAt, ctx.clock.now())) throw new Problem('confirmation.needed');
  return session;
};

/** Remembers that the trip to `google` only proves who is there, and asks Google for nothing else. */
export const noteConfirming = async (ctx: Context, google: URL, confirming: Confirming): Promise<void> => {
  google.searchParams.set('scope', 'openid email profile');
  google.searchParams.delete('access_type');
  const expiresAt = new Date(ctx.clock.now().getTime() + confirmedFor);
  const identifier = identifierOf(google.searchParams.get('state') ?? '');
  await ctx.db.asAuth
    .insertInto('verification')
    .values({ identifier, value: JSON.stringify(confirming), expiresAt })
    .execute();
};

/** Null if the trip is an ordinary sign-in. A trip returns once. */
export const takeConfirming = async (ctx: Context, state: string): Promise<Confirming | null> => {
  const row = await ctx.db.asAuth
    .deleteFrom('verification')
    .where('identifier', '=', identifierOf(state))
    .returning('value')
    .executeTakeFirst();
  return row === undefined ? null : Noted.parse(JSON.parse(row.value));
};

type Own = Extract<Confirming, { kind: 'confirm' }>;

/** Answers the browser's return. `refusal`: the problem if Google named nobody. */
export const finishConfirming = async (
  ctx: Context,
  trip: RoundTrip,
  given: { confirms: Own; request: Request; refusal: SignInProblem; cookies: readonly string[] },
): Promise<Response> => {
  const problem = trip.problem ?? (trip.person === null ? given.refusal : await settle(ctx, trip.person, given));
  const { act } = given.confirms;
  const query = new URLSearchParams(act === null ? {} : [['then', act]]);
  if (problem !== null) query.set('problem', problem);
  const headers = new Headers({ location: `/settings${query.size === 0 ? '' : `?${query}`}` });
  for (const cookie of given.cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
};

/** Null: confirmed. */
const settle = async (
  ctx: Context,
  person: GooglePerson,
  { confirms, request }: { confirms: Own; request: Request },
): Promise<SignInProblem | null> => {
  const session = await sessionOf(ctx, request);
  // The browser may have signed out, or in as somebody else, meanwhile.
  if (session?.userId !== confirms.userId) return 'sign-in.failed';
  if (!(await isOwnAccount(ctx, session, person))) return 'sign-in.other-account';
  await markConfirmed(ctx, session);
  return null;
};

export const markConfirmed = async (ctx: Context, { sessionId }: AccountSession): Promise<void> => {
  await ctx.db.asAuth
    .updateTable('session')
    .set({ confirmedAt: ctx.clock.now() })
    .where('id', '=', sessionId)
    .execute();
};

/** After a disconnect Flow no longer knows Google's id of the person, and the verified address decides. */
const isOwnAccount = async (
  ctx: Context,
  { userId, email }: AccountSession,
  person: GooglePerson,
): Promise<boolean> => {
  const known = await ctx.db.asAuth
    .selectFrom('account')
    .select('accountId')
    .where('userId', '=', userId)
    .where('providerId', '=', providerName)
    .execute();
  return known.length === 0 ? person.email === email : known.some(({ accountId }) => accountId === person.subject);
};

const Noted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirm'), userId: UserId, act: z.nullable(LeavingAct) }),
  z.object({ kind: z.literal('admin') }),
]);

/** Stores only the hash of the state. */
const identifierOf = (state: string): string =>
  `confirm:${createHash('sha256').update(`confirm ${state}`).digest('base64url')}`;
