// Applies a finished comparison in one transaction. Rows changed since the anchor stay, because the history covers
// them. The messages of a listing exist. A message outside it is gone only if nothing happened meanwhile, because pages
// shift. Otherwise Flow looks up each missing message.

import { sql } from 'kysely';
import type { Account, MessageId, ThreadId } from '#domain/id.ts';
import { tombstoneDays } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { type Cursor, firstCursor, isLater } from '#server/cursor.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { listedMarks, openComparison } from './comparison.ts';
import { followHistory } from './follow-history.ts';
import { lockMailbox, nextRevision } from './revision.ts';
import { showLabels, showThreads } from './show-labels.ts';
import { dropMessages } from './store-messages.ts';
import type { Step } from './want-backfill.ts';
import { priorities, wantReadAnew } from './want-messages.ts';

type Ready = { dueAt: Date; anchor: Cursor };

/** Follows the history first, so every returned delivery is newer than the anchor. A delivery that returns now repeats the step. */
export const layComparison = async (ctx: Context, account: Account, ready: Ready): Promise<Step> => {
  const before = await ctx.db.asUser(account.userId, (tx) => mark(tx, account));
  if ((await followHistory(ctx, account, 'background')) === 'lost') return { kind: 'wait', ms: 1000 };
  const result = await ctx.db.asUser(account.userId, async (tx) => {
    await lockMailbox(tx, account);
    const open = await openComparison(tx, account);
    const same = open?.anchor === ready.anchor && open.dueAt.getTime() === ready.dueAt.getTime();
    const { deliveries, cursor } = await mark(tx, account);
    if (!same || deliveries !== before.deliveries) return null;
    const now = ctx.clock.now();
    const still = !isLater(cursor ?? firstCursor, ready.anchor);
    const drift = await heal(ctx, tx, account, { ...ready, still, now });
    await tx
      .updateTable('comparison')
      .set({ ...drift, finished_at: now })
      .where(ofAccount(account))
      .where('due_at', '=', ready.dueAt)
      .execute();
    await tx.deleteFrom('listed').where(ofAccount(account)).execute();
    await forgetOld(tx, account, now);
    await wantReadAnew(tx, account);
    crashPoint('before-heal-commit');
    return drift;
  });
  crashPoint('after-heal-commit');
  if (result) ctx.log.info('mailbox.drift', { userId: account.userId, ...result });
  return { kind: 'again' };
};

type Drift = { rethreaded: number; missing: number; extra: number; relabelled: number };

/** `still`: nothing happened since the anchor, so the listing is exact. */
const heal = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { still, now, ...ready }: Ready & { still: boolean; now: Date },
): Promise<Drift> => {
  const missing = await wantMissing(tx, account, ready);
  const moved = await rethread(tx, account, ready);
  const extra = await extraMessages(tx, account, ready);
  const different = await differentMessages(tx, account, ready, still);
  const doubtful = [...extra, ...different.filter((one) => one.lost).map((one) => one.messageId)];
  if (!still) await lookAt(tx, account, doubtful);
  if (moved.length + different.length > 0 || (still && extra.length > 0)) {
    const revision = await nextRevision(tx, account);
    await showThreads(tx, account, [...new Set(moved.flatMap(({ from, to }) => [from, to]))], revision);
    if (still) await dropMessages(tx, account, extra, { revision, at: now });
    await relabel(tx, account, different, revision);
    await ctx.live.tell(tx, account, { kind: 'revision', number: revision });
  }
  return { rethreaded: moved.length, missing, extra: extra.length, relabelled: different.length };
};

const mark = (tx: Tx, account: Account) =>
  tx.selectFrom('mailbox').select(['deliveries', 'cursor']).where(ofAccount(account)).executeTakeFirstOrThrow();

/** Listed but missing here. The provider has it, so an older tombstone was wrong. */
const wantMissing = async (tx: Tx, account: Account, { dueAt }: Ready): Promise<number> => {
  await sql`
    delete from tombstone using listed
    where ${ofAccount(account, 'tombstone')} and tombstone.at < ${dueAt}
      and ${ofAccount(account, 'listed')} and listed.message_id = tombstone.message_id
  `.execute(tx);
  const { numAffectedRows } = await sql`
    insert into fetch_queue (user_id, account_id, message_id, thread_id, priority)
    select ${account.userId}, ${account.id}, message_id, min(thread_id),
           case when bool_or(label = 'inbox') then ${priorities.inbox}::int else ${priorities.older}::int end
    from listed
    where ${ofAccount(account)} and label in (${listedMarks.young}, 'inbox')
      and not exists (select from message where ${ofAccount(account, 'message')} and message.id = listed.message_id)
      and not exists (select from tombstone where ${ofAccount(account, 'tombstone')} and tombstone.message_id = listed.message_id)
    group by message_id
    on conflict (user_id, account_id, message_id) do nothing
  `.execute(tx);
  return Number(numAffectedRows ?? 0n);
};

