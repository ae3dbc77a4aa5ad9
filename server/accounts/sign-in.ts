// Starts and ends the round trip to Google. The browser always returns to one address of ours with at most one word from a fixed list.
import * as z from 'zod/mini';
import { mayCreateAccount, promptFor, type SignInIntent, type SignInProblem } from '#domain/account.ts';
import type { UserId } from '#domain/id.ts';
import type { LeavingAct } from '#domain/leaving-act.ts';
import { Problem } from '#domain/problem.ts';
import { accountOf } from '#server/account.ts';
import { providerName } from '#server/adapters/google/oauth.ts';
import type { Context } from '#server/context.ts';
import { tokenState } from '#server/tokens/status.ts';
import { finishAdminTrip } from './admin-trip.ts';
import type { Auth } from './auth.ts';
import { finishConfirming, noteConfirming, takeConfirming } from './confirm.ts';
import { sessionCookie, tokenOf } from './cookies.ts';
import { type Confirming, nonceOf, type RoundTrip, roundTrip } from './round-trip.ts';
import { type AccountSession, sessionOf } from './sessions.ts';
import { noteSource, visitOf } from './sign-up-source.ts';
import { asLibraryReads, named, tripCookies } from './trip-cookies.ts';

export const callbackPath = '/api/auth/callback/google';

/** The address at Google. `headers` receives the cookie that binds the round trip to this browser. */
export const startSignIn = async (
  ctx: Context,
  auth: Auth,
  given: { intent: SignInIntent; act?: LeavingAct | undefined; request: Request; headers: Headers },
): Promise<{ url: string }> => {
  const { url } = ctx.config;
  const { intent } = given;
  const known = await knownFor(ctx, intent, given.request);
  // The state names the account to reconnect, where no other site can write.
  const back = `${url}/auth-redirect${known === null ? visitOf(intent, given.request) : `?${reconnects}=${known.userId}`}`;
  const answer = await askLibrary(auth, url, { intent, back, known });
  if (!answer.ok) throw new Problem('sign-in.failed', { detail: `status ${answer.status}` });
  const to = new URL(SocialAnswer.parse(await answer.json()).url);
  const state = to.searchParams.get('state') ?? '';
  to.searchParams.set('nonce', nonceOf(state));
  if (intent === 'confirm' && known !== null)
    await noteConfirming(ctx, to, { kind: 'confirm', userId: known.userId, act: given.act ?? null });
  if (intent === 'admin') await noteConfirming(ctx, to, { kind: 'admin' });
  const before = given.request.headers.get('cookie') ?? '';
  for (const cookie of tripCookies(url, state, answer.headers.getSetCookie(), before))
    given.headers.append('set-cookie', cookie);
  return { url: to.href };
};

/** Reconnecting and confirming need a session. Signing in ignores it. */
const knownFor = async (ctx: Context, intent: SignInIntent, request: Request): Promise<AccountSession | null> => {
  if (intent !== 'reconnect' && intent !== 'confirm') return null;
  const known = await sessionOf(ctx, request);
  if (known === null) throw new Problem('session.missing');
  return known;
};

const askLibrary = (
  auth: Auth,
  url: string,
  { intent, back, known }: { intent: SignInIntent; back: string; known: AccountSession | null },
): Promise<Response> =>
  auth.handler(
    new Request(`${url}/api/auth/sign-in/social`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({
        provider: providerName,
        callbackURL: back,
        errorCallbackURL: back,
        disableRedirect: true,
        requestSignUp: mayCreateAccount(intent),
        additionalParams: { prompt: promptFor[intent] },
        ...(known === null ? {} : { loginHint: known.email }),
      }),
    }),
  );

export const finishSignIn = async (ctx: Context, auth: Auth, request: Request): Promise<Response> => {
  const { url, sessionSecret } = ctx.config;
  const { search, searchParams } = new URL(request.url);
  const state = searchParams.get('state') ?? '';
  const cookie = asLibraryReads(url, state, request.headers.get('cookie') ?? '');
  const own = new Request(`${url}${callbackPath}${search}`, { headers: { cookie } });
  const trip: RoundTrip = {
    nonce: nonceOf(state),
    before: tokenOf(own, url, sessionSecret),
    confirms: await takeConfirming(ctx, state),
    granted: null,
    person: null,
    arrived: null,
    problem: null,
    tx: null,
  };
  try {
    const answer = await roundTrip.run(trip, () => auth.handler(own));
    const cookies = named(url, state, answer.headers.getSetCookie());
    if (trip.confirms !== null)
      return await finishProof(ctx, trip, trip.confirms, { request: own, refusal: refusalIn(answer), cookies });
    const problem = trip.problem ?? problemIn(answer, trip.arrived);
    if (problem !== null) return await refused(ctx, trip, problem, cookies);
    await trip.tx?.commit().execute();
    await noteSource(ctx, trip.arrived, answer).catch((error: unknown) => ctx.log.warn('sign-in.no-source', {}, error));
    return await entered(ctx, auth, trip.arrived, { cookies, isReconnect: isReconnect(answer) });
  } catch (error) {
    if (trip.problem === null) ctx.log.error('sign-in.failed', {}, error);
    return refused(ctx, trip, trip.problem ?? 'sign-in.unexpected', []);
  } finally {
    // Connections opened meanwhile keep a reference to the round trip. Do not let them keep the tokens.
    trip.granted = null;
  }
};

