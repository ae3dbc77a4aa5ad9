import { type Account, CommandId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { execute } from './execute.ts';
import { isHeld } from './held.ts';

/** `by`: the id of the undo. A repeat gets the same answer. */
export const holdCommand = async (
  ctx: Context,
  account: Account,
  { id, by, spoken }: { id: CommandId; by: CommandId; spoken: boolean },
): Promise<{ held: boolean }> => {
  const row = await ctx.db.asUser(account.userId, (tx) =>
    tx
      .selectFrom('command')
      .select(['state', 'leaves_at', 'left_at'])
      .where(ofAccount(account))
      .where('id', '=', CommandId.parse(id))
      .executeTakeFirst(),
  );
  if (!row) throw new Problem('command.unknown');
  if (row.state === 'stopped') return { held: true };
  if (!isHeld(row)) return { held: false };
  try {
    await execute(ctx, account, { id: by, command: { kind: 'undo', args: { commandId: id } }, spoken });
    return { held: true };
  } catch (error) {
    // It left between the two queries, and an undo would notify the guests.
    if (error instanceof Problem && error.code === 'event.with-guests') return { held: false };
    throw error;
  }
};
