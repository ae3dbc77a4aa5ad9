// The HTTP program: all routes, the web app, and what applies to every request.
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { livePath } from '#api/live.ts';
import { Problem, type ProblemCode, problemDetails } from '#domain/problem.ts';
import { sharedAddress, sharePath } from '#domain/shared-text.ts';
import { tokenOf } from '#server/accounts/cookies.ts';
import type { Context } from './context.ts';
import { isConnectionLoss } from './db/database.ts';
import type { Call, Route, Session, SessionOf, Variables } from './handle.ts';
import { headersFor } from './headers.ts';
import { newId } from './id.ts';
import { toCode } from './log.ts';
import { networkOf, type Peer } from './network.ts';
import { type Caller, openPace, type Pace, type PaceKind } from './pace.ts';
import type { Site } from './site/site.ts';

export type HttpParts = {
  routes: readonly Route[];
  sessionOf: SessionOf;
  /** Null in development, where a dev server delivers it. */
  site: Site | null;
  /** For `/healthz`: each part, and whether it works. */
  health: () => Promise<Record<string, boolean>>;
  pace?: Pace;
};

export type HttpApp = Hono<{ Variables: Variables }>;

export const httpApp = (ctx: Context, parts: HttpParts): HttpApp => {
  const app: HttpApp = new Hono();
  const secure = ctx.config.url.startsWith('https:');
  const { pace = openPace(ctx.clock) } = parts;
  const inTurn = (call: Call, kind: PaceKind, work: () => Promise<Response>) =>
    pace.run(callerOf(call), kind, (limits) => call.set('limits', limits), work);
  app.use(async (call, next) => {
    const began = performance.now();
    call.set('requestId', newId(ctx.clock.now()));
    call.set('network', networkOf(peerOf(call, secure)));
    call.set('token', tokenOf(call.req.raw, ctx.config.url, ctx.config.sessionSecret));
    call.set('session', () => knownSession(call, parts.sessionOf, pace));
    await next();
    for (const [name, value] of Object.entries(call.get('limits') ?? {})) call.header(name, value);
    const ms = performance.now() - began;
    logRequest(ctx, call, ms);
    countRequest(ctx, call, ms);
  });
  for (const [path, maxSize] of bodyLimits) {
    app.use(path, bodyLimit({ maxSize, onError: () => refuse(new Problem('request.too-large'), secure) }));
  }
  app.onError((error, call) => {
    // The caller left before its turn, so nobody reads this.
    if (error === call.req.raw.signal.reason) return refuse(new Problem('network.offline'), secure);
    noteError(ctx, call, error);
    // Sign-in uses its own connection, so its loss shows here.
    return refuse(isConnectionLoss(error) ? new Problem('database.unavailable') : error, secure);
  });
  app.get('/healthz', async () => healthAnswer(await parts.health(), secure));
  for (const { method, path, pace: kind = 'quick', answer } of parts.routes) {
    app.on(method, path, (call) => inTurn(call, kind, () => withHeaders(answer(call), secure)));
  }
  const refuseAll = (paths: Iterable<string>, code: ProblemCode): void => {
    for (const path of paths) app.all(path, (call) => inTurn(call, 'quick', () => Promise.reject(new Problem(code))));
  };
  refuseAll(new Set(parts.routes.filter(({ hasPage }) => !hasPage).map(({ path }) => path)), 'route.method');
  refuseAll(['/api/*', '/functions/*', '/v1/*'], 'route.unknown');
  app.post(sharePath, (call) => inTurn(call, 'quick', () => noteOf(call, secure)));
  app.notFound((call) => siteAnswer(call, parts.site, secure));
  return app;
};

const callerOf = (call: Call): Caller => ({
  token: call.get('token'),
  network: call.get('network'),
  path: call.req.routePath,
  signal: call.req.raw.signal,
});

const knownSession = async (call: Call, sessionOf: SessionOf, pace: Pace): Promise<Session | null> => {
  const session = await sessionOf(call.req.raw);
  const token = call.get('token');
  if (session !== null && token !== null) pace.know(token, session.userId);
  call.set('userId', session?.userId);
  return session;
};

