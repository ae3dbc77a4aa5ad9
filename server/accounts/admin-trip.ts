// An operator's return from Google: it begins their session in the admin area, and neither creates an account nor connects a mailbox.
import type { SignInProblem } from '#domain/account.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { type GooglePerson, providerName } from '#server/adapters/google/oauth.ts';
import type { Context } from '#server/context.ts';
import { openSession } from './open-session.ts';
import type { RoundTrip } from './round-trip.ts';
import { factorState } from './second-factor.ts';

/** Answers the browser's return. `refusal`: the problem if Google named nobody. */
export const finishAdminTrip = async (
  ctx: Context,
  trip: RoundTrip,
  given: { request: Request; refusal: SignInProblem; cookies: readonly string[] },
): Promise<Response> => {
  const begun = await begin(ctx, trip, given);
  const query = new URLSearchParams({ from: 'admin' });
  if (begun.kind === 'refused') query.set('problem', begun.problem);
  else if (begun.codeDue) query.set('code', 'due');
  const headers = new Headers({ location: `/auth-redirect?${query}` });
  for (const cookie of given.cookies) headers.append('set-cookie', cookie);
  if (begun.kind === 'begun') headers.append('set-cookie', begun.cookie);
  return new Response(null, { status: 302, headers });
};

type Begun = { kind: 'begun'; cookie: string; codeDue: boolean } | { kind: 'refused'; problem: SignInProblem };

const begin = async (
  ctx: Context,
  trip: RoundTrip,
  { request, refusal }: { request: Request; refusal: SignInProblem },
): Promise<Begun> => {
  const problem = trip.problem ?? (trip.person === null ? refusal : null);
  if (problem !== null) return { kind: 'refused', problem };
  const owner = trip.person && (await ownerOf(ctx, trip.person));
  if (!owner) return { kind: 'refused', problem: 'sign-in.not-admin' };
  const { on } = await ctx.db.asUser(owner.userId, (tx) => factorState(tx, owner.userId));
  try {
    const { cookie } = await openSession(ctx, request, { ...owner, isOperators: !on });
    return { kind: 'begun', cookie, codeDue: on };
  } catch (error) {
    if (error instanceof Problem && (error.code === 'sign-in.not-admin' || error.code === 'account.leaving'))
      return { kind: 'refused', problem: error.code };
    throw error;
  }
};

/** Google's id decides. For an account without a Google account its verified address does. */
const ownerOf = async (ctx: Context, person: GooglePerson): Promise<{ userId: UserId; email: string } | null> => {
  const known = await ctx.db.asAuth
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['user.id as userId', 'email'])
    .where('providerId', '=', providerName)
    .where('accountId', '=', person.subject)
    .executeTakeFirst();
  if (known) return known;
  const named = await ctx.db.asAuth
    .selectFrom('user')
    .select(['id as userId', 'email'])
    .where('email', '=', person.email)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account')
            .select('account.id')
            .whereRef('account.userId', '=', 'user.id')
            .where('providerId', '=', providerName),
        ),
      ),
    )
    .executeTakeFirst();
  return named ?? null;
};
