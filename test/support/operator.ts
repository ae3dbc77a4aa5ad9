// An operator without a browser: a person with the admin role, in a session that began as an operator's.
import { randomBytes } from 'node:crypto';
import type { UserId } from '#domain/id.ts';
import { signedToken } from '#server/accounts/cookies.ts';
import type { HttpApp } from '#server/http.ts';
import type { Asked } from './bearer.ts';
import { newUserId, type TestContext } from './context.ts';

export type OperatorClient = {
  userId: UserId;
  email: string;
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Asked>;
  get(path: string): Promise<Asked>;
  post(path: string, body?: object): Promise<Asked>;
  /** The answer's text, for what is not JSON. */
  text(path: string): Promise<string>;
};

/** `role` null: no role. `operator` false: a session that Google opened. `proved` false: the proof who is there is old. */
export const operatorClient = async (
  ctx: TestContext,
  app: HttpApp,
  options: { role?: 'admin' | 'moderator' | 'user' | null; operator?: boolean; proved?: boolean; userId?: UserId } = {},
): Promise<OperatorClient> => {
  const { role = 'admin', operator = true, proved = true, userId = newUserId() } = options;
  const email = await named(ctx, userId, options.userId !== undefined);
  if (role !== null)
    await ctx.peek('insert into user_roles (user_id, role) values ($1, $2) on conflict do nothing', [userId, role]);
  const token = await sessionFor(ctx, userId, { operator, proved });
  const request = (path: string, init: RequestInit = {}) =>
    app.request(`${ctx.config.url}${path}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${signedToken(token, ctx.config.sessionSecret)}`,
      },
    });
  const ask: OperatorClient['ask'] = async (method, path, body) => {
    const answer = await request(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  };
  return {
    userId,
    email,
    ask,
    get: (path) => ask('GET', path),
    post: (path, body = {}) => ask('POST', path, body),
    text: async (path) => (await request(path)).text(),
  };
};

/** The address of a known or a new person. */
const named = async (ctx: TestContext, userId: UserId, isKnown: boolean): Promise<string> => {
  const email = `${userId}@operators.example`;
  if (!isKnown)
    await ctx.db.asAuth
      .insertInto('user')
      .values({ id: userId, name: 'Operator', email, emailVerified: true, image: null })
      .execute();
  const row = await ctx.db.asAuth.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.email;
};

const sessionFor = async (
  ctx: TestContext,
  userId: UserId,
  { operator, proved }: { operator: boolean; proved: boolean },
): Promise<string> => {
  const token = randomBytes(24).toString('hex');
  const now = ctx.clock.now();
  await ctx.db.asAuth
    .insertInto('session')
    .values({
      userId,
      token,
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
      operatorSince: operator ? now : null,
      confirmedAt: proved ? now : null,
      ipAddress: null,
      userAgent: null,
    })
    .execute();
  return token;
};
