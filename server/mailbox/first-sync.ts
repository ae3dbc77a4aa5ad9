// Fetches the newest inbox mail to start on, and the newest sent mail to learn whom the person answers. After a history gap it runs again,
// and a comparison heals the rest.
import { isSameMailbox } from '#domain/account.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { initialBatch, largeMessage } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import type { Caller, Listing } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { planComparison } from './comparison.ts';
import { setProgress } from './progress.ts';
import { lockMailbox } from './revision.ts';
import { priorities, wantMessages } from './want-messages.ts';

/** Reads the cursor before the lists, so arrivals meanwhile are in the history. */
export const firstSync = async (ctx: Context, userId: UserId, ownAddress: string): Promise<void> => {
  const { email, cursor, large, inbox, sent } = await newest(ctx, userId);
  // A token for another mailbox must never store anything.
  if (!isSameMailbox(email, ownAddress)) throw new Problem('provider.other-mailbox');
  await ctx.db.asUser(userId, async (tx) => {
    await lockMailbox(tx, userId);
    const isLarge = new Set(large.ids.map(({ id }) => id));
    for (const [listed, priority] of [[inbox, priorities.now] as const, [sent, priorities.soon] as const]) {
      await wantMessages(
        tx,
        userId,
        listed.ids.filter(({ id }) => !isLarge.has(id)),
        priority,
      );
      await wantMessages(
        tx,
        userId,
        listed.ids.filter(({ id }) => isLarge.has(id)),
        priority,
        { large: true },
      );
    }
    await setProgress(tx, userId, {
      cursor,
      phase: 'initial',
      is_active: true,
      total_estimated: inbox.ids.length,
      synced_count: 0,
      current_batch: 0,
    });
    await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
  });
  ctx.log.info('mailbox.first-listed', { userId, messages: inbox.ids.length });
};

/** The provider forgot the cursor. Takes a new one at once, together with the comparison that finds what happened before it. */
export const bridgeGap = async (ctx: Context, userId: UserId): Promise<void> => {
  const { cursor, inbox, sent } = await newest(ctx, userId);
  await ctx.db.asUser(userId, async (tx) => {
    await lockMailbox(tx, userId);
    await wantMessages(tx, userId, inbox.ids, priorities.now);
    await wantMessages(tx, userId, sent.ids, priorities.soon);
    await setProgress(tx, userId, { cursor, drafts_stale: true });
    await planComparison(tx, userId, 'gap', ctx.clock.now());
  });
  ctx.log.warn('mailbox.gap', { userId });
};

const newest = async (ctx: Context, userId: UserId) => {
  const asked = <T>(call: (caller: Caller) => Promise<T>) => withToken(ctx, userId, 'interactive', call);
  const { email, cursor } = await asked((caller) => ctx.provider.profile(caller));
  const list = (more: Omit<Listing, 'limit'>) =>
    asked((caller) => ctx.provider.list(caller, { limit: initialBatch, ...more }));
  const [inbox, sent, large] = await Promise.all([
    list({ labels: ['inbox'] }),
    list({ labels: ['sent'] }),
    list({ largerThan: largeMessage }),
  ]);
  return { email, cursor, inbox, sent, large };
};
