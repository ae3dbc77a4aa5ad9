import type { Change } from '#domain/change/change.ts';
import type { LabelEdit } from '#domain/change/label-edit.ts';
import {
  blocksOf,
  type MailboxChange,
  type MailboxDone,
  mailboxLedger,
  swapsOf,
  threadsOf,
} from '#domain/change/mailbox.ts';
import type { Account, CommandId } from '#domain/id.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { showLabels } from '#server/mailbox/show-labels.ts';
import { blockedAmong, writeBlocks } from './blocked.ts';
import { mutedAmong, writeMutes } from './muted.ts';
import { remindersOf, writeReminders } from './reminders.ts';

export const applyChanges = async (
  tx: Tx,
  account: Account,
  given: { commandId: CommandId; changes: readonly Change[]; revision: number },
): Promise<MailboxDone[]> => {
  const all: MailboxDone[] = [];
  for (const change of given.changes.filter(isOfMailbox)) {
    const threadIds = threadsOf(change);
    const emails = blocksOf(change).map(({ key }) => key);
    const state = {
      messages: await messagesOf(tx, account, change),
      reminders: await remindersOf(tx, account, threadIds),
      muted: await mutedAmong(tx, account, threadIds),
      blocked: await blockedAmong(tx, account, emails),
    };
    const done = mailboxLedger.doneBy(state, change);
    await writePending(tx, account, given.commandId, done.edits);
    await showLabels(tx, account, done.edits, given.revision);
    await writeReminders(tx, account, swapsOf(done, 'reminder'), given);
    await writeMutes(tx, account, swapsOf(done, 'mute'), given);
    await writeBlocks(tx, account, swapsOf(done, 'block'), given);
    all.push(done);
  }
  return all;
};

const isOfMailbox = (change: Change): change is MailboxChange => change.ledger === 'mailbox';

export const writePending = async (
  tx: Tx,
  account: Account,
  commandId: CommandId,
  edits: readonly LabelEdit[],
): Promise<void> => {
  if (edits.length === 0) return;
  const rows = edits.map((edit) => ({
    ...accountKey(account),
    command_id: commandId,
    message_id: edit.messageId,
    thread_id: edit.threadId,
    adds: edit.add,
    removes: edit.remove,
  }));
  await tx.insertInto('pending_change').values(rows).execute();
};

const messagesOf = async (tx: Tx, account: Account, change: MailboxChange) => {
  const ids = threadsOf(change);
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('message')
    .select(['id', 'thread_id as threadId', 'labels', 'sender_email'])
    .where(ofAccount(account))
    .where('thread_id', 'in', ids)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return rows.map(({ sender_email: email, ...message }) => ({ ...message, from: { email } }));
};
