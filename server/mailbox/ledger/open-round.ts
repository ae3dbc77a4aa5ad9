import type { Account, CommandId } from '#domain/id.ts';
import type { Cursor } from '#server/cursor.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { letWait } from '#server/ledger/waiting.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { lockMailbox } from '#server/mailbox/revision.ts';
import { netEdits, type OpenCommand, roundSize, takeRound } from './round.ts';

/** `cursor` and `connections` are from the start of the delivery: later changes are newer than its answer. */
export type OpenRound = { commands: OpenCommand[]; cursor: Cursor | null; connections: string };

/** The oldest waiting commands that fit one round, in the person's order. None while the account needs a reconnect. */
export const openRound = async (tx: Tx, account: Account): Promise<OpenRound | null> => {
  await lockMailbox(tx, account);
  const mailbox = await mailboxState(tx, account);
  if (mailbox?.needsReauth) await letWait(tx, account, 'mailbox');
  const ids = await oldest(tx, account);
  if (!mailbox || ids.length === 0) return null;
  const commands = takeRound(await withEdits(tx, account, ids));
  return { commands, cursor: mailbox.cursor, connections: mailbox.connections };
};

/** Limits the query to what can fit one round. */
const oldest = async (tx: Tx, account: Account): Promise<CommandId[]> => {
  const rows = await tx
    .selectFrom('command')
    .select((is) => [
      'id',
      is
        .selectFrom('pending_change')
        .select((row) => row.fn.countAll<string>().as('edits'))
        .whereRef('pending_change.user_id', '=', 'command.user_id')
        .whereRef('pending_change.account_id', '=', 'command.account_id')
        .whereRef('pending_change.command_id', '=', 'command.id')
        .as('edits'),
    ])
    .where(ofAccount(account))
    .where('ledger', '=', 'mailbox')
    .where('state', '=', 'accepted')
    .orderBy('revision')
    .limit(roundSize)
    .execute();
  let room: number = roundSize;
  return rows.flatMap(({ id, edits }) => {
    const fits = room > 0;
    room -= Number(edits);
    return fits ? [id] : [];
  });
};

const withEdits = async (tx: Tx, account: Account, ids: readonly CommandId[]): Promise<OpenCommand[]> => {
  const rows = await tx
    .selectFrom('pending_change')
    .select(['command_id', 'message_id as messageId', 'thread_id as threadId', 'adds as add', 'removes as remove'])
    .where(ofAccount(account))
    .where('command_id', 'in', ids)
    .orderBy('id')
    .execute();
  const byCommand = Map.groupBy(rows, (row) => row.command_id);
  return ids.map((id) => {
    const edits = (byCommand.get(id) ?? []).map(({ command_id: _, ...edit }) => edit);
    return { id, edits: netEdits(edits) };
  });
};
