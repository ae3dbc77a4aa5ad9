// Diagnoses one person's connection: tokens, scopes, Google's answers, and the sync.

import { lacking } from '#domain/connection.ts';
import { type AccountFacts, type GoogleApi, googleApis } from '#domain/diagnosis-account.ts';
import type { Account } from '#domain/id.ts';
import type { IntegrationStatus, SyncStats } from '#domain/integration.ts';
import { Problem, type ProblemCode, problemDetails } from '#domain/problem.ts';
import { scopes } from '#domain/scopes.ts';
import type { Preflight } from '#server/adapters/google/preflight.ts';
import type { Context } from '#server/context.ts';
import { freshToken } from '#server/tokens/fresh.ts';
import { tokenState } from '#server/tokens/status.ts';
import { type ContactFacts, contactFacts } from './contact-facts.ts';
import { integrationStatus, syncStats } from './integrations.ts';
import { type SyncFacts, syncFacts } from './sync-facts.ts';

export type AccountDiagnosis = {
  facts: AccountFacts;
  sync: SyncFacts;
  contacts: ContactFacts;
  integrations: IntegrationStatus;
  stats: SyncStats;
};

/** Refreshes an expired token first, as every call does. */
export const diagnoseAccount = async (ctx: Context, google: Preflight, account: Account): Promise<AccountDiagnosis> => {
  const asked = await askGoogle(ctx, google, account);
  // Read last, because the checks may have renewed or ended the tokens.
  return ctx.db.asUser(account.userId, async (tx) => {
    const { status, consentedAt, refusedAt } = await tokenState(ctx, tx, account);
    const sync = await syncFacts(tx, account, ctx.clock.now());
    const lacks = lacking(status.scope, scopes[ctx.config.google.scopes]);
    const contacts = await contactFacts(tx, account);
    const integrations = await integrationStatus(ctx, tx, account);
    const stats = await syncStats(ctx, tx, account);
    return {
      facts: { token: status, consentedAt, refusedAt, lacks, sync, ...asked },
      sync,
      contacts,
      integrations,
      stats,
    };
  });
};

type Asked = Pick<AccountFacts, 'problem' | 'apisOff'>;

const askGoogle = async (ctx: Context, google: Preflight, account: Account): Promise<Asked> => {
  try {
    const answers = await answersTo(google, await freshToken(ctx, account));
    if (answers['Gmail API'] !== 'provider.unauthorized') return asAsked(answers);
    // Google's 401 is final for this token, but the next one may work.
    const spent = await freshToken(ctx, account);
    return asAsked(await answersTo(google, await freshToken(ctx, account, { refused: spent })));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { problem: { code: error.code, title: problemDetails(error).title }, apisOff: [] };
  }
};

type Answers = Record<GoogleApi, ProblemCode | null>;

const answersTo = async (google: Preflight, token: string): Promise<Answers> => {
  const [gmail, calendar, people] = await Promise.all(googleApis.map((api) => google.api(token, api)));
  return { 'Gmail API': gmail ?? null, 'Google Calendar API': calendar ?? null, 'People API': people ?? null };
};

const asAsked = (answers: Answers): Asked => {
  const gmail = answers['Gmail API'];
  return {
    problem: gmail === null ? null : { code: gmail, title: problemDetails(new Problem(gmail)).title },
    apisOff: googleApis.filter((api) => answers[api] === 'provider.api-off'),
  };
};
