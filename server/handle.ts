// Binds an endpoint to a function: authorise, parse, run, answer. It throws problems, and `http.ts` words them.
import type { Context as HonoContext } from 'hono';
import { type Endpoint, expectedUser, type Who } from '#api/endpoint.ts';
import type { Account, UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { accountOf } from './account.ts';
import type { Context } from './context.ts';
import type { PaceKind } from './pace.ts';
import { refuseForeign } from './same-origin.ts';

export type Session = { userId: UserId; admin: boolean };
export type SessionOf = (request: Request) => Promise<Session | null>;

/** Set by `http.ts` for each request. */
export type Variables = {
  session: () => Promise<Session | null>;
  /** The verified token of a session, which may be over. */
  token: string | null;
  requestId: string;
  /** Once the session is known. */
  userId?: UserId | undefined;
  network: string;
  /** The headers that say how many calls are left. */
  limits?: Record<string, string>;
};
export type Call = HonoContext<{ Variables: Variables }>;

export type Route = {
  method: Endpoint<unknown, unknown>['method'];
  path: string;
  who: Who;
  /** Quick by default. */
  pace?: PaceKind;
  /** The web app has a page at this address, and its form sends here. */
  hasPage?: true;
  answer: (call: Call) => Promise<Response>;
};

/** For routes that wait for Google, a sender's server, speech or a model. */
export const slow = (route: Route): Route => ({ ...route, pace: 'slow' });

/** For routes that take much of the processor. A person waits for one of them at a time. */
export const heavy = (route: Route): Route => ({ ...route, pace: 'heavy' });

type OpenInput<Request> = {
  input: Request;
  session: Session | null;
  request: globalThis.Request;
  /** For cookies. */
  headers: Headers;
  /** The caller's, see `network.ts`. */
  network: string;
};

export type Input<Request> = Omit<OpenInput<Request>, 'session'> & Session;

/** For signed-in people. Calls of the admin area go through `server/admin/as-admin.ts`, and do not compile here. */
export const bind = <Request, Response>(
  ctx: Context,
  endpoint: Endpoint<Request, Response, 'user'>,
  run: (given: Input<Request>) => Promise<Response>,
): Route =>
  route(ctx, endpoint, async ({ session, ...given }) => {
    if (session === null) throw new Problem('session.missing');
    const { userId, admin } = session;
    return run({ ...given, userId, admin });
  });

/** For endpoints about the signed-in person's account. */
export const bindAccount = <Request, Response>(
  ctx: Context,
  endpoint: Endpoint<Request, Response, 'user'>,
  run: (given: Input<Request> & { account: Account }) => Promise<Response>,
): Route =>
  bind(ctx, endpoint, async (given) => {
    const { userId } = given;
    return run({ ...given, account: await ctx.db.asUser(userId, (tx) => accountOf(tx, userId)) });
  });

/** For anyone. */
export const bindOpen = <Request, Response>(
  ctx: Context,
  endpoint: Endpoint<Request, Response, 'anyone'>,
  run: (given: OpenInput<Request>) => Promise<Response>,
): Route => route(ctx, endpoint, run);

/** For answers other than JSON, such as the live channel. */
export const bindRaw = (
  ctx: Context,
  {
    body,
    ...address
  }: Pick<Route, 'method' | 'path' | 'pace'> & {
    who: Exclude<Who, 'admin'>;
    body?: 'json' | 'form';
  },
  run: (call: Call, session: Session | null) => Response | Promise<Response>,
): Route => ({
  ...address,
  answer: async (call) => {
    if (address.method !== 'GET') refuseForeign(ctx.config.url, call.req.raw.headers, body);
    return run(call, await admitted(call, address.who, call.req.query(expectedUser.query)));
  },
});

const route = <Request, Response>(
  ctx: Context,
  endpoint: Endpoint<Request, Response>,
  run: (given: OpenInput<Request>) => Promise<Response>,
): Route => ({
  method: endpoint.method,
  path: endpoint.path,
  who: endpoint.who,
  answer: async (call) => {
    if (endpoint.method !== 'GET') refuseForeign(ctx.config.url, call.req.raw.headers);
    const session = await admitted(call, endpoint.who);
    const parsed = endpoint.request.safeParse(await givenInput(call, endpoint.method));
    if (!parsed.success) throw new Problem('request.invalid');
    const headers = new Headers();
    const result = await run({
      input: parsed.data,
      session,
      request: call.req.raw,
      headers,
      network: call.get('network'),
    });
    headers.set('content-type', 'application/json');
    // Validate answers in development only, because it costs time.
    const answer = ctx.config.production ? result : endpoint.response.parse(result);
    return new globalThis.Response(JSON.stringify(answer), { headers });
  },
});

/** A tab of another person counts as signed out. */
const admitted = async (
  call: Call,
  who: Who,
  expected = call.req.header(expectedUser.header),
): Promise<Session | null> => {
  const session = await call.get('session')();
  if (who === 'anyone') return session;
  if (session === null || (expected !== undefined && expected !== session.userId)) throw new Problem('session.missing');
  if (who === 'admin' && !session.admin) throw new Problem('role.missing');
  return session;
};

/** The body or query, overridden by path parameters. */
const givenInput = async (call: Call, method: Route['method']): Promise<unknown> => {
  if (method === 'GET' || method === 'DELETE') return { ...call.req.query(), ...call.req.param() };
  const body = parsedJson(await call.req.text());
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem('request.invalid');
  return { ...body, ...call.req.param() };
};

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('request.invalid');
  }
};
