// The operator at this session, and the second factor of their sign-in.
import type { UserId } from '#domain/id.ts';
import { confirmedFor } from '#domain/leaving.ts';
import { Problem } from '#domain/problem.ts';
import { accountOf } from '#server/account.ts';
import { endFactor, factorState } from '#server/accounts/second-factor.ts';
import { type AccountSession, sessionOf } from '#server/accounts/sessions.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { mailboxState } from '#server/mailbox/progress.ts';

export const operatorHere = async (ctx: Context, request: Request) => {
  const session = await sessionHere(ctx, request);
  const { userId, email, name, confirmedAt } = session;
  const [password, codes] = await Promise.all([
    ctx.db.asAuth
      .selectFrom('account')
      .select('id')
      .where('userId', '=', userId)
      .where('providerId', '=', 'credential')
      .executeTakeFirst(),
    ctx.db.asUser(userId, (tx) => factorState(tx, userId)),
  ]);
  return {
    email,
    name,
    confirmedUntil: confirmedAt && new Date(confirmedAt.getTime() + confirmedFor).toISOString(),
    hasPassword: password !== undefined,
    mailbox: await ownMailbox(ctx, userId),
    codes,
  };
};

/** The address from which the operator's mail leaves. Null without a mailbox that works. */
export const ownMailbox = (ctx: Context, operator: UserId): Promise<string | null> =>
  ctx.db.asUser(operator, async (tx) => {
    const state = await mailboxState(tx, await accountOf(tx, operator));
    return state === null || state.needsReauth ? null : state.email;
  });

export const sessionHere = async (ctx: Context, request: Request): Promise<AccountSession> => {
  const session = await sessionOf(ctx, request);
  if (session === null) throw new Problem('session.missing');
  return session;
};

export const endCodesOf = (ctx: Context, session: AccountSession): Promise<void> =>
  ctx.db.asUser(session.userId, async (tx) => {
    await endFactor(tx, session.userId);
    await auditCodes(ctx, tx, session, 'Switched sign-in codes off');
  });

export const auditCodes = (
  ctx: Context,
  tx: Tx,
  { userId, email }: AccountSession,
  actionDescription: string,
): Promise<void> =>
  recordAudit(tx, { userId, userEmail: email, actionType: 'codes_changed', actionDescription, at: ctx.clock.now() });
