// An operator proves by their password who is at the session, at the pace of sign-in.
import { verifyPassword } from 'better-auth/crypto';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { openAttempts } from './attempts.ts';
import { markConfirmed } from './confirm.ts';
import { sessionOf } from './sessions.ts';

type From = { request: Request; network: string };

/** Throws `confirmation.wrong-password`, also for people without a password. */
export const passwordConfirmation = (ctx: Context) => {
  const attempts = openAttempts(ctx);
  return async (password: string, { request, network }: From): Promise<Record<string, never>> => {
    const session = await sessionOf(ctx, request);
    if (session === null) throw new Problem('session.missing');
    const own = await ctx.db.asAuth
      .selectFrom('account')
      .select('password')
      .where('userId', '=', session.userId)
      .where('providerId', '=', 'credential')
      .executeTakeFirst();
    const hash = own?.password ?? null;
    const check = async () => hash !== null && (await verifyPassword({ hash, password }));
    const isRight = await attempts.run({ address: session.email, network, device: null }, check, (right) => !right);
    if (!isRight) throw new Problem('confirmation.wrong-password');
    await markConfirmed(ctx, session);
    return {};
  };
};
