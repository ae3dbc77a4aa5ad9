// Binds an endpoint of the contract to a function: who may, parse, run, answer. Problems are thrown; `http.ts` words them.
import type { Context as HonoContext } from 'hono';
import { type Endpoint, expectedUser, type Who } from '#api/endpoint.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from './context.ts';
import { refuseForeign } from './same-origin.ts';

export type Session = { userId: UserId; admin: boolean };
export type SessionOf = (request: Request) => Promise<Session | null>;

/** What `http.ts` lays beside each request. */
export type Variables = { session: () => Promise<Session | null>; requestId: string };
export type Call = HonoContext<{ Variables: Variables }>;

/** One address of the server, ready to be mounted. */
export type Route = {
  method: Endpoint<unknown, unknown>['method'];
  path: string;
  who: Who;
  answer: (call: Call) => Promise<Response>;
};

type OpenInput<Request> = {
  input: Request;
  session: Session | null;
  /** The request as it came. */
  request: globalThis.Request;
  /** Headers of the answer, for cookies. */
  headers: Headers;
};

type Input<Request> = Omit<OpenInput<Request>, 'session'> & { userId: UserId };

/** For endpoints of signed-in users and of admins. */
export const bind = <Request, Response>(
  ctx: Context,
  endpoint: Endpoint<Request, Response>,
  run: (given: Input<Request>) => Promise<Response>,
): Route =>
  route(ctx, endpoint, async ({ session, ...given }) => {
    if (session === null) throw new Problem('session.missing');
    return run({ ...given, userId: session.userId });
  });

/** For endpoints that anyone may call. */
export const bindOpen = <Request, Response>(
  ctx: Context,
  endpoint: Endpoint<Request, Response>,
  run: (given: OpenInput<Request>) => Promise<Response>,
): Route => route(ctx, endpoint, run);

/** For answers that are no JSON, such as the live channel. */
export const bindRaw = (
  ctx: Context,
  { method, path, who, body }: Pick<Route, 'method' | 'path' | 'who'> & { body?: 'json' | 'form' },
  run: (call: Call, session: Session | null) => Response | Promise<Response>,
): Route => ({
  method,
  path,
  who,
  answer: async (call) => {
    if (method !== 'GET') refuseForeign(ctx.config.url, call.req.raw.headers, body);
    return run(call, await admitted(call, who, call.req.query(expectedUser.query)));
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
    const result = await run({ input: parsed.data, session, request: call.req.raw, headers });
    headers.set('content-type', 'application/json');
    // A mistake of ours should show while we look, and cost nothing when we do not.
    const answer = ctx.config.production ? result : endpoint.response.parse(result);
    return new globalThis.Response(JSON.stringify(answer), { headers });
  },
});

/** A tab that takes itself for another person than the session's is as good as signed out. */
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

/** The body or the query, with the parts of the path laid over it. */
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
