// Holds commands that other people hear of. The server sets the departure time, and until then the person can stop them.
import { tellsOf } from '#commands/effect.ts';
import type { Done } from '#domain/change/change.ts';
import type { Account, CommandId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import type { CommandState } from '#server/db/mailbox-tables.ts';
import type { Given, Ledger } from '#server/ledger/ledger.ts';
import { holdOf } from '#server/settings/store.ts';

export type HeldCommand = { id: CommandId; done: readonly Done[] };

type Row = { state: CommandState; leaves_at: Date | null; left_at: Date | null };

/** A running delivery may have reached somebody. */
export const isHeld = ({ state, leaves_at, left_at }: Row): boolean =>
  leaves_at !== null && left_at === null && (state === 'accepted' || state === 'waiting');

type Holding = { ledger: Ledger; given: Given; done: readonly Done[] };

/** Null if it reaches nobody. Refuses a command that reaches more people than the person agreed to. */
export const holdUntil = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { ledger, given: { command, spoken }, done }: Holding,
): Promise<Date | null> => {
  const notified = (await ledger.notified?.(ctx, tx, account, done)) ?? [];
  if (notified.length === 0) return null;
  const agreed = tellsOf(command);
  if (agreed !== null && !notified.every((email) => agreed.includes(email))) throw new Problem('event.with-guests');
  if (spoken && notified.length > mostBySpeech) throw new Problem('event.too-many');
  const now = ctx.clock.now();
  await keepOutwardPace(tx, account, now);
  return new Date(now.getTime() + (await holdOf(tx, account)));
};

export const queueLeaving = (ctx: Context, tx: Tx, account: Account, at: Date): Promise<void> =>
  ctx.jobs.add(tx, 'calendar.leave', refOf(account), { key: account.id, startAfter: at });

export const untilThen = (ctx: Context, at: Date): number => Math.max(0, at.getTime() - ctx.clock.now().getTime());

const mostBySpeech = 50;
/** A person who reads what they confirm stays below it. */
const mostAnHour = 30;

const keepOutwardPace = async (tx: Tx, { userId }: Account, now: Date): Promise<void> => {
  const { lately } = await tx
    .selectFrom('command')
    .select((of) => of.fn.countAll<string>().as('lately'))
    .where('user_id', '=', userId)
    .where('leaves_at', 'is not', null)
    .where('state', '!=', 'stopped')
    .where('given_at', '>', new Date(now.getTime() - 3_600_000))
    .executeTakeFirstOrThrow();
  if (Number(lately) >= mostAnHour) throw new Problem('event.pace');
};
