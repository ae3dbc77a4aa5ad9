// What a command does to the person's credits: one by voice may cost, an undo gives back, and a redo takes again.
import { costOf } from '#commands/effect.ts';
import type { Command } from '#commands/registry.ts';
import { changedNothing, type Done } from '#domain/change/change.ts';
import { credits } from '#domain/credits.ts';
import type { Account, CommandId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { giveBack, spend, spendAgain } from '#server/credits/ledger.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { Given } from '#server/ledger/ledger.ts';

type Charged = { given: Given; inverts: CommandId | null; done: readonly Done[] };

/** Throws `credits.none`. The caller's transaction accepts the command. */
export const charge = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { given: { id, command, byVoice }, inverts, done }: Charged,
): Promise<void> => {
  if (inverts !== null) return takeBackOrAgain(ctx, tx, account, { id, inverts });
  const reason = costOf(command);
  if (reason === undefined || !byVoice || done.every(changedNothing)) return;
  await spend(ctx, tx, account.userId, { commandId: id, amount: credits.request, reason, about: titleOf(command) });
};

const titleOf = ({ kind, args }: Command): string | undefined => {
  if (kind === 'schedule') return args.fields.title;
  return kind === 'block-time' || kind === 'hold-times' ? args.title : undefined;
};

/** An undo of an undo is a redo: what came back is spent again. */
const takeBackOrAgain = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { id, inverts }: { id: CommandId; inverts: CommandId },
): Promise<void> => {
  await giveBack(ctx, tx, account.userId, { commandId: inverts, why: 'undo' });
  const undone = await tx
    .selectFrom('command')
    .select('inverts')
    .where(ofAccount(account))
    .where('id', '=', inverts)
    .executeTakeFirst();
  if (undone?.inverts) await spendAgain(ctx, tx, account.userId, { commandId: id, as: undone.inverts });
};