type Back = Parameters<typeof finishAdminTrip>[2];

const finishProof = (ctx: Context, trip: RoundTrip, confirms: Confirming, back: Back): Promise<Response> =>
  confirms.kind === 'admin' ? finishAdminTrip(ctx, trip, back) : finishConfirming(ctx, trip, { confirms, ...back });

const SocialAnswer = z.object({ url: z.string() });

/** The person is signed in whatever the consent question brings. */
const entered = async (
  ctx: Context,
  auth: Auth,
  userId: UserId | null,
  { cookies, isReconnect }: { cookies: readonly string[]; isReconnect: boolean },
): Promise<Response> => {
  if (userId === null || isReconnect) return redirect('', cookies);
  const asked = await askForConsent(ctx, auth, userId, cookies).catch((error: unknown) => {
    ctx.log.warn('sign-in.not-asked', { userId }, error);
    return null;
  });
  return asked ?? redirect('', cookies);
};

/**
 * Google returns a refresh token only after a consent. Without one the person would need to reconnect within the hour, so ask now,
 * once.
 */
const askForConsent = async (
  ctx: Context,
  auth: Auth,
  userId: UserId,
  cookies: readonly string[],
): Promise<Response | null> => {
  const { status } = await ctx.db.asUser(userId, async (tx) => tokenState(ctx, tx, await accountOf(tx, userId)));
  if (!status.exists || status.hasRefreshToken) return null;
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  const headers = new Headers();
  for (const one of cookies) headers.append('set-cookie', one);
  const request = new Request(ctx.config.url, { headers: { cookie } });
  const { url } = await startSignIn(ctx, auth, { intent: 'reconnect', request, headers });
  headers.set('location', url);
  return new Response(null, { status: 302, headers });
};

/** The return address names the account to reconnect. */
const isReconnect = (answer: Response): boolean =>
  URL.parse(answer.headers.get('location') ?? '')?.searchParams.has(reconnects) ?? false;

const refused = async (
  ctx: Context,
  { tx, confirms }: RoundTrip,
  problem: SignInProblem,
  cookies: string[],
): Promise<Response> => {
  if (tx !== null && !tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
  const begun = `${sessionCookie(ctx.config.url)}=`;
  return redirect(
    `?${confirms?.kind === 'admin' ? 'from=admin&' : ''}problem=${problem}`,
    cookies.filter((cookie) => !cookie.startsWith(begun)),
  );
};

const redirect = (
  query: '' | `?${'' | 'from=admin&'}problem=${SignInProblem}`,
  cookies: readonly string[],
): Response => {
  const headers = new Headers({ location: `/auth-redirect${query}` });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
};

/** The library's redirect shows the result of the round trip. Null: signed in. */
const problemIn = (answer: Response, arrived: UserId | null): SignInProblem | null => {
  const to = answer.headers.get('location');
  const said = answer.status === 302 && to !== null ? URL.parse(to)?.searchParams : undefined;
  if (said === undefined) return 'sign-in.failed';
  const problem = wordOf(said.get('error'));
  return isOther(said.get(reconnects), problem, arrived) ? 'sign-in.other-account' : problem;
};

/** Why Google sent the person back without a proof. */
const refusalIn = (answer: Response): SignInProblem =>
  wordOf(URL.parse(answer.headers.get('location') ?? '')?.searchParams.get('error') ?? null) ?? 'sign-in.failed';

const wordOf = (error: string | null): SignInProblem | null =>
  error === null ? null : (words.get(error) ?? 'sign-in.failed');

/** Reconnecting returned a different or unknown account. */
const isOther = (expected: string | null, problem: SignInProblem | null, arrived: UserId | null): boolean =>
  expected !== null && (problem === 'account-not-found' || (problem === null && arrived !== expected));

/** Query parameter with the user whose account reconnects. */
const reconnects = 'reconnects';

/** The library's code for an unknown account, and Google's for a refusal by the person or their administrator. */
const words = new Map<string, SignInProblem>([
  ['signup_disabled', 'account-not-found'],
  ['access_denied', 'sign-in.denied'],
  ['admin_policy_enforced', 'sign-in.blocked'],
  ['org_internal', 'sign-in.blocked'],
  ['disallowed_useragent', 'sign-in.blocked'],
  ['invalid_client', 'sign-in.not-configured'],
]);
