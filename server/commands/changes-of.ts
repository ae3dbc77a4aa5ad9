// The changes that a command asks for: its own, or the inverse of what an earlier one really did.
import * as z from 'zod/mini';
import { effectOf } from '#commands/effect.ts';
import type { Command } from '#commands/registry.ts';
import { Done, invert, touchedBy } from '#domain/change/change.ts';
import type { CommandId, UserId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Ledger, Wanted } from '#server/ledger/ledger.ts';
import { ledgers } from './ledgers.ts';

export type WantedBy = Wanted & { inverts: CommandId | null };

/** The ledger whose things a command changes. */
export const ledgerOf = async (tx: Tx, userId: UserId, command: Command): Promise<Ledger> => {
  const effect = effectOf(command);
  return effect.kind === 'changes' ? ledgers[effect.ledger] : ledgerOfCommand(tx, userId, effect.target);
};

/** The ledger of a command that was given before. */
export const ledgerOfCommand = async (tx: Tx, userId: UserId, id: CommandId): Promise<Ledger> => {
  const row = await tx
    .selectFrom('command')
    .select('ledger')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem('command.unknown');
  return ledgers[row.ledger];
};

/** `id`: the command's own. An inverted command is marked as taken back by it, which happens once. */
export const changesOf = async (
  tx: Tx,
  userId: UserId,
  ledger: Ledger,
  { id, command }: { id: CommandId; command: Command },
): Promise<WantedBy> => {
  const effect = effectOf(command);
  if (effect.kind === 'inverts') return inverted(tx, userId, ledger, { id, target: effect.target });
  await ledger.own(tx, userId, effect.about);
  const complete = await ledger.complete?.(tx, userId, command, effect);
  return { ...(complete ?? effect), inverts: null };
};

type Inversion = { id: CommandId; target: CommandId };

/** The inverse of what `target` really did, last change first. Asked again by the same command, it is the same. */
const inverted = async (tx: Tx, userId: UserId, ledger: Ledger, { id, target }: Inversion): Promise<WantedBy> => {
  const row = await tx
    .updateTable('command')
    .set({ inverted_by: id })
    .where('user_id', '=', userId)
    .where('id', '=', target)
    .where((is) => is.or([is('inverted_by', 'is', null), is('inverted_by', '=', id)]))
    .returning(['done', 'state', 'kind'])
    .executeTakeFirst();
  if (!row) throw new Problem(await whyNot(tx, userId, target));
  await ledger.beforeInverted?.(tx, userId, { id: target, kind: row.kind });
  const done = z.array(Done).parse(row.done);
  const about = touchedBy(done);
  // The provider refused all of it, and Flow put it back then.
  if (about.length === 0 && (row.state === 'failed' || row.state === 'dismissed'))
    throw new Problem('command.not-delivered');
  return { changes: done.toReversed().map(invert), about, inverts: target };
};

const whyNot = async (tx: Tx, userId: UserId, target: CommandId): Promise<ProblemCode> => {
  const row = await tx
    .selectFrom('command')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', target)
    .executeTakeFirst();
  return row ? 'command.already-undone' : 'command.unknown';
};
