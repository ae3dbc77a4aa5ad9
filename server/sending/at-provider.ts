// Saves a draft at the provider when the person asks, and deletes it there when they discard it.
import { type DraftId, SendingId } from '#domain/draft.ts';
import type { Account } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { asking } from './asking.ts';
import { activeOf, readDraft } from './drafts.ts';
import { makeMessage } from './make-message.ts';

/** Runs the job behind 'save draft'. A draft on its way out belongs to its sending. */
export const keepAtProvider = async (ctx: Context, account: Account, draftId: DraftId): Promise<void> => {
  const { mailbox, kept } = await ctx.db.asUser(account.userId, async (tx) => ({
    mailbox: await mailboxState(tx, account),
    kept: (await activeOf(tx, account, draftId)) === null ? await readDraft(ctx, tx, account, draftId) : null,
  }));
  if (!mailbox || mailbox.needsReauth || kept === null) return;
  const ask = asking(ctx, account);
  const of = { id: SendingId.parse(draftId), draft: kept.draft, ownAddress: mailbox.email };
  const message = await makeMessage(ctx, ask, account, of, { addressed: false });
  const put = await ask((caller) => ctx.provider(account).putDraft(caller, { ...message, draftId: kept.providerId }));
  await ctx.db.asUser(account.userId, (tx) =>
    tx
      .updateTable('draft')
      .set({ provider_id: put.draftId })
      .where(ofAccount(account))
      .where('id', '=', draftId)
      .execute(),
  );
};

export const dropAtProvider = (ctx: Context, account: Account, providerId: string): Promise<void> =>
  asking(ctx, account)((caller) => ctx.provider(account).dropDraft(caller, providerId));
