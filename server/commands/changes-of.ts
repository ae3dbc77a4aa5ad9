// The changes of a command: its own, or the inverse of an earlier one.
import { effectOf } from '#commands/effect.ts';
import type { Command } from '#commands/registry.ts';
import { invert, touchedBy } from '#domain/change/change.ts';
import type { Account, CommandId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { openDone } from '#server/ledger/done-column.ts';
import type { ChangeRequest, Ledger } from '#server/ledger/ledger.ts';
import { type HeldCommand, isHeld } from './held.ts';
import { ledgers } from './ledgers.ts';

/** `held`: the command to invert, if nobody has heard of it. */
export type CommandRequest = ChangeRequest & { inverts: CommandId | null; held: HeldCommand | null };

export const ledgerOf = async (tx: Tx, account: Account, command: Command): Promise<Ledger> => {
  const effect = effectOf(command);
  return effect.kind === 'changes' ? ledgers[effect.ledger] : ledgerOfCommand(tx, account, effect.target);
};

export const ledgerOfCommand = async (tx: Tx, account: Account, id: CommandId): Promise<Ledger> => {
  const row = await tx
    .selectFrom('command')
    .select('ledger')
    .where(ofAccount(account))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem('command.unknown');
  return ledgers[row.ledger];
};

/** Marks an inverted command as taken back by `id`, once. */
export const changesOf = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  ledger: Ledger,
  { id, command }: { id: CommandId; command: Command },
): Promise<CommandRequest> => {
  const effect = effectOf(command);
  if (effect.kind === 'inverts') return inverted(ctx, tx, account, ledger, { id, target: effect.target });
  await ledger.own(tx, account, effect.about);
  const complete = await ledger.complete?.(tx, account, command, effect);
  return { ...(complete ?? effect), inverts: null, held: null };
};

type Inversion = { id: CommandId; target: CommandId };

/** Inverts what `target` did, last change first. Idempotent for the same command. */
const inverted = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  ledger: Ledger,
  { id, target }: Inversion,
): Promise<CommandRequest> => {
  const row = await tx
    .updateTable('command')
    .set({ inverted_by: id })
    .where(ofAccount(account))
    .where('id', '=', target)
    .where((is) => is.or([is('inverted_by', 'is', null), is('inverted_by', '=', id)]))
    .returning(['done', 'state', 'kind', 'leaves_at', 'left_at'])
    .executeTakeFirst();
  if (!row) throw new Problem(await whyNot(tx, account, target));
  await ledger.beforeInverted?.(tx, account, { id: target, kind: row.kind });
  const done = await openDone(ctx, tx, account, target, row.done);
  const about = touchedBy(done);
  // The provider refused everything, and Flow has already put it back.
  if (about.length === 0 && (row.state === 'failed' || row.state === 'dismissed'))
    throw new Problem('command.not-delivered');
  const held = isHeld(row) ? { id: target, done } : null;
  return { changes: done.toReversed().map(invert), about, inverts: target, held };
};

const whyNot = async (tx: Tx, account: Account, target: CommandId): Promise<ProblemCode> => {
  const row = await tx
    .selectFrom('command')
    .select('id')
    .where(ofAccount(account))
    .where('id', '=', target)
    .executeTakeFirst();
  return row ? 'command.already-undone' : 'command.unknown';
};
