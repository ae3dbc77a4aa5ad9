// The addresses of diagnostics.
import * as api from '#api/diagnostics.ts';
import { diagnose } from '#domain/diagnosis.ts';
import { isConnected } from '#domain/diagnosis-account.ts';
import { userWith } from '#server/accounts/users.ts';
import { preflight } from '#server/adapters/google/preflight.ts';
import type { Context } from '#server/context.ts';
import { googleEndpoints } from '#server/google-endpoints.ts';
import { bind, bindOpen, type Route } from '#server/handle.ts';
import { lookAtAccount } from './account.ts';
import { hostLook } from './host.ts';
import { checkTokenSystem } from './token-check.ts';

export const diagnosticsRoutes = (ctx: Context): Route[] => {
  const google = preflight(googleEndpoints(ctx.config), ctx.config.google, ctx.clock);
  const lookAtHost = hostLook(ctx, google);
  return [
    bindOpen(ctx, api.getDiagnosis, async ({ input, session }) => {
      const [host, user] = await Promise.all([
        lookAtHost(input.origin ?? null),
        session === null ? null : userWith(ctx, session.userId),
      ]);
      const account = user === null ? null : await lookAtAccount(ctx, google, user.id);
      return {
        connected: isConnected(account?.facts ?? null),
        account: user && account && { email: user.email, token: account.facts.token, sync: account.sync },
        findings: diagnose(host, account?.facts ?? null),
        clockAheadMs: host.clockAheadMs,
      };
    }),
    bind(ctx, api.checkTokens, ({ userId }) => checkTokenSystem(ctx, google, userId)),
  ];
};
