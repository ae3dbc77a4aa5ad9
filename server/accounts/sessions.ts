// Sessions: who a request is from, how long that holds, and its end.
import { sql } from 'kysely';
import { getServerCaches } from '#api/admin.ts';
import { livePath } from '#api/live.ts';
import { getChanges } from '#api/mailbox.ts';
import type { UserId } from '#domain/id.ts';
import { keptFor } from '#domain/kept-for.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import { tokenOf } from './cookies.ts';

export type AccountSession = {
  userId: UserId;
  sessionId: string;
  email: string;
  name: string;
  admin: boolean;
  /** When Google or the password last proved who is at it. */
  confirmedAt: Date | null;
};

const minute = 60_000;
const day = 24 * 60 * minute;

/** A session ends after `idle` without use, and after `absolute` in any case. */
export const sessionLife = { idle: 14 * day, absolute: keptFor.session * day } as const;

/** An operator's session ends sooner. */
const operatorLife = { idle: 30 * minute, absolute: 12 * 60 * minute } as const;

/** A session that a password did not open lives by its dates in the database. */
export const isLive = ({ operatorSince, updatedAt }: { operatorSince: Date | null; updatedAt: Date }, now: Date) =>
  operatorSince === null ||
  (now.getTime() - updatedAt.getTime() < operatorLife.idle &&
    now.getTime() - operatorSince.getTime() < operatorLife.absolute);

export const sessionOf = async (ctx: Context, request: Request): Promise<AccountSession | null> => {
  const token = tokenOf(request, ctx.config.url, ctx.config.sessionSecret);
  if (token === null) return null;
  const now = ctx.clock.now();
  const { rows } = await sql<Row>`
    select s.id, s."userId" as user_id, s."updatedAt" as "updatedAt", s."operatorSince" as "operatorSince",
      s."confirmedAt" as "confirmedAt", u.email, u.name,
      s."operatorSince" is not null and public.has_role(s."userId", 'admin') as admin
    from session s join "user" u on u.id = s."userId"
    where s.token = ${token} and s."expiresAt" > ${now} and s."createdAt" > ${new Date(now.getTime() - sessionLife.absolute)}
  `.execute(ctx.db.asAuth);
  const row = rows[0];
  if (!row || !isLive(row, now)) return null;
  const pause = row.operatorSince === null ? day : minute;
  const isUse = row.operatorSince === null || !asksByItself.has(new URL(request.url).pathname);
  if (isUse && now.getTime() - row.updatedAt.getTime() > pause) await prolong(ctx, row, now);
  const { user_id: userId, id: sessionId, email, name, admin, confirmedAt } = row;
  return { userId, sessionId, email, name, admin, confirmedAt };
};

/** After the code of the second factor: the session is an operator's from now on. */
export const makeOperators = async (ctx: Context, { sessionId }: AccountSession): Promise<void> => {
  const now = ctx.clock.now();
  await ctx.db.asAuth
    .updateTable('session')
    .set({ operatorSince: now, confirmedAt: now, updatedAt: now })
    .where('id', '=', sessionId)
    .execute();
};

/** Does nothing without a session. */
export const endSession = async (ctx: Context, request: Request): Promise<void> => {
  const session = await sessionOf(ctx, request);
  if (session === null) return;
  const { numDeletedRows } = await ctx.db.asAuth
    .deleteFrom('session')
    .where('id', '=', session.sessionId)
    .executeTakeFirstOrThrow();
  // Two concurrent sign-outs delete the row only once.
  if (numDeletedRows === 0n) return;
  await ctx.db.asUser(session.userId, (tx) =>
    recordAudit(tx, {
      userId: session.userId,
      userEmail: session.email,
      actionType: 'logout',
      actionDescription: 'Signed out',
      at: ctx.clock.now(),
    }),
  );
};

type Row = {
  id: string;
  user_id: UserId;
  updatedAt: Date;
  operatorSince: Date | null;
  confirmedAt: Date | null;
  email: string;
  name: string;
  admin: boolean;
};

/** An open tab calls these while its person rests. */
const asksByItself: ReadonlySet<string> = new Set([livePath, getChanges.path, getServerCaches.path]);

/** Extends the session at most once a day, or an operator's once a minute, so most reads write nothing. */
const prolong = async (ctx: Context, row: Row, now: Date): Promise<void> => {
  await ctx.db.asAuth
    .updateTable('session')
    .set({ updatedAt: now, expiresAt: new Date(now.getTime() + sessionLife.idle) })
    .where('id', '=', row.id)
    .execute();
};
