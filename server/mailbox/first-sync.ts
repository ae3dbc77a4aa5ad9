// Fetches the newest inbox mail to start on, and the newest sent mail to learn whom the person answers. After a history gap it runs again,
// and a comparison heals the rest.
import { isSameMailbox } from '#domain/account.ts';
import type { Account } from '#domain/id.ts';
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
export const firstSync = async (ctx: Context, account: Account, ownAddress: string): Promise<void> => {
  const { email, cursor, large, inbox, sent } = await newest(ctx, account);
  // A token for another mailbox must never store anything.
  if (!isSameMailbox(email, ownAddress)) throw new Problem('provider.other-mailbox');
  await ctx.db.asUser(account.userId, async (tx) => {
    await lockMailbox(tx, account);
    const isLarge = new Set(large.ids.map(({ id }) => id));
    for (const [listed, priority] of [[inbox, priorities.now] as const, [sent, priorities.soon] as const]) {
      await wantMessages(
        tx,
        account,
        listed.ids.filter(({ id }) => !isLarge.has(id)),
        priority,
      );
      await wantMessages(
        tx,
        account,
        listed.ids.filter(({ id }) => isLarge.has(id)),
        priority,
        { large: true },
      );
    }
    await setProgress(tx, account, {
      cursor,
      phase: 'initial',
      is_active: true,
      total_estimated: inbox.ids.length,
      synced_count: 0,
      current_batch: 0,
    });
    await ctx.live.tell(tx, account, { kind: 'sync', number: 0 });
  });
  ctx.log.info('mailbox.first-listed', { userId: account.userId, messages: inbox.ids.length });
};

/** The provider forgot the cursor. Takes a new one at once, together with the comparison that finds what happened before it. */
export const bridgeGap = async (ctx: Context, account: Account): Promise<void> => {
  const { cursor, inbox, sent } = await newest(ctx, account);
  await ctx.db.asUser(account.userId, async (tx) => {
    await lockMailbox(tx, account);
    await wantMessages(tx, account, inbox.ids, priorities.now);
    await wantMessages(tx, account, sent.ids, priorities.soon);
    await setProgress(tx, account, { cursor, drafts_stale: true });
    await planComparison(tx, account, 'gap', ctx.clock.now());
  });
  ctx.log.warn('mailbox.gap', { userId: account.userId });
};

const newest = async (ctx: Context, account: Account) => {
  const asked = <T>(call: (caller: Caller) => Promise<T>) => withToken(ctx, account, 'interactive', call);
  const { email, cursor } = await asked((caller) => ctx.provider(account).profile(caller));
  const list = (more: Omit<Listing, 'limit'>) =>
    asked((caller) => ctx.provider(account).list(caller, { limit: initialBatch, ...more }));
  const [inbox, sent, large] = await Promise.all([
    list({ labels: ['inbox'] }),
    list({ labels: ['sent'] }),
    list({ largerThan: largeMessage }),
  ]);
  return { email, cursor, inbox, sent, large };
};
