import type { Command } from '#commands/registry.ts';
import type { Done } from '#domain/change/change.ts';
import type { Account, CommandId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { accountKey } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { sealedArgs } from './command-args.ts';
import { sealedDone } from './done-column.ts';
import type { Ledger } from './ledger.ts';

export type CarriedOut = {
  id: CommandId;
  command: Command;
  spoken: boolean;
  done: readonly Done[];
  revision: number;
  inverts: CommandId | null;
  /** Number of subjects; 0 for undo and redo. */
  subjects: number;
  /** When its hold ends. Null: it reaches nobody else. */
  leavesAt?: Date | null;
  /** It reverted a held command, so neither of them needs a delivery. */
  stops?: boolean;
};

/** A command that needs no delivery counts as delivered. */
export const keepCommand = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  ledger: Pick<Ledger, 'name' | 'needsDelivery'>,
  carried: CarriedOut,
): Promise<void> => {
  const { id, command, spoken, done, revision, inverts, subjects, leavesAt = null, stops = false } = carried;
  const delivered = stops || !ledger.needsDelivery(done);
  const at = ctx.clock.now();
  await tx
    .insertInto('command')
    .values({
      ...accountKey(account),
      id,
      ledger: ledger.name,
      subjects,
      kind: command.kind,
      args: await sealedArgs(ctx, tx, account, carried),
      spoken,
      done: await sealedDone(ctx, tx, account, id, done),
      revision,
      state: delivered ? 'delivered' : 'accepted',
      problem: null,
      inverts,
      inverted_by: null,
      given_at: at,
      delivered_at: delivered ? at : null,
      leaves_at: leavesAt,
      left_at: null,
    })
    .execute();
};
