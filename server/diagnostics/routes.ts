// The routes of diagnostics.
import * as api from '#api/diagnostics.ts';
import { expectedUser } from '#api/endpoint.ts';
import { diagnose } from '#domain/diagnosis.ts';
import { isConnected } from '#domain/diagnosis-account.ts';
import { Problem } from '#domain/problem.ts';
import { accountOf } from '#server/account.ts';
import { userWith } from '#server/accounts/users.ts';
import { type Preflight, preflight } from '#server/adapters/google/preflight.ts';
import type { Context } from '#server/context.ts';
import { googleEndpoints } from '#server/google-endpoints.ts';
import { bindAccount, bindOpen, type Route, type Session, slow } from '#server/handle.ts';
import { toCode } from '#server/log.ts';
import { diagnoseAccount } from './account.ts';
import { hostDiagnosis } from './host.ts';
import { checkTokenSystem } from './token-check.ts';

export const diagnosticsRoutes = (ctx: Context): Route[] => {
  const google = preflight(googleEndpoints(ctx.config), ctx.config.google, ctx.clock);
  const lookAtHost = hostDiagnosis(ctx, google);
  return [
    bindOpen(ctx, api.getDiagnosis, async ({ input, session, request }) => {
      refuseOtherTab(request, session);
      const asker = session === null ? 'anyone' : 'signed-in';
      const [host, person] = await Promise.all([
        lookAtHost(input.origin ?? null, asker),
        lookAtPerson(ctx, google, session),
      ]);
      const facts = person?.facts ?? null;
      return {
        connected: isConnected(facts),
        account: person && {
          email: person.email,
          token: person.facts.token,
          sync: person.sync,
          contacts: person.contacts,
          integrations: person.integrations,
          stats: person.stats,
        },
        findings: diagnose(host, facts),
        clockAheadMs: host.clockAheadMs,
      };
    }),
    slow(bindAccount(ctx, api.checkTokens, ({ account }) => checkTokenSystem(ctx, google, account))),
    bindOpen(ctx, api.reportFailure, async ({ input }) => {
      ctx.log.error('web.failed', { requestId: toCode(input.id), kind: toCode(input.kind) });
      return {};
    }),
  ];
};

/** Open to anyone, but account details only in the account's own tabs. */
const refuseOtherTab = (request: Request, session: Session | null): void => {
  const tab = request.headers.get(expectedUser.header);
  if (session !== null && tab !== null && tab !== session.userId) throw new Problem('session.missing');
};

const lookAtPerson = async (ctx: Context, google: Preflight, session: Session | null) => {
  const user = session === null ? null : await userWith(ctx, session);
  if (user === null) return null;
  const account = await ctx.db.asUser(user.id, (tx) => accountOf(tx, user.id));
  return { email: user.email, ...(await diagnoseAccount(ctx, google, account)) };
};
