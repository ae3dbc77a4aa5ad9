// Stores ids and times in plain text. It seals all other arguments with the person's key, because they may contain text.
import * as z from 'zod/mini';
import { Command } from '#commands/registry.ts';
import type { Account, CommandId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** Seals every argument outside this list, including new ones. */
const plain: ReadonlySet<string> = new Set(
  'threadIds threadId messageId messageIds commandId until at unlessAnswered archive by anyway'.split(' '),
);

export const sealedArgs = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { id, command }: { id: CommandId; command: Command },
): Promise<string> => {
  const args = Object.entries(command.args);
  const text = args.filter(([name]) => !plain.has(name));
  const ids = Object.fromEntries(args.filter(([name]) => plain.has(name)));
  if (text.length === 0) return JSON.stringify(ids);
  const sealed = await ctx.keyring.seal(tx, account.userId, argsPlace(id), JSON.stringify(Object.fromEntries(text)));
  return JSON.stringify({ ...ids, sealed });
};

export const openCommand = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  row: { id: CommandId; kind: string; args: unknown },
): Promise<Command> => {
  const { sealed, ...args } = Stored.parse(row.args);
  if (sealed === undefined) return Command.parse({ kind: row.kind, args });
  const text = Opened.parse(JSON.parse(await ctx.keyring.open(tx, account.userId, argsPlace(row.id), sealed)));
  return Command.parse({ kind: row.kind, args: { ...args, ...text } });
};

const Opened = z.record(z.string(), z.unknown());
const Stored = z.catchall(z.object({ sealed: z.optional(z.string()) }), z.unknown());

/** The place of sealed arguments. */
export const argsPlace = (id: CommandId) => ({ table: 'command', column: 'args', row: id });