/** A request of a test has no connection. */
const peerOf = (call: Call, proxied: boolean): Peer => ({
  remote:
    typeof call.env === 'object' && call.env !== null && 'incoming' in call.env
      ? getConnInfo(call).remote.address
      : undefined,
  forwarded: call.req.header('x-forwarded-for'),
  proxied,
});

/** Bytes. Anonymous requests are small. */
const bodyLimits = [
  ['/api/auth/*', 16 * 1024],
  ['/operator/*', 16 * 1024],
  ['*', 1024 * 1024],
] as const;

const logRequest = (ctx: Context, call: Call, ms: number): void => {
  if (call.res.status < 400 && !isCall(call.req.path)) return;
  ctx.log.info('request.answered', {
    requestId: toCode(call.get('requestId')),
    method: toCode(call.req.method),
    // The pattern, because the address may contain a person's text.
    route: toCode(call.req.routePath),
    status: call.res.status,
    ms: Math.round(ms),
  });
};

/** An expected problem is no line of the log, and may be an error for the operator. */
const noteError = (ctx: Context, call: Call, error: unknown): void => {
  const { requestId, userId } = { requestId: call.get('requestId'), userId: call.get('userId') };
  if (error instanceof Problem) {
    const route = `${call.req.method} ${call.req.routePath}`;
    ctx.metrics.failed({ event: 'request.problem', level: 'warn', error, route, userId, requestId });
  } else ctx.log.error('request.failed', { requestId: toCode(requestId), ...(userId ? { userId } : {}) }, error);
};

/** The live channel stays open, and what the operator does says nothing of how people fare. */
const countRequest = (ctx: Context, call: Call, ms: number): void => {
  const { path, routePath, method, raw } = call.req;
  if (path === '/' && method === 'GET' && call.get('token') === null && call.res.status < 400)
    ctx.metrics.visited({ request: raw, network: call.get('network') });
  if (!isCall(path) || routePath === livePath || routePath.startsWith('/api/admin/')) return;
  ctx.metrics.answered({ status: call.res.status, ms, token: call.get('token') });
};

const isCall = (path: string): boolean => /^\/(api|functions|v1)\//.test(path);

const refuse = (error: unknown, secure: boolean): Response => {
  const details = problemDetails(error);
  const headers = new Headers({ ...headersFor('data', { secure }), 'content-type': 'application/problem+json' });
  if (error instanceof Problem && error.retryAfter !== undefined) headers.set('retry-after', String(error.retryAfter));
  return new Response(JSON.stringify(details), { status: details.status, headers });
};

/** Adds data headers. Headers set by the route win. */
const withHeaders = async (answering: Promise<Response>, secure: boolean): Promise<Response> => {
  const answer = await answering;
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(headersFor('data', { secure }))) {
    if (!headers.has(name)) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
};

const healthAnswer = (health: Record<string, boolean>, secure: boolean): Response => {
  const ok = Object.values(health).every(Boolean);
  const words = Object.fromEntries(Object.entries(health).map(([part, works]) => [part, works ? 'ok' : 'failing']));
  return Response.json(
    { status: ok ? 'ok' : 'failing', ...words },
    { status: ok ? 200 : 503, headers: headersFor('data', { secure }) },
  );
};

/** Another app shared text, and this browser has no service worker yet. It changes nothing, so any page may send it. */
const noteOf = async (call: Call, secure: boolean): Promise<Response> => {
  const form = await call.req.formData().catch(() => new FormData());
  const location = sharedAddress('/note', (field) => form.get(field));
  return new Response(null, { status: 303, headers: { ...headersFor('data', { secure }), location } });
};

const siteAnswer = (call: Call, site: Site | null, secure: boolean): Response => {
  if (site === null) return refuse(new Problem('route.unknown'), secure);
  if (call.req.method !== 'GET' && call.req.method !== 'HEAD') return refuse(new Problem('route.method'), secure);
  return site(call.req.raw);
};
