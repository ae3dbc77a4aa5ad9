// A client without a browser: it calls Flow with a session as bearer.
import { randomBytes } from 'node:crypto';
import type { UserId } from '#domain/id.ts';
import { signedToken } from '#server/accounts/cookies.ts';
import { sessionOf } from '#server/accounts/sessions.ts';
import type { Context } from '#server/context.ts';
import { type HttpApp, httpApp } from '#server/http.ts';
import { routes } from '#server/routes.ts';

/** All of Flow's routes, for `ctx`. */
export const wholeApp = (ctx: Context): HttpApp =>
  httpApp(ctx, {
    routes: routes(ctx),
    sessionOf: (request) => sessionOf(ctx, request),
    site: null,
    health: async () => ({}),
  });

export type Asked = { status: number; body: unknown };

export type Client = {
  get(path: string, headers?: Record<string, string>): Promise<Asked>;
  post(path: string, body: object): Promise<Asked>;
};

/** A client of this user. Null means no session. */
export const clientOf = async (ctx: Context, app: HttpApp, userId: UserId | null): Promise<Client> => {
  const request = await askerOf(ctx, app, userId);
  const ask = async (path: string, init: RequestInit): Promise<Asked> => {
    const answer = await request(path, init);
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  };
  return {
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
  };
};

export type Asker = (path: string, init?: RequestInit) => Promise<Response>;

/** The same for answers that are not JSON. */
export const askerOf = async (ctx: Context, app: Pick<HttpApp, 'request'>, userId: UserId | null): Promise<Asker> => {
  const token = randomBytes(24).toString('hex');
  const now = ctx.clock.now();
  if (userId !== null) {
    const expiresAt = new Date(now.getTime() + 24 * 3_600_000);
    await ctx.db.asAuth
      .insertInto('session')
      .values({ userId, token, expiresAt, createdAt: now, updatedAt: now, ipAddress: null, userAgent: null })
      .execute();
  }
  return async (path, init = {}) => {
    const headers = new Headers(init.headers);
    // A form sets its own type.
    if (!(init.body instanceof FormData)) headers.set('content-type', 'application/json');
    headers.set('authorization', `Bearer ${signedToken(token, ctx.config.sessionSecret)}`);
    return app.request(`${ctx.config.url}${path}`, { ...init, headers });
  };
};
