// What the person sees of their credits: how many are left, and the list of entries.
import { sql } from 'kysely';
import { type CreditLine, GiveBackReason } from '#domain/credits.ts';
import type { CreditsNow } from '#domain/credits-now.ts';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { lockBalance, openAbout, readBalance, spendable } from './balance.ts';

/** More than wait on a device at once. */
const newestCharged = 20;

/** Opens the balance of a person from before the ledger. */
export const creditsNow = async (ctx: Context, tx: Tx, userId: UserId): Promise<CreditsNow> => {
  if (ctx.config.credits === 'unlimited') return { counted: false, left: 0, charged: [] };
  const balance = (await readBalance(tx, userId)) ?? (await lockBalance(ctx, tx, userId));
  const charged = await tx
    .selectFrom('credit_entry')
    .select('command_id')
    .where('user_id', '=', userId)
    .where('command_id', 'is not', null)
    .where('amount', '<', 0)
    .orderBy('id', 'desc')
    .limit(newestCharged)
    .execute();
  return { counted: true, left: spendable(balance), charged: charged.flatMap((one) => one.command_id ?? []) };
};

const linesShown = 50;

export type CreditList = { now: CreditsNow; frozen: boolean; lines: CreditLine[]; more: string | null };

export const listCredits = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  before: string | undefined,
): Promise<CreditList> => {
  const now = await creditsNow(ctx, tx, userId);
  const frozen = (await readBalance(tx, userId))?.frozen ?? false;
  const rows = await rowsBefore(tx, userId, before);
  const shown = rows.slice(0, linesShown);
  const lines: CreditLine[] = [];
  for (const { id, at, amount, reason, source, about, back } of shown) {
    const opened = await openAbout(ctx, tx, userId, { source, about });
    const why = GiveBackReason.safeParse(back).data ?? null;
    lines.push({ id, at: at.toISOString(), amount, reason, about: opened, back: why });
  }
  return { now, frozen, lines, more: rows.length > linesShown ? (shown.at(-1)?.id ?? null) : null };
};

/** One more than shown. An entry that gave back is a mark on what it gave back. */
const rowsBefore = (tx: Tx, userId: UserId, before: string | undefined) =>
  tx
    .selectFrom('credit_entry as entry')
    .leftJoin('credit_entry as back', (join) =>
      join
        .onRef('back.user_id', '=', 'entry.user_id')
        .onRef('back.bucket', '=', 'entry.bucket')
        .on('back.source', '=', sql<string>`'back:' || entry.command_id`),
    )
    .select(['entry.id', 'entry.at', 'entry.amount', 'entry.reason', 'entry.source', 'entry.about'])
    .select('back.reason as back')
    .where('entry.user_id', '=', userId)
    .where('entry.amount', '<>', 0)
    .where('entry.reason', 'not in', ['undo', 'failed'])
    .$if(before !== undefined, (query) => query.where('entry.id', '<', before ?? ''))
    .orderBy('entry.id', 'desc')
    .limit(linesShown + 1)
    .execute();
