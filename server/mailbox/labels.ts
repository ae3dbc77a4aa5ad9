// Fetches the person's own labels, which no history mentions.

import type { Change } from '#domain/change/change.ts';
import type { Account } from '#domain/id.ts';
import { type OwnLabel, withSettledLabels } from '#domain/label.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { lockMailbox, nextRevision } from './revision.ts';

/** Milliseconds between checks, which cost one unit. */
const lookAgainAfter = 60_000;

/** A failure waits for the next check. Mail goes on. */
export const lookAtLabels = async (ctx: Context, account: Account): Promise<void> => {
  const now = ctx.clock.now();
  const seen = await ctx.db.asUser(account.userId, (tx) => seenAt(tx, account));
  if (seen !== null && Math.abs(now.getTime() - seen.getTime()) < lookAgainAfter) return;
  try {
    const all = await withToken(ctx, account, 'background', (caller) => ctx.provider(account).labels(caller));
    const own = all.flatMap((one) => (one.own ? [{ id: one.id, name: one.name }] : []));
    await ctx.db.asUser(account.userId, async (tx) => {
      await lockMailbox(tx, account);
      await tx.updateTable('mailbox').set({ labels_seen_at: now }).where(ofAccount(account)).execute();
      if (isSame(await labelsOf(tx, account), own)) return;
      await tx.deleteFrom('label').where(ofAccount(account)).execute();
      await keepLabels(ctx, tx, account, own);
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    ctx.log.warn('mailbox.labels-not-seen', { userId: account.userId, problem: error.code }, error);
  }
};

/** Stores labels and notifies every tab. The caller holds the mailbox lock. */
export const keepLabels = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  labels: readonly OwnLabel[],
): Promise<number> => {
  const revision = await nextRevision(tx, account);
  if (labels.length > 0)
    await tx
      .insertInto('label')
      .values(labels.map(({ id, name }) => ({ ...accountKey(account), id, name })))
      .onConflict((row) =>
        row.columns(['user_id', 'account_id', 'id']).doUpdateSet((given) => ({ name: given.ref('excluded.name') })),
      )
      .execute();
  await tx
    .updateTable('mailbox')
    .set({ labels_revision: String(revision) })
    .where(ofAccount(account))
    .execute();
  await ctx.live.tell(tx, account, { kind: 'revision', number: revision });
  return revision;
};

export const labelsOf = (tx: Tx, account: Account): Promise<OwnLabel[]> =>
  tx.selectFrom('label').select(['id', 'name']).where(ofAccount(account)).orderBy('name').orderBy('id').execute();

/** All labels if they changed after `since`, else null. */
export const labelsSince = async (tx: Tx, account: Account, since: number): Promise<OwnLabel[] | null> => {
  const { labels_revision } = await tx
    .selectFrom('mailbox')
    .select('labels_revision')
    .where(ofAccount(account))
    .executeTakeFirstOrThrow();
  return since === 0 || Number(labels_revision) > since ? labelsOf(tx, account) : null;
};

/** A device may want to create a label that exists already. */
export const withKnownLabels = async (tx: Tx, account: Account, changes: readonly Change[]): Promise<Change[]> => {
  if (!JSON.stringify(changes).includes('"new:')) return [...changes];
  const known = await labelsOf(tx, account);
  return changes.map((change) => (change.ledger === 'mailbox' ? withSettledLabels(change, known) : change));
};

const seenAt = async (tx: Tx, account: Account): Promise<Date | null> => {
  const row = await tx.selectFrom('mailbox').select('labels_seen_at').where(ofAccount(account)).executeTakeFirst();
  return row?.labels_seen_at ?? null;
};

const isSame = (known: readonly OwnLabel[], own: readonly OwnLabel[]): boolean => {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return known.length === own.length && own.every(({ id, name }) => names.get(id) === name);
};
