// The connected Google account as the settings show it: its state, and what Flow may do there.

import { Feature, lacking } from '#domain/connection.ts';
import type { UserId } from '#domain/id.ts';
import type { Connection } from '#domain/leaving.ts';
import { scopes } from '#domain/scopes.ts';
import { accountOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { tokenState } from '#server/tokens/status.ts';

/** Null without a connected account. */
export const connectionOf = (ctx: Context, userId: UserId): Promise<Connection | null> =>
  ctx.db.asUser(userId, async (tx) => {
    const account = await accountOf(tx, userId);
    const row = await tx
      .selectFrom('provider_account')
      .select(['email', 'leaving_at'])
      .where(ofAccount(account))
      .executeTakeFirst();
    if (row === undefined) return null;
    const mailbox = await tx.selectFrom('mailbox').select('needs_reauth').where(ofAccount(account)).executeTakeFirst();
    const { status } = await tokenState(ctx, tx, account);
    const asked = scopes[ctx.config.google.scopes];
    const missing = status.exists ? lacking(status.scope, asked) : [];
    const wanted = lacking('', asked);
    const isBroken = !status.exists || mailbox?.needs_reauth === true;
    return {
      email: row.email,
      state: row.leaving_at !== null ? 'leaving' : isBroken ? 'broken' : 'connected',
      given: Feature.options.filter((one) => wanted.includes(one) && !missing.includes(one)),
      missing,
    };
  });
