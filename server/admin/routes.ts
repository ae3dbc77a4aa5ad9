import { confirmCodes, endCodes, getOperator, getRoles, startCodes } from '#api/admin.ts';
import { confirmFactor, startFactor } from '#server/accounts/second-factor.ts';
import type { Context } from '#server/context.ts';
import type { Route } from '#server/handle.ts';
import { asAdmin } from './as-admin.ts';
import { auditCodes, endCodesOf, operatorHere, sessionHere } from './operator.ts';
import { listRoles } from './roles.ts';

export const adminRoutes = (ctx: Context): Route[] => [
  asAdmin(ctx, getOperator, ({ request }) => operatorHere(ctx, request)),
  asAdmin(ctx, startCodes, async ({ request }) => startFactor(ctx, await sessionHere(ctx, request))),
  asAdmin(ctx, confirmCodes, async ({ request, input }) => {
    const session = await sessionHere(ctx, request);
    const recovery = await confirmFactor(ctx, session.userId, input.code);
    await ctx.db.asUser(session.userId, (tx) => auditCodes(ctx, tx, session, 'Switched sign-in codes on'));
    return { recovery };
  }),
  asAdmin(ctx, endCodes, async ({ request }) => {
    await endCodesOf(ctx, await sessionHere(ctx, request));
    return {};
  }),
  asAdmin(ctx, getRoles, async ({ tx }) => ({ roles: await listRoles(tx) })),
];
