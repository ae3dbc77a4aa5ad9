// The one way into the admin area: an operator's session, and the admin role, which the database checks in the call's own transaction.
import type { Endpoint } from '#api/endpoint.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { confirmedSession } from '#server/accounts/confirm.ts';
import type { Context } from '#server/context.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { bind, type Input, type Route } from '#server/handle.ts';

export type Operator<Request> = Omit<Input<Request>, 'admin'> & {
  userId: UserId;
  /** The transaction in which the database checked the role. It reads what operators may see. */
  tx: OperatorTx;
};

/**
 * Binds a call of the admin area. Throws `role.missing` unless the session is an operator's and the role is in the database, and
 * `confirmation.needed` where the call needs a fresh proof.
 */
export const asAdmin = <Request, Response>(
  ctx: Context,
  endpoint: Endpoint<Request, Response, 'admin'>,
  run: (operator: Operator<Request>) => Promise<Response>,
): Route => ({
  ...bind(ctx, { ...endpoint, who: 'user' }, async ({ admin, ...given }) => {
    if (!admin) throw new Problem('role.missing');
    if (endpoint.stepUp) await confirmedSession(ctx, given.request);
    return ctx.db.asOperator(given.userId, (tx) => run({ ...given, tx }));
  }),
  who: endpoint.who,
});
