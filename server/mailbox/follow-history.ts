// Applies the provider's history since the cursor, one transaction per page. The cursor moves with the last page.

import { sql } from 'kysely';
import { relabelled } from '#domain/change/label-edit.ts';
import type { Account, MessageId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { type Cursor, firstCursor, isLater } from '#server/cursor.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { Happening, Priority } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { lockMailbox, nextRevision } from './revision.ts';
import { showLabels, type Touched } from './show-labels.ts';
import { dropMessages } from './store-messages.ts';
import { priorities, type QueuedMessage, wantMessages } from './want-messages.ts';

/** `lost`: the provider no longer knows the cursor. */
export const followHistory = async (
  ctx: Context,
  account: Account,
  priority: Priority,
): Promise<'followed' | 'lost'> => {
  for (let pageToken: string | null = null; ; ) {
    const before = await ctx.db.asUser(account.userId, (tx) => mark(tx, account));
    const { cursor } = before;
    if (cursor === null) return 'lost';
    const page = await withToken(ctx, account, priority, (caller) =>
      ctx.provider(account).history(caller, { cursor, pageToken }),
    );
    if (page === 'lost') return 'lost';
    const laid = await ctx.db.asUser(account.userId, async (tx) => {
      await lockMailbox(tx, account);
      const now = await mark(tx, account);
      // A delivery returned while this page travelled, so the page may be old. Read it again.
      if (now.deliveries !== before.deliveries || now.cursor !== cursor) return false;
      await lay(ctx, tx, account, page.happenings);
      if (page.next === null && isLater(page.cursor, cursor)) await moveCursor(tx, account, page.cursor);
      crashPoint('before-cursor-commit');
      return true;
    });
    crashPoint('after-cursor-commit');
    if (laid && page.next === null) return 'followed';
    pageToken = laid ? page.next : null;
  }
};

const mark = (tx: Tx, account: Account) =>
  tx.selectFrom('mailbox').select(['cursor', 'deliveries']).where(ofAccount(account)).executeTakeFirstOrThrow();

const moveCursor = (tx: Tx, account: Account, cursor: Cursor) =>
  tx.updateTable('mailbox').set({ cursor }).where(ofAccount(account)).execute();

type Known = { labels: Label[]; cursor: Cursor };

/** Repeatable: an edit states the current value and never replaces a newer row. */
const lay = async (ctx: Context, tx: Tx, account: Account, happenings: readonly Happening[]): Promise<void> => {
  if (happenings.length === 0) return;
  const known = await knownMessages(tx, account, happenings);
  const touched: Touched[] = [];
  const drafts = happenings.some((one) => isDraft(one, known));
  for (const happening of happenings) {
    const row = known.get(happening.messageId);
    if (happening.kind !== 'labels' || !row || isLater(row.cursor, happening.cursor)) continue;
    known.set(happening.messageId, {
      labels: relabelled(row.labels, happening),
      cursor: happening.cursor,
    });
    touched.push(happening);
  }
  const deleted = happenings.flatMap((one) => (one.kind === 'deleted' ? [one.messageId] : []));
  await wantUnknown(tx, account, happenings, known, new Set(deleted));
  if (drafts) await tx.updateTable('mailbox').set({ drafts_stale: true }).where(ofAccount(account)).execute();
  const visible = touched.length > 0 || deleted.some((id) => known.has(id));
  const revision = visible ? await nextRevision(tx, account) : 0;
  await writeLabels(tx, account, touched, known);
  await showLabels(tx, account, touched, revision);
  await dropMessages(tx, account, deleted, { revision, at: ctx.clock.now() });
  if (visible) await ctx.live.tell(tx, account, { kind: 'revision', number: revision });
};

const knownMessages = async (
  tx: Tx,
  account: Account,
  happenings: readonly Happening[],
): Promise<Map<MessageId, Known>> => {
  const rows = await tx
    .selectFrom('message')
    .select(['id', 'provider_labels', 'cursor'])
    .where(ofAccount(account))
    .where('id', 'in', [...new Set(happenings.map((happening) => happening.messageId))])
    .execute();
  return new Map(rows.map((row) => [row.id, { labels: row.provider_labels, cursor: row.cursor }]));
};

/** Every save of a draft replaces its message. */
const isDraft = (happening: Happening, known: ReadonlyMap<MessageId, Known>): boolean => {
  if (happening.kind === 'added') return happening.labels.includes('drafts');
  if (happening.kind === 'labels') return [...happening.add, ...happening.remove].includes('drafts');
  return known.get(happening.messageId)?.labels.includes('drafts') ?? false;
};

/**
 * Wants new messages, and older ones Flow lacks. A label change matters today, so it counts regardless of age. It
 * fetches only inbox arrivals at once: a thousand relabelled old mails must not delay new mail.
 */
const wantUnknown = async (
  tx: Tx,
  account: Account,
  happenings: readonly Happening[],
  known: ReadonlyMap<MessageId, Known>,
  deleted: ReadonlySet<MessageId>,
): Promise<void> => {
  const byPriority = new Map<number, QueuedMessage[]>();
  for (const one of happenings) {
    if (one.kind === 'deleted' || known.has(one.messageId) || deleted.has(one.messageId)) continue;
    const priority = urgencyOf(one);
    byPriority.set(priority, [...(byPriority.get(priority) ?? []), { id: one.messageId, threadId: one.threadId }]);
  }
  for (const [priority, refs] of byPriority) await wantMessages(tx, account, refs, priority);
};

const urgencyOf = (one: Exclude<Happening, { kind: 'deleted' }>): number => {
  if (one.kind === 'labels') return one.add.includes('inbox') ? priorities.now : priorities.older;
  if (one.labels.includes('spam') || one.labels.includes('trash')) return priorities.older;
  return one.labels.includes('inbox') ? priorities.now : priorities.soon;
};

const writeLabels = async (
  tx: Tx,
  account: Account,
  touched: readonly Touched[],
  known: ReadonlyMap<MessageId, Known>,
): Promise<void> => {
  const ids = [...new Set(touched.map((one) => one.messageId))];
  if (ids.length === 0) return;
  const rows = ids.map((id) => ({
    id,
    labels: known.get(id)?.labels ?? [],
    cursor: known.get(id)?.cursor ?? firstCursor,
  }));
  await sql`
    update message set cursor = now.cursor,
      provider_labels = array(select jsonb_array_elements_text(now.labels))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now(id text, labels jsonb, cursor text)
    where ${ofAccount(account, 'message')} and message.id = now.id
  `.execute(tx);
};
