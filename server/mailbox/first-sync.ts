// The first look at a mailbox: the newest of the inbox, to start on, and the newest sent, to know whom the person answers.
// The same look heals a gap, when the provider has forgotten the cursor: then what is stored is looked at again as well.
import type { UserId } from '#domain/id.ts';
import { initialBatch } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import { setProgress } from './progress.ts';
import { wantMessages, wantStored } from './want-messages.ts';

/** Notes what to fetch. The cursor is read before the lists: what arrives meanwhile is then in the history, and nothing falls between. */
export const firstSync = async (ctx: Context, userId: UserId, token: string): Promise<void> => {
  const { cursor } = await ctx.provider.profile(token);
  const inbox = await ctx.provider.list(token, { limit: initialBatch, label: 'INBOX' });
  const sent = await ctx.provider.list(token, { limit: initialBatch, label: 'SENT' });
  await ctx.db.asUser(userId, async (tx) => {
    await wantMessages(tx, userId, inbox.ids, 0);
    await wantMessages(tx, userId, sent.ids, 1);
    await wantStored(tx, userId, 2);
    await setProgress(tx, userId, {
      cursor,
      phase: 'initial',
      is_active: true,
      total_estimated: inbox.ids.length,
      synced_count: 0,
    });
    await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
  });
  ctx.log.info('mailbox.first-listed', { userId, messages: inbox.ids.length });
};
