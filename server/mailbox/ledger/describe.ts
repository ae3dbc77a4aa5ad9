// What the audit entry says of the threads a command was about: the first one's sender and subject, and how many more.
import type { Command } from '#commands/registry.ts';
import type { ThreadId, UserId } from '#domain/id.ts';
import { nameToMake } from '#domain/label.ts';
import type { Tx } from '#server/db/database.ts';
import { labelsOf } from '#server/mailbox/labels.ts';

export const describe = async (
  tx: Tx,
  userId: UserId,
  threadIds: readonly ThreadId[],
): Promise<{ userEmail: string; metadata: Record<string, string | number> }> => {
  const { email } = await tx
    .selectFrom('mailbox')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const [first] = threadIds;
  if (!first) return { userEmail: email, metadata: {} };
  const latest = await tx
    .selectFrom('message')
    .select(['sender_email', 'subject'])
    .where('user_id', '=', userId)
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

/** What a command was about besides its threads: the name of a label, the sender who is blocked. */
export const detailOf = async (
  tx: Tx,
  userId: UserId,
  { kind, args }: Command,
): Promise<{ detail?: string; sender_email?: string }> => {
  if (kind === 'block' || kind === 'unblock') return { sender_email: args.email };
  if (!('label' in args)) return {};
  const named = nameToMake(args.label) ?? (await labelsOf(tx, userId)).find(({ id }) => id === args.label)?.name;
  return named === undefined ? {} : { detail: named };
};
