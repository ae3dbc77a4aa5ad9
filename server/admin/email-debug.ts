// Diagnoses the operator's own connection to Gmail, one step at a time. What it says holds neither a token nor a mail.
import type { DebugOutcome, DebugStep } from '#domain/email-debug.ts';
import type { Account } from '#domain/id.ts';
import { Problem, problemDetails } from '#domain/problem.ts';
import { accountOf } from '#server/account.ts';
import { changeOnboarding } from '#server/accounts/onboarding.ts';
import type { AccountSession } from '#server/accounts/sessions.ts';
import { preflight } from '#server/adapters/google/preflight.ts';
import type { Context } from '#server/context.ts';
import { refreshNow } from '#server/functions/refresh-tokens.ts';
import { sendEmail } from '#server/functions/send-email.ts';
import { googleEndpoints } from '#server/google-endpoints.ts';
import { freshToken } from '#server/tokens/fresh.ts';
import { tokenState } from '#server/tokens/status.ts';

export const debugStep = async (ctx: Context, { userId }: AccountSession, step: DebugStep): Promise<DebugOutcome> => {
  const account = await ctx.db.asUser(userId, (tx) => accountOf(tx, userId));
  try {
    return await steps[step](ctx, account);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, title } = problemDetails(error);
    return { ok: false, code: error.code === 'token.missing' ? noRow : String(status), lines: [title] };
  }
};

const noRow = 'PGRST116';

const fine = (...lines: string[]): DebugOutcome => ({ ok: true, code: null, lines });

const steps: Record<DebugStep, (ctx: Context, account: Account) => Promise<DebugOutcome>> = {
  'token-row': async (ctx, account) => {
    const { status } = await ctx.db.asUser(account.userId, (tx) => tokenState(ctx, tx, account));
    if (!status.exists) return { ok: false, code: noRow, lines: ['No google token found'] };
    return {
      ok: !status.expired,
      code: status.expired ? '401' : null,
      lines: [
        `exists: ${status.exists}`,
        `expired: ${status.expired}`,
        `expiresAt: ${status.expiresAt ?? 'unknown'}`,
        `hasRefreshToken: ${status.hasRefreshToken}`,
        `scope: ${status.scope ?? 'none'}`,
      ],
    };
  },
  'gmail-profile': async (ctx, account) => {
    const google = preflight(googleEndpoints(ctx.config), ctx.config.google, ctx.clock);
    const address = await google.mailboxOf(await freshToken(ctx, account));
    return fine(`emailAddress: ${address}`);
  },
  'token-refresh': async (ctx, account) => {
    await refreshNow(ctx, account, 'gmail');
    const { status } = await ctx.db.asUser(account.userId, (tx) => tokenState(ctx, tx, account));
    return fine(`Valid until ${status.expiresAt ?? 'unknown'}`);
  },
  'send-test': async (ctx, account) => {
    const own = await ctx.db.asUser(account.userId, (tx) =>
      tx.selectFrom('provider_account').select('email').where('account_id', '=', account.id).executeTakeFirst(),
    );
    if (own === undefined) throw new Problem('token.missing');
    const body = 'This is the test of the admin area. If you can read it, sending works.';
    const { messageId, error } = await sendEmail(ctx, account, { to: own.email, subject: 'A test from Flow', body });
    if (error !== null) return { ok: false, code: null, lines: [`Send email failed: ${error}`] };
    return fine(`Sent to ${own.email}`, `messageId: ${messageId}`);
  },
  'reset-onboarding': async (ctx, { userId }) => {
    await changeOnboarding(ctx, userId, { do: 'reset' });
    return fine('onboarding_state begins anew');
  },
};
