// Configures better-auth: one provider, no sign-up by password, and no access to provider tokens.
import { betterAuth } from 'better-auth';
import { bearer } from 'better-auth/plugins/bearer';
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import { sql } from 'kysely';
import { SignInProblem } from '#domain/account.ts';
import { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { requiredScope, scopes } from '#domain/scopes.ts';
import { providerName, type SignInProvider, signInProvider } from '#server/adapters/google/oauth.ts';
import type { Context } from '#server/context.ts';
import { googleEndpoints } from '#server/google-endpoints.ts';
import { toCode } from '#server/log.ts';
import { cookiePrefix } from './cookies.ts';
import { joining, type RoundTrip, roundTrip } from './round-trip.ts';
import { isLive, sessionLife } from './sessions.ts';
import { welcome } from './welcome.ts';

/** `routes.ts` decides which of the library's paths are public. */
export type Auth = { handler: (request: Request) => Promise<Response> };

export const openAuth = (ctx: Context): Auth => {
  const { url, sessionSecret } = ctx.config;
  return betterAuth({
    appName: 'Flow',
    baseURL: url,
    basePath: '/api/auth',
    secret: sessionSecret,
    trustedOrigins: [url],
    database: { db: joining(ctx.db.asAuth), type: 'postgres', transaction: false },
    // Operators' passwords are ours: see `passwords.ts`.
    emailAndPassword: { enabled: false },
    plugins: [bearer({ requireSignature: true }), genericOAuth({ config: [google(ctx)] })],
    session: {
      expiresIn: sessionLife.absolute / 1000,
      additionalFields: {
        operatorSince: { type: 'date', required: false, input: false },
        confirmedAt: { type: 'date', required: false, input: false },
      },
    },
    databaseHooks: { session: { create: { before: (session) => begin(ctx, session.userId) } } },
    disabledPaths,
    advanced: {
      database: { generateId: 'uuid' },
      cookiePrefix: cookiePrefix(url),
      // Flow sets its own `__Host-` prefix. The library would add `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: url.startsWith('https:') },
      ipAddress: { disableIpTracking: true },
    },
    // The library would log errors itself, database rows included.
    onAPIError: { throw: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      log: (level, _message, ...details) => {
        if (level !== 'error') return;
        ctx.log.warn(
          'sign-in.refused',
          {},
          details.find((detail) => detail instanceof Error),
        );
      },
    },
  });
};

/** These endpoints would give Google's tokens to whoever holds the session. */
const disabledPaths = [
  '/get-access-token',
  '/refresh-token',
  '/account-info',
  '/link-social',
  '/sign-up/email',
  '/sign-in/email',
];

const google = (ctx: Context): GenericOAuthConfig => {
  const endpoints = googleEndpoints(ctx.config);
  const { clientId, clientSecret, scopes: profile } = ctx.config.google;
  const provider = signInProvider(endpoints, { clientId, clientSecret }, ctx.clock);
  return {
    providerId: providerName,
    clientId,
    clientSecret,
    authorizationUrl: endpoints.authorize,
    tokenUrl: endpoints.token,
    scopes: [...scopes[profile]],
    accessType: 'offline',
    pkce: true,
    // Log In only finds accounts. Signing up needs an explicit request.
    disableImplicitSignUp: true,
    accountSubject: ({ profile: person }) => String(person.sub),
    getToken: ({ code, codeVerifier, redirectURI }) =>
      noting('sign-in.failed', ctx, async (trip) => {
        trip.granted = await provider.exchange({ code, verifier: codeVerifier ?? '', redirectUri: redirectURI });
        return {};
      }),
    getUserInfo: () => noting('sign-in.failed', ctx, (trip) => personOf(ctx, provider, trip)),
  };
};

/** Asks Google for the last time. Afterwards one transaction covers the rest. */
const personOf = async (ctx: Context, provider: SignInProvider, trip: RoundTrip) => {
  if (trip.granted === null) throw new Problem('sign-in.failed', { detail: 'nothing was granted' });
  if (trip.confirms !== null) {
    trip.person = await provider.person(trip.granted, trip.nonce);
    // Without a person the library begins no session.
    return null;
  }
  if (!trip.granted.scopes.includes(requiredScope)) throw new Problem('sign-in.denied');
  const person = await provider.person(trip.granted, trip.nonce);
  trip.person = person;
  trip.tx = await ctx.db.asAuth.startTransaction().execute();
  return { sub: person.subject, email: person.email, emailVerified: true, name: person.name };
};

/** Every session starts here. */
const begin = async (ctx: Context, id: string) => {
  const userId = UserId.parse(id);
  await refuseLeaving(ctx, userId);
  const trip = roundTrip.getStore();
  if (!trip?.tx || !trip.granted) throw new Problem('sign-in.unexpected', { detail: 'a session outside a round trip' });
  const operatorSince = await noting('sign-in.not-stored', ctx, () => arrive(ctx, trip, userId));
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + sessionLife.idle);
  return { data: { createdAt: now, updatedAt: now, expiresAt, operatorSince } };
};

const refuseLeaving = async (ctx: Context, userId: UserId): Promise<void> => {
  const { rows } = await sql<{ leaving: boolean }>`select public.is_leaving(${userId}) as leaving`.execute(
    ctx.db.asAuth,
  );
  if (rows[0]?.leaving !== true) return;
  const trip = roundTrip.getStore();
  if (trip) trip.problem = 'account.leaving';
  throw new Problem('account.leaving');
};

/** Returns since when the session is an operator's: Google alone never makes it one, but the session before may have been. */
const arrive = async (ctx: Context, trip: RoundTrip, userId: UserId): Promise<Date | null> => {
  const { tx, granted, person, before } = trip;
  if (tx === null || granted === null || person === null) return null;
  trip.arrived = userId;
  const ended =
    before === null
      ? undefined
      : await tx
          .deleteFrom('session')
          .where('token', '=', before)
          .returning(['userId', 'operatorSince', 'updatedAt'])
          .executeTakeFirst();
  await welcome(ctx, tx, userId, { granted, person });
  return ended?.userId === userId && isLive(ended, ctx.clock.now()) ? ended.operatorSince : null;
};

/** The library hides errors, so the round trip records them. */
const noting = async <T>(otherwise: SignInProblem, ctx: Context, work: (trip: RoundTrip) => Promise<T>): Promise<T> => {
  const trip = roundTrip.getStore();
  if (!trip) throw new Problem('sign-in.unexpected', { detail: 'outside a round trip' });
  try {
    return await work(trip);
  } catch (error) {
    trip.problem ??= SignInProblem.safeParse(error instanceof Problem ? error.code : null).data ?? otherwise;
    ctx.log.warn('sign-in.failed', { state: toCode(trip.problem) }, error);
    throw error;
  }
};
