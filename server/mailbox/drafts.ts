// Maps drafts to messages: a draft keeps its id, while every save makes a new message.
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { MailProvider } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';

/** Rebuilds the map when a draft changed. A failure waits for the next sync. */
export const mapDrafts = async (ctx: Context, account: Account): Promise<void> => {
  const { stale, cursor } = await ctx.db.asUser(account.userId, (tx) =>
    tx
      .selectFrom('mailbox')
      .select(['drafts_stale as stale', 'cursor'])
      .where(ofAccount(account))
      .executeTakeFirstOrThrow(),
  );
  if (!stale) return;
  try {
    const drafts = await everyDraft(ctx, account);
    await ctx.db.asUser(account.userId, async (tx) => {
      await tx.deleteFrom('draft_map').where(ofAccount(account)).execute();
      const rows = drafts.map((draft) => ({
        ...accountKey(account),
        draft_id: draft.draftId,
        message_id: draft.messageId,
      }));
      if (rows.length > 0) await tx.insertInto('draft_map').values(rows).execute();
      // The history since then may concern a draft saved after the listing.
      await tx
        .updateTable('mailbox')
        .set({ drafts_stale: false })
        .where(ofAccount(account))
        .where('cursor', '=', cursor)
        .execute();
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    ctx.log.warn('mailbox.drafts-failed', { userId: account.userId, problem: error.code });
  }
};

type Drafts = Awaited<ReturnType<MailProvider['drafts']>>['drafts'];

/** Pages shift while people save drafts, so drop duplicates. */
const everyDraft = async (ctx: Context, account: Account): Promise<Drafts> => {
  const drafts = new Map<string, Drafts[number]>();
  const page = (pageToken: string | null) =>
    withToken(ctx, account, 'background', (caller) => ctx.provider(account).drafts(caller, pageToken));
  for (let token: string | null = null; ; ) {
    const given: Awaited<ReturnType<typeof page>> = await page(token);
    for (const draft of given.drafts) drafts.set(draft.draftId, draft);
    if (given.next === null) return [...drafts.values()];
    token = given.next;
  }
};
