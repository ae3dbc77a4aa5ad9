// Audit text: the sender and subject of the first thread, and the number of threads.
import type { Command } from '#commands/registry.ts';
import type { Account, ThreadId } from '#domain/id.ts';
import { nameToMake } from '#domain/label.ts';
import { type Subject, threadsAmong } from '#domain/subject.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { Described } from '#server/ledger/ledger.ts';
import { labelsOf } from '#server/mailbox/labels.ts';

export const describe = async (
  tx: Tx,
  account: Account,
  about: readonly Subject[],
  command?: Command,
): Promise<Described> => {
  const threads = await describeThreads(tx, account, threadsAmong(about));
  if (command === undefined) return threads;
  return { ...threads, metadata: { ...threads.metadata, ...(await detailOf(tx, account, command)) } };
};

const describeThreads = async (tx: Tx, account: Account, threadIds: readonly ThreadId[]): Promise<Described> => {
  const { email } = await tx.selectFrom('mailbox').select('email').where(ofAccount(account)).executeTakeFirstOrThrow();
  const [first] = threadIds;
  if (!first) return { userEmail: email, metadata: {} };
  const latest = await tx
    .selectFrom('message')
    .select(['sender_email', 'subject'])
    .where(ofAccount(account))
    .where('thread_id', '=', first)
    .orderBy(
      (row) => row.fn<boolean>('array_position', ['labels', row.val('sent')]),
      (order) => order.desc().nullsFirst(),
    )
    .orderBy('received_at', 'desc')
    .executeTakeFirst();
  if (!latest) return { userEmail: email, metadata: {} };
  return {
    userEmail: email,
    metadata: {
      sender_email: latest.sender_email,
      subject: latest.subject,
      ...(threadIds.length > 1 ? { emails: threadIds.length } : {}),
    },
  };
};

const detailOf = async (
  tx: Tx,
  account: Account,
  { kind, args }: Command,
): Promise<{ detail?: string; sender_email?: string }> => {
  if (kind === 'block' || kind === 'unblock') return { sender_email: args.email };
  if (!('label' in args)) return {};
  const named = nameToMake(args.label) ?? (await labelsOf(tx, account)).find(({ id }) => id === args.label)?.name;
  return named === undefined ? {} : { detail: named };
};
