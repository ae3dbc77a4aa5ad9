// Checks the token system step by step.
import type * as z from 'zod/mini';
import type { checkTokens } from '#api/diagnostics.ts';
import { isSameMailbox } from '#domain/account.ts';
import type { Account } from '#domain/id.ts';
import { Problem, problemDetails } from '#domain/problem.ts';
import type { Preflight } from '#server/adapters/google/preflight.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { freshToken } from '#server/tokens/fresh.ts';
import { storedTokens } from '#server/tokens/keep.ts';
import { tokenState } from '#server/tokens/status.ts';

type Answer = z.infer<(typeof checkTokens)['response']>;
type Step = Answer['steps'][number];

export const checkTokenSystem = async (ctx: Context, google: Preflight, account: Account): Promise<Answer> => {
  const steps: Step[] = [];
  for (const { step, run } of stepsOf(ctx, google, account)) {
    const outcome = await run().catch(failed);
    steps.push({ step, ...outcome });
    if (!outcome.ok) break;
  }
  const { status } = await ctx.db.asUser(account.userId, (tx) => tokenState(ctx, tx, account));
  return { token: status, steps };
};

type Outcome = Omit<Step, 'step'>;

const failed = (error: unknown): Outcome => {
  if (!(error instanceof Problem)) throw error;
  return { ok: false, words: error.code === 'secret.unreadable' ? notStored : problemDetails(error).title };
};

const notStored = 'Tokens not properly stored. Please reconnect your Google account.';

const stepsOf = (
  ctx: Context,
  google: Preflight,
  account: Account,
): { step: Step['step']; run: () => Promise<Outcome> }[] => [
  {
    step: 'stored',
    run: async () => {
      const { status } = await ctx.db.asUser(account.userId, (tx) => tokenState(ctx, tx, account));
      if (!status.exists) throw new Problem('token.missing');
      return fine(status.hasRefreshToken ? 'An access and a refresh token are stored.' : 'An access token is stored.');
    },
  },
  {
    step: 'opened',
    run: async () => {
      await ctx.db.asUser(account.userId, (tx) => storedTokens(ctx, tx, account, { lock: false }));
      return fine('They are sealed for you alone, and open.');
    },
  },
  {
    step: 'accepted',
    run: async () => {
      const problem = await google.api(await freshToken(ctx, account), 'Gmail API');
      if (problem !== null) throw new Problem(problem);
      return fine('Google accepts the access token.');
    },
  },
  {
    step: 'own',
    run: async () => {
      const address = await google.mailboxOf(await freshToken(ctx, account));
      const own = await ctx.db.asUser(account.userId, (tx) =>
        tx.selectFrom('provider_account').select('email').where(ofAccount(account)).executeTakeFirstOrThrow(),
      );
      const matches = isSameMailbox(address, own.email);
      return { ok: matches, words: matches ? `They open ${own.email}.` : 'They open another account’s mailbox.' };
    },
  },
];

const fine = (words: string): Outcome => ({ ok: true, words });
