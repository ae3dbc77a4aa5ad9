import { getOperator, getRoles } from '#api/admin.ts';
import { confirmedFor } from '#domain/leaving.ts';
import { Problem } from '#domain/problem.ts';
import { sessionOf } from '#server/accounts/sessions.ts';
import type { Context } from '#server/context.ts';
import type { Route } from '#server/handle.ts';
import { asAdmin } from './as-admin.ts';
import { listRoles } from './roles.ts';

export const adminRoutes = (ctx: Context): Route[] => [
  asAdmin(ctx, getOperator, async ({ request }) => {
    const session = await sessionOf(ctx, request);
    if (session === null) throw new Problem('session.missing');
    const { email, name, confirmedAt } = session;
    return {
      email,
      name,
      confirmedUntil: confirmedAt && new Date(confirmedAt.getTime() + confirmedFor).toISOString(),
    };
  }),
  asAdmin(ctx, getRoles, async ({ tx }) => ({ roles: await listRoles(tx) })),
];
