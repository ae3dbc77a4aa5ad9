// The end of a comparison: what was listed against what is here, in one transaction. What has changed since the anchor is left as it
// is, since the history told it and will tell the rest; so a row here is never overwritten by something older.
import { sql } from 'kysely';
import type { MessageId, ThreadId, UserId } from '#domain/id.ts';
import { tombstoneDays } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { Tx } from '#server/db/database.ts';
import type { Step } from './backfill-wanted.ts';
import { listedMarks, openComparison } from './comparison.ts';
import { followHistory } from './follow-history.ts';
import { lockMailbox, nextRevision } from './revision.ts';
import { showLabels } from './show-labels.ts';
import { priorities } from './want-messages.ts';

type Ready = { dueAt: Date; anchor: string };

/**
 * The history is followed first: then every delivery that has come back is in it, and the rows it changed are newer than the anchor.
 * One that comes back just now makes this step be done again.
 */
export const layComparison = async (ctx: Context, userId: UserId, ready: Ready): Promise<Step> => {
  const before = await ctx.db.asUser(userId, (tx) => deliveriesOf(tx, userId));
  if ((await followHistory(ctx, userId, 'background')) === 'lost') return { kind: 'wait', ms: 1000 };
  const found = await ctx.db.asUser(userId, async (tx) => {
    await lockMailbox(tx, userId);
    const open = await openComparison(tx, userId);
    const same = open?.anchor === ready.anchor && open.dueAt.getTime() === ready.dueAt.getTime();
    if (!same || (await deliveriesOf(tx, userId)) !== before) return null;
    const drift = {
      missing: await wantMissing(tx, userId, ready),
      extra: await lookAtExtra(tx, userId, ready),
      relabelled: await relabel(ctx, tx, userId, ready),
    };
    const now = ctx.clock.now();
    await tx
      .updateTable('comparison')
      .set({ ...drift, finished_at: now })
      .where('user_id', '=', userId)
      .where('due_at', '=', ready.dueAt)
      .execute();
    await tx.deleteFrom('listed').where('user_id', '=', userId).execute();
    await forgetOld(tx, userId, now);
    crashPoint('before-heal-commit');
    return drift;
  });
  crashPoint('after-heal-commit');
  if (found) ctx.log.info('mailbox.drift', { userId, ...found });
  return { kind: 'again' };
};

const deliveriesOf = async (tx: Tx, userId: UserId): Promise<string> =>
  (await tx.selectFrom('mailbox').select('deliveries').where('user_id', '=', userId).executeTakeFirstOrThrow())
    .deliveries;

/** Listed and not here. A tombstone from before the comparison was a mistake of someone's, for the provider has the message. */
const wantMissing = async (tx: Tx, userId: UserId, { dueAt }: Ready): Promise<number> => {
  await sql`
    delete from tombstone using listed
    where tombstone.user_id = ${userId} and tombstone.at < ${dueAt}
      and listed.user_id = ${userId} and listed.message_id = tombstone.message_id
  `.execute(tx);
  const { numAffectedRows } = await sql`
    insert into fetch_queue (user_id, message_id, thread_id, priority)
    select ${userId}, message_id, min(thread_id),
           case when bool_or(label = 'INBOX') then ${priorities.inbox}::int else ${priorities.older}::int end
    from listed
    where user_id = ${userId} and label in (${listedMarks.young}, 'INBOX')
      and not exists (select from message where message.user_id = ${userId} and message.id = listed.message_id)
      and not exists (select from tombstone where tombstone.user_id = ${userId} and tombstone.message_id = listed.message_id)
    group by message_id
    on conflict (user_id, message_id) do nothing
  `.execute(tx);
  return Number(numAffectedRows ?? 0n);
};

/**
 * Here and not listed. Pages shift while mail comes and goes, and what falls between two of them is not gone; so each is looked at by
 * itself, and dropped when the provider says that it is not there.
 */
const lookAtExtra = async (tx: Tx, userId: UserId, { anchor }: Ready): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into fetch_queue as queued (user_id, message_id, thread_id, priority)
    select ${userId}, id, thread_id, ${priorities.look}::int from message
    where user_id = ${userId} and history_id <= ${anchor}::numeric
      and not exists (
        select from listed where listed.user_id = ${userId} and listed.message_id = message.id
          and listed.label in (${listedMarks.young}, ${listedMarks.old}))
    on conflict (user_id, message_id) do update set priority = least(queued.priority, excluded.priority)
  `.execute(tx);
  return Number(numAffectedRows ?? 0n);
};

const relabel = async (ctx: Context, tx: Tx, userId: UserId, { anchor }: Ready): Promise<number> => {
  const { rows } = await sql<{ messageId: MessageId; threadId: ThreadId }>`
    with told as (
      select message_id,
             coalesce(array_agg(label order by label) filter (where label not in (${listedMarks.young}, ${listedMarks.old})), '{}') as labels
      from listed where user_id = ${userId} group by message_id
    )
    update message set provider_labels = told.labels, history_id = ${anchor}::numeric
    from told
    where message.user_id = ${userId} and message.id = told.message_id and message.history_id <= ${anchor}::numeric
      and told.labels <> array(select label from unnest(message.provider_labels) as had(label) order by label)
    returning message.id as "messageId", message.thread_id as "threadId"
  `.execute(tx);
  if (rows.length === 0) return 0;
  const revision = await nextRevision(tx, userId);
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await showLabels(tx, userId, rows.slice(from, from + rowsAtOnce), revision);
  await ctx.live.tell(tx, userId, { kind: 'revision', number: revision });
  return rows.length;
};

/** A statement takes no more than 65,535 values. */
const rowsAtOnce = 5000;

const forgetOld = async (tx: Tx, userId: UserId, now: Date): Promise<void> => {
  const longAgo = new Date(now.getTime() - tombstoneDays * 86_400_000);
  await tx.deleteFrom('tombstone').where('user_id', '=', userId).where('at', '<', longAgo).execute();
  await tx.deleteFrom('comparison').where('user_id', '=', userId).where('finished_at', '<', longAgo).execute();
};
