// The times that a person keeps free for somebody outside: what was kept, for whom, and when it ends.
import * as z from 'zod/mini';
import type { DraftId } from '#domain/draft.ts';
import { EventKey } from '#domain/event-ref.ts';
import type { Account, CommandId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { HoldFor, mostHeld, type TimeHold } from '#domain/time-hold.ts';
import { EventSpan } from '#domain/wall-time.ts';
import { refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { openCommand } from '#server/ledger/command-args.ts';
import type { Given } from '#server/ledger/ledger.ts';

/** Days for which a device can ask for them. */
const listedDays = 30;
/** The device counts working days, and no holidays make it longer than this. */
const latestDays = 14;
const day = 86_400_000;

const others = z.array(EventKey).check(z.maxLength(mostHeld - 1));
const spans = z.array(EventSpan).check(z.minLength(1), z.maxLength(mostHeld));
const HoldArgs = z.object({ at: EventKey, others, spans, hold: HoldFor });

/** Stores when they end. The caller stores the command in the same transaction. */
export const keepTimes = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { id, command }: Pick<Given, 'id' | 'command'>,
): Promise<void> => {
  if (command.kind !== 'hold-times') return;
  const read = HoldArgs.safeParse(command.args);
  if (!read.success || read.data.spans.length !== read.data.others.length + 1) throw new Problem('request.invalid');
  const { draftId, endsAt } = read.data.hold;
  const now = ctx.clock.now().getTime();
  const stopped = await isStopped(tx, account, draftId);
  const latest = Math.min(Date.parse(endsAt), now + latestDays * day);
  await tx
    .insertInto('time_hold')
    .values({
      ...accountKey(account),
      command_id: id,
      draft_id: draftId,
      ends_at: new Date(stopped ? now : latest),
      ended_at: null,
    })
    .execute();
};

/** The person may have stopped the mail before this command arrived. */
const isStopped = async (tx: Tx, account: Account, draftId: DraftId): Promise<boolean> => {
  const row = await tx
    .selectFrom('sending')
    .select('id')
    .where(ofAccount(account))
    .where('draft_id', '=', draftId)
    .where('state', '=', 'stopped')
    .executeTakeFirst();
  return row !== undefined;
};

/** The mail that offers the times does not leave, so they end. */
export const endTimesOf = async (ctx: Context, tx: Tx, account: Account, draftId: DraftId): Promise<void> => {
  const ended = await tx
    .updateTable('time_hold')
    .set({ ends_at: ctx.clock.now() })
    .where(ofAccount(account))
    .where('draft_id', '=', draftId)
    .where('ended_at', 'is', null)
    .returning('command_id')
    .execute();
  if (ended.length > 0) await ctx.jobs.add(tx, 'calendar.end-holds', refOf(account), { key: account.id });
};

export const timeHolds = (ctx: Context, account: Account): Promise<TimeHold[]> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const rows = await tx
      .selectFrom('time_hold')
      .select('command_id')
      .where(ofAccount(account))
      .where('ends_at', '>', new Date(ctx.clock.now().getTime() - listedDays * day))
      .orderBy('ends_at', 'desc')
      .limit(mostListed)
      .execute();
    const holds: TimeHold[] = [];
    for (const { command_id } of rows) {
      const one = await holdOf(ctx, tx, account, command_id);
      if (one !== null) holds.push(one);
    }
    return holds;
  });

const mostListed = 100;

/** Null if its command is gone. */
export const holdOf = async (ctx: Context, tx: Tx, account: Account, id: CommandId): Promise<TimeHold | null> => {
  const row = await tx
    .selectFrom('command')
    .select(['id', 'kind', 'args'])
    .where(ofAccount(account))
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { args } = await openCommand(ctx, tx, account, row);
  const { at, others: more, spans: all, hold } = HoldArgs.parse(args);
  const keys = [at, ...more];
  const times = all.flatMap((span, nth) => (keys[nth] === undefined ? [] : [{ at: keys[nth], span }]));
  return { ...hold, id, times };
};
