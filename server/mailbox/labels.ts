// Fetches the person's own labels, which no history mentions.

import type { Change } from '#domain/change/change.ts';
import type { UserId } from '#domain/id.ts';
import { type OwnLabel, withSettledLabels } from '#domain/label.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { lockMailbox, nextRevision } from './revision.ts';

/** Milliseconds between checks, which cost one unit. */
const lookAgainAfter = 60_000;

/** A failure waits for the next check. Mail goes on. */
export const lookAtLabels = async (ctx: Context, userId: UserId): Promise<void> => {
  const now = ctx.clock.now();
  const seen = await ctx.db.asUser(userId, (tx) => seenAt(tx, userId));
  if (seen !== null && Math.abs(now.getTime() - seen.getTime()) < lookAgainAfter) return;
  try {
    const all = await withToken(ctx, userId, 'background', (caller) => ctx.provider.labels(caller));
    const own = all.flatMap((one) => (one.own ? [{ id: one.id, name: one.name }] : []));
    await ctx.db.asUser(userId, async (tx) => {
      await lockMailbox(tx, userId);
      await tx.updateTable('mailbox').set({ labels_seen_at: now }).where('user_id', '=', userId).execute();
      if (isSame(await labelsOf(tx, userId), own)) return;
      await tx.deleteFrom('label').where('user_id', '=', userId).execute();
      await keepLabels(ctx, tx, userId, own);
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    ctx.log.warn('mailbox.labels-not-seen', { userId, problem: error.code }, error);
  }
};

/** Stores labels and notifies every tab. The caller holds the mailbox lock. */
export const keepLabels = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  labels: readonly OwnLabel[],
): Promise<number> => {
  const revision = await nextRevision(tx, userId);
  if (labels.length > 0)
    await tx
      .insertInto('label')
      .values(labels.map(({ id, name }) => ({ user_id: userId, id, name })))
      .onConflict((row) =>
        row.columns(['user_id', 'id']).doUpdateSet((given) => ({ name: given.ref('excluded.name') })),
      )
      .execute();
  await tx
    .updateTable('mailbox')
    .set({ labels_revision: String(revision) })
    .where('user_id', '=', userId)
    .execute();
  await ctx.live.tell(tx, userId, { kind: 'revision', number: revision });
  return revision;
};

export const labelsOf = (tx: Tx, userId: UserId): Promise<OwnLabel[]> =>
  tx.selectFrom('label').select(['id', 'name']).where('user_id', '=', userId).orderBy('name').orderBy('id').execute();

/** All labels if they changed after `since`, else null. */
export const labelsSince = async (tx: Tx, userId: UserId, since: number): Promise<OwnLabel[] | null> => {
  const { labels_revision } = await tx
    .selectFrom('mailbox')
    .select('labels_revision')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return since === 0 || Number(labels_revision) > since ? labelsOf(tx, userId) : null;
};

/** A device may want to create a label that exists already. */
export const withKnownLabels = async (tx: Tx, userId: UserId, changes: readonly Change[]): Promise<Change[]> => {
  if (!JSON.stringify(changes).includes('"new:')) return [...changes];
  const known = await labelsOf(tx, userId);
  return changes.map((change) => withSettledLabels(change, known));
};

const seenAt = async (tx: Tx, userId: UserId): Promise<Date | null> => {
  const row = await tx.selectFrom('mailbox').select('labels_seen_at').where('user_id', '=', userId).executeTakeFirst();
  return row?.labels_seen_at ?? null;
};

const isSame = (known: readonly OwnLabel[], own: readonly OwnLabel[]): boolean => {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return known.length === own.length && own.every(({ id, name }) => names.get(id) === name);
};
