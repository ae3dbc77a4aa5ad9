// Saves a draft at the provider when the person asks, and deletes it there when they discard it.
import { type DraftId, SendingId } from '#domain/draft.ts';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { asking } from './asking.ts';
import { activeOf, readDraft } from './drafts.ts';
import { makeMessage } from './make-message.ts';

/** Runs the job behind 'save draft'. A draft that is being sent belongs to its sending. */
export const keepAtProvider = async (ctx: Context, userId: UserId, draftId: DraftId): Promise<void> => {
  const { mailbox, kept } = await ctx.db.asUser(userId, async (tx) => ({
    mailbox: await mailboxState(tx, userId),
    kept: (await activeOf(tx, userId, draftId)) === null ? await readDraft(ctx, tx, userId, draftId) : null,
  }));
  if (!mailbox || mailbox.needsReauth || kept === null) return;
  const ask = asking(ctx, userId);
  const of = { id: SendingId.parse(draftId), draft: kept.draft, ownAddress: mailbox.email };
  const message = await makeMessage(ctx, ask, userId, of, { addressed: false });
  const put = await ask((caller) => ctx.provider.putDraft(caller, { ...message, draftId: kept.providerId }));
  await ctx.db.asUser(userId, (tx) =>
    tx
      .updateTable('draft')
      .set({ provider_id: put.draftId })
      .where('user_id', '=', userId)
      .where('id', '=', draftId)
      .execute(),
  );
};

export const dropAtProvider = (ctx: Context, userId: UserId, providerId: string): Promise<void> =>
  asking(ctx, userId)((caller) => ctx.provider.dropDraft(caller, providerId));
