// What happened at the provider since the cursor, laid over the mailbox in one transaction with the cursor itself.
import { relabelled } from '#domain/change.ts';
import type { MessageId, UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import type { Happening } from '#server/ports.ts';
import { lockMailbox, nextRevision } from './revision.ts';
import { showLabels, type Touched } from './show-labels.ts';
import { dropMessages } from './store-messages.ts';
import { wantMessages } from './want-messages.ts';

/** `lost`: the provider no longer knows the cursor, and the mailbox must be looked at anew. */
export const followHistory = async (ctx: Context, userId: UserId, token: string): Promise<'followed' | 'lost'> => {
  for (;;) {
    const before = await ctx.db.asUser(userId, (tx) => mark(tx, userId));
    if (before.cursor === null) return 'lost';
    const history = await ctx.provider.history(token, before.cursor);
    if (history === 'lost') return 'lost';
    const laid = await ctx.db.asUser(userId, async (tx) => {
      await lockMailbox(tx, userId);
      const now = await mark(tx, userId);
      // A delivery came back while this history travelled: it may be older than what that brought, so it is read again.
      if (now.deliveries !== before.deliveries || now.cursor !== before.cursor) return false;
      await lay(ctx, tx, userId, history.happenings);
      await tx.updateTable('mailbox').set({ cursor: history.cursor }).where('user_id', '=', userId).execute();
      return true;
    });
    if (laid) return 'followed';
  }
};

const mark = (tx: Tx, userId: UserId) =>
  tx.selectFrom('mailbox').select(['cursor', 'deliveries']).where('user_id', '=', userId).executeTakeFirstOrThrow();

const lay = async (ctx: Context, tx: Tx, userId: UserId, happenings: readonly Happening[]): Promise<void> => {
  if (happenings.length === 0) return;
  const known = await providerLabels(tx, userId, happenings);
  const touched: Touched[] = [];
  for (const happening of happenings) {
    if (happening.kind !== 'labels') continue;
    const labels = known.get(happening.messageId);
    if (!labels) continue;
    known.set(happening.messageId, relabelled(labels, happening));
    touched.push(happening);
  }
  await wantMessages(tx, userId, unknown(happenings, known), 0);
  const deleted = happenings.flatMap((one) => (one.kind === 'deleted' ? [one.messageId] : []));
  if (touched.length === 0 && !deleted.some((id) => known.has(id))) return;
  const revision = await nextRevision(tx, userId);
  await writeLabels(tx, userId, touched, known);
  await showLabels(tx, userId, touched, revision);
  await dropMessages(tx, userId, deleted, revision);
  await ctx.live.tell(tx, userId, { kind: 'revision', number: revision });
};

const providerLabels = async (
  tx: Tx,
  userId: UserId,
  happenings: readonly Happening[],
): Promise<Map<MessageId, string[]>> => {
  const rows = await tx
    .selectFrom('message')
    .select(['id', 'provider_labels'])
    .where('user_id', '=', userId)
    .where('id', 'in', [...new Set(happenings.map((happening) => happening.messageId))])
    .execute();
  return new Map(rows.map((row) => [row.id, row.provider_labels]));
};

/** New messages, and older ones that Flow did not hold and that came back to the inbox; not what was deleted since. */
const unknown = (happenings: readonly Happening[], known: ReadonlyMap<MessageId, unknown>) => {
  const deleted = new Set(happenings.flatMap((one) => (one.kind === 'deleted' ? [one.messageId] : [])));
  return happenings.flatMap((one) => {
    if (one.kind === 'deleted' || known.has(one.messageId) || deleted.has(one.messageId)) return [];
    const wanted = one.kind === 'added' || one.add.includes('INBOX');
    return wanted ? [{ id: one.messageId, threadId: one.threadId }] : [];
  });
};

const writeLabels = async (
  tx: Tx,
  userId: UserId,
  touched: readonly Touched[],
  labels: ReadonlyMap<MessageId, string[]>,
): Promise<void> => {
  for (const id of new Set(touched.map((one) => one.messageId))) {
    await tx
      .updateTable('message')
      .set({ provider_labels: labels.get(id) ?? [] })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
  }
};
