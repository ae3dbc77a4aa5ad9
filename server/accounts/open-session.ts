// Begins the session of an operator, who came by password or by Google without a mailbox.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { sessionCookie, signedToken, tokenOf } from './cookies.ts';
import { sessionLife } from './sessions.ts';
import { recordLogin } from './welcome.ts';

/** `signed`: the token for a cookie or a bearer header. */
export type Opened = { cookie: string; signed: string };

/** `isOperators` false: the code of the second factor is still to come. The browser's session before ends. */
export const openSession = async (
  ctx: Context,
  request: Request,
  { userId, email, isOperators }: { userId: UserId; email: string; isOperators: boolean },
): Promise<Opened> => {
  const { url, sessionSecret } = ctx.config;
  await refuseUnlessAdmin(ctx, userId);
  const before = tokenOf(request, url, sessionSecret);
  const token = randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  await ctx.db.asAuth.transaction().execute(async (tx) => {
    if (before !== null) await tx.deleteFrom('session').where('token', '=', before).execute();
    await tx
      .insertInto('session')
      .values({
        userId,
        token,
        createdAt: now,
        updatedAt: now,
        expiresAt: new Date(now.getTime() + sessionLife.idle),
        operatorSince: isOperators ? now : null,
        // They have just proved who they are.
        confirmedAt: now,
        ipAddress: null,
        userAgent: request.headers.get('user-agent')?.slice(0, 500) ?? null,
      })
      .execute();
  });
  await ctx.db.asUser(userId, (tx) => recordLogin(ctx, tx, userId, email));
  const signed = signedToken(token, sessionSecret);
  return { cookie: cookieOf(url, signed), signed };
};

const refuseUnlessAdmin = async (ctx: Context, userId: UserId): Promise<void> => {
  const { rows } = await sql<{ admin: boolean; leaving: boolean }>`
    select public.has_role(${userId}, 'admin') as admin, public.is_leaving(${userId}) as leaving`.execute(
    ctx.db.asAuth,
  );
  if (rows[0]?.leaving !== false) throw new Problem('account.leaving');
  if (rows[0]?.admin !== true) throw new Problem('sign-in.not-admin');
};

const cookieOf = (url: string, signed: string): string => {
  const life = `Max-Age=${sessionLife.absolute / 1000}`;
  const secure = url.startsWith('https:') ? '; Secure' : '';
  return `${sessionCookie(url)}=${encodeURIComponent(signed)}; ${life}; Path=/; HttpOnly; SameSite=Lax${secure}`;
};
