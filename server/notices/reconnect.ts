import type { Account } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { sendNotice } from './send-notice.ts';

type Outcome = Awaited<ReturnType<typeof sendNotice>> | 'connected';

/** The provider no longer lets Flow in. One notice per lost connection and week, and one more for each `asked`, which names who asks. */
export const noticeReconnect = async (ctx: Context, account: Account, asked = ''): Promise<Outcome> => {
  const lost = await ctx.db.asUser(account.userId, (tx) =>
    tx
      .selectFrom('mailbox')
      .select('connections')
      .where(ofAccount(account))
      .where('needs_reauth', '=', true)
      .executeTakeFirst(),
  );
  if (lost === undefined) return 'connected';
  const notice = {
    kind: 'reconnect',
    // `reconnections_due` makes the same text.
    causes: [`${account.id} ${lost.connections}${asked}`],
    url: '/email-player',
    tag: 'reconnect',
  } as const;
  return sendNotice(ctx, account.userId, notice, () => ({
    plain: 'Flow needs you to reconnect',
    shown: { title: 'Flow needs you to reconnect', body: 'Google no longer lets Flow in. Nothing is lost.' },
  }));
};
