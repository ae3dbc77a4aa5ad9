// A command that was carried out, as its row: whoever gave it, the person or Flow itself.
import type { Command } from '#commands/registry.ts';
import type { Done } from '#domain/change/mailbox.ts';
import type { CommandId, UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { sealedArgs } from './command-args.ts';

export type CarriedOut = {
  id: CommandId;
  command: Command;
  spoken: boolean;
  done: readonly Done[];
  revision: number;
  inverts: CommandId | null;
};

/** What the provider need not hear of is delivered with that. */
export const keepCommand = async (ctx: Context, tx: Tx, userId: UserId, carried: CarriedOut): Promise<void> => {
  const { id, command, spoken, done, revision, inverts } = carried;
  const empty = done.every((one) => one.edits.length === 0);
  const at = ctx.clock.now();
  await tx
    .insertInto('command')
    .values({
      user_id: userId,
      id,
      kind: command.kind,
      args: await sealedArgs(ctx, tx, userId, carried),
      spoken,
      done: JSON.stringify(done),
      revision,
      state: empty ? 'delivered' : 'accepted',
      problem: null,
      inverts,
      inverted_by: null,
      given_at: at,
      delivered_at: empty ? at : null,
    })
    .execute();
};
