// Completes a sign-in: stores tokens, finishes setup, writes the audit entry, starts the first sync.
import { type ControlledTransaction, sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import { openAccount, refOf } from '#server/account.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import { type GooglePerson, type Granted, providerName } from '#server/adapters/google/oauth.ts';
import type { Context } from '#server/context.ts';
import { welcomeCredits } from '#server/credits/balance.ts';
import type { Tx } from '#server/db/database.ts';
import type { AuthSchema, Schema } from '#server/db/schema.ts';
import { keepTokens } from '#server/tokens/keep.ts';
import { completeGmail } from './onboarding.ts';

/** Runs in the round trip's transaction as the user. */
export const welcome = async (
  ctx: Context,
  tx: ControlledTransaction<AuthSchema>,
  userId: UserId,
  { granted, person }: { granted: Granted; person: GooglePerson },
): Promise<void> => {
  const { email } = await tx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  await asUser(tx, userId, async (own) => {
    const tokens = {
      accessToken: granted.accessToken,
      refreshToken: granted.refreshToken,
      expiresInSeconds: granted.expiresInSeconds,
      scope: granted.scopes.length > 0 ? granted.scopes.join(' ') : null,
    };
    const { subject } = person;
    const account = await openAccount(own, userId, { provider: providerName, subject, email, now: ctx.clock.now() });
    await keepTokens(ctx, own, account, tokens, granted.grantedAt);
    await welcomeCredits(ctx, own, userId);
    await completeGmail(ctx, own, userId);
    await recordLogin(ctx, own, userId, email);
    await ctx.jobs.add(own, 'mailbox.connect', refOf(account));
  });
};

export const recordLogin = (ctx: Context, tx: Tx, userId: UserId, userEmail: string): Promise<void> =>
  recordAudit(tx, {
    userId,
    userEmail,
    actionType: 'login',
    actionDescription: 'Signed in',
    at: ctx.clock.now(),
  });

const asUser = async (
  tx: ControlledTransaction<AuthSchema>,
  userId: UserId,
  work: (own: Tx) => Promise<void>,
): Promise<void> => {
  await act(tx, 'flow_app', 'public', userId);
  await work(tx.$extendTables<Schema>().$pickTables<keyof Schema>());
  await act(tx, 'flow_auth', 'auth', '');
};

const act = (tx: ControlledTransaction<AuthSchema>, role: string, searchPath: string, user: UserId | '') =>
  sql`select set_config('role', ${role}, true), set_config('search_path', ${searchPath}, true),
    set_config('app.user_id', ${user}, true)`.execute(tx);
