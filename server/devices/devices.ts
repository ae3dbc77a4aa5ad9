// The sessions of one person: where they are signed in, and the end of one or of all others.
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { deviceName, type SignedInDevice } from '#domain/signed-in-device.ts';
import { type AccountSession, isLive, sessionLife, sessionOf } from '#server/accounts/sessions.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';

export const devicesOf = async (ctx: Context, request: Request): Promise<SignedInDevice[]> =>
  listed(ctx, await sessionHere(ctx, request));

/** `id`: of a session, or all others. An open tab of it ends with its live channel. */
export const endDevices = async (ctx: Context, request: Request, id: string): Promise<SignedInDevice[]> => {
  const here = await sessionHere(ctx, request);
  const ended = await ctx.db.asAuth
    .deleteFrom('session')
    .where('userId', '=', here.userId)
    .where('id', '<>', here.sessionId)
    .$if(id !== 'others', (some) => some.where('id', '=', id))
    .executeTakeFirstOrThrow();
  if (ended.numDeletedRows > 0n) await audit(ctx, here, Number(ended.numDeletedRows));
  return listed(ctx, here);
};

const sessionHere = async (ctx: Context, request: Request): Promise<AccountSession> => {
  const session = await sessionOf(ctx, request);
  if (session === null) throw new Problem('session.missing');
  return session;
};

const listed = async (
  ctx: Context,
  { userId, sessionId }: { userId: UserId; sessionId: string },
): Promise<SignedInDevice[]> => {
  const now = ctx.clock.now();
  const rows = await ctx.db.asAuth
    .selectFrom('session')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt', 'operatorSince'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('createdAt', '>', new Date(now.getTime() - sessionLife.absolute))
    .orderBy((is) => is('id', '=', sessionId), 'desc')
    .orderBy('updatedAt', 'desc')
    .limit(100)
    .execute();
  return rows
    .filter((row) => isLive(row, now))
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      name: deviceName(userAgent),
      since: createdAt.toISOString(),
      used: updatedAt.toISOString(),
      isThis: id === sessionId,
    }));
};

const audit = (ctx: Context, { userId, email }: AccountSession, count: number): Promise<void> =>
  ctx.db.asUser(userId, (tx) =>
    recordAudit(tx, {
      userId,
      userEmail: email,
      actionType: 'logout',
      actionDescription: count === 1 ? 'Signed out another device' : `Signed out ${count} other devices`,
      at: ctx.clock.now(),
    }),
  );
