// Stores what a command did. Mail's changes are ids and labels. Changes of other ledgers may contain text, so it seals
// them.
import * as z from 'zod/mini';
import { Done } from '#domain/change/change.ts';
import type { Account, CommandId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

export const sealedDone = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  id: CommandId,
  done: readonly Done[],
): Promise<string> => {
  if (done.every(isPlain)) return JSON.stringify(done);
  const keys = await ctx.keyring.forMany(tx, account.userId);
  return JSON.stringify(
    done.map((one) => (isPlain(one) ? one : { ...one, swaps: [keys.seal(donePlace(id), JSON.stringify(one.swaps))] })),
  );
};

export const openDone = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  id: CommandId,
  stored: unknown,
): Promise<Done[]> => {
  const all = z.array(z.unknown()).parse(stored);
  if (!all.some((one) => Sealed.safeParse(one).success)) return z.array(Done).parse(all);
  const keys = await ctx.keyring.forMany(tx, account.userId);
  const opened = all.map((one) => {
    const sealed = Sealed.safeParse(one).data;
    return sealed ? { ...sealed, swaps: JSON.parse(keys.open(donePlace(id), sealed.swaps[0])) } : one;
  });
  return z.array(Done).parse(opened);
};

const Sealed = z.looseObject({ swaps: z.tuple([z.string()]) });

const isPlain = ({ ledger, swaps }: Done): boolean => ledger === 'mailbox' || swaps.length === 0;

/** The place of what a command did. */
export const donePlace = (id: CommandId) => ({ table: 'command', column: 'done', row: id });
