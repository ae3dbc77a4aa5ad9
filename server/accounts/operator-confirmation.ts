// An operator proves who is at the session, by their password or a code of their authenticator, at the pace of sign-in.
import { isConfirmed } from '#domain/leaving.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { openAttempts } from './attempts.ts';
import { markConfirmed } from './confirm.ts';
import { isPassword } from './password-hash.ts';
import { factorState, passesFactor } from './second-factor.ts';
import { type AccountSession, makeOperators, sessionOf } from './sessions.ts';

type From = { request: Request; network: string };

export const operatorConfirmation = (ctx: Context) => {
  const attempts = openAttempts(ctx);
  const prove = async (session: AccountSession, network: string, check: () => Promise<boolean>): Promise<boolean> =>
    attempts.run({ address: session.email, network, device: null }, check, (right) => !right);
  return {
    /** Throws `confirmation.wrong-password`, also for people without a password. */
    byPassword: async (password: string, { request, network }: From): Promise<Record<string, never>> => {
      const session = await sessionHere(ctx, request);
      const own = await ctx.db.asAuth
        .selectFrom('account')
        .select('password')
        .where('userId', '=', session.userId)
        .where('providerId', '=', 'credential')
        .executeTakeFirst();
      if (!(await prove(session, network, () => isPassword(own?.password ?? null, password))))
        throw new Problem('confirmation.wrong-password');
      await markConfirmed(ctx, session);
      return {};
    },
    /**
     * In an operator's session the code is a proof. After Google named an operator it completes the sign-in. Throws
     * `confirmation.needed` in other sessions, and `sign-in.wrong-code` also for people without codes.
     */
    byCode: async (code: string, { request, network }: From): Promise<Record<string, never>> => {
      const session = await sessionHere(ctx, request);
      const { userId, admin } = session;
      if (!admin && !isConfirmed(session.confirmedAt, ctx.clock.now())) throw new Problem('confirmation.needed');
      const check = async (): Promise<boolean> => {
        const { on } = await ctx.db.asUser(userId, (tx) => factorState(tx, userId));
        return on && passesFactor(ctx, userId, code);
      };
      if (!(await prove(session, network, check))) throw new Problem('sign-in.wrong-code');
      if (admin) await markConfirmed(ctx, session);
      else await makeOperators(ctx, session);
      return {};
    },
  };
};

const sessionHere = async (ctx: Context, request: Request): Promise<AccountSession> => {
  const session = await sessionOf(ctx, request);
  if (session === null) throw new Problem('session.missing');
  return session;
};