/** The thread differs from the listing. No history reports that, so the listing is right. */
const rethread = async (tx: Tx, account: Account, { anchor }: Ready): Promise<{ from: ThreadId; to: ThreadId }[]> => {
  const { rows } = await sql<{ from: ThreadId; to: ThreadId }>`
    with told as (
      select distinct message_id, thread_id from listed where ${ofAccount(account)}
    ), moved as (
      update pending_change set thread_id = told.thread_id from told
      where ${ofAccount(account)} and pending_change.message_id = told.message_id
    )
    update message set thread_id = told.thread_id
    from told join message before on ${ofAccount(account, 'before')} and before.id = told.message_id
    where ${ofAccount(account, 'message')} and message.id = told.message_id
      and message.cursor <= ${anchor} and message.thread_id <> told.thread_id
    returning before.thread_id as "from", told.thread_id as "to"
  `.execute(tx);
  return rows;
};

/** Here but not listed. */
const extraMessages = async (tx: Tx, account: Account, { anchor }: Ready): Promise<MessageId[]> => {
  const { rows } = await sql<{ id: MessageId }>`
    select id from message
    where ${ofAccount(account)} and cursor <= ${anchor}
      and not exists (
        select from listed where ${ofAccount(account, 'listed')} and listed.message_id = message.id
          and listed.label in (${listedMarks.young}, ${listedMarks.old}))
  `.execute(tx);
  return rows.map((row) => row.id);
};

/** Fetch them again: the answer has their labels, or says that they are gone. */
const lookAt = async (tx: Tx, account: Account, ids: readonly MessageId[]): Promise<void> => {
  await sql`
    insert into fetch_queue as queued (user_id, account_id, message_id, thread_id, priority)
    select user_id, account_id, id, thread_id, ${priorities.look}::int from message
    where ${ofAccount(account)} and id = any(${sql.val([...ids])}::text[])
    on conflict (user_id, account_id, message_id) do update set priority = least(queued.priority, excluded.priority)
  `.execute(tx);
};

type Different = { messageId: MessageId; threadId: ThreadId; labels: string[]; lost: boolean };

/** Keeps the rows' cursor, so a later fetch does not look older. */
const relabel = async (tx: Tx, account: Account, different: readonly Different[], revision: number): Promise<void> => {
  for (let from = 0; from < different.length; from += rowsAtOnce) {
    const some = different.slice(from, from + rowsAtOnce);
    await sql`
      update message set provider_labels = array(select jsonb_array_elements_text(told.labels))
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as told("messageId" text, labels jsonb)
      where ${ofAccount(account, 'message')} and message.id = told."messageId"
    `.execute(tx);
    await showLabels(tx, account, some, revision);
  }
};

/**
 * `labels`: the listed ones, plus the former ones unless nothing happened. `lost`: the listing lacks some former ones.
 */
const differentMessages = async (tx: Tx, account: Account, { anchor }: Ready, still: boolean): Promise<Different[]> => {
  const { rows } = await sql<Different>`
    with told as (
      select message_id, coalesce(array_agg(label) filter (
        where label not in (${listedMarks.young}, ${listedMarks.old})), '{}') as labels
      from listed where ${ofAccount(account)} group by message_id
    )
    select message.id as "messageId", message.thread_id as "threadId", not told.labels @> provider_labels as lost,
           array(select unnest(told.labels) union select unnest(case when ${still} then '{}' else provider_labels end)) as labels
    from message join told on told.message_id = message.id
    where ${ofAccount(account)} and cursor <= ${anchor}
      and not (told.labels @> provider_labels and provider_labels @> told.labels)
  `.execute(tx);
  return rows;
};

/** A statement accepts at most 65,535 values. */
const rowsAtOnce = 5000;

const forgetOld = async (tx: Tx, account: Account, now: Date): Promise<void> => {
  const longAgo = new Date(now.getTime() - tombstoneDays * 86_400_000);
  await tx.deleteFrom('tombstone').where(ofAccount(account)).where('at', '<', longAgo).execute();
  await tx.deleteFrom('comparison').where(ofAccount(account)).where('finished_at', '<', longAgo).execute();
};
