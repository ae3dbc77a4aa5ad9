import type { Account, MessageId, ThreadId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { giveOwn } from '#server/ledger/give-own.ts';
import { messagesOfBlocked } from './blocked.ts';
import { mailboxLedger } from './mailbox-ledger.ts';
import { mutedAmong } from './muted.ts';

type Stored = { written: readonly { threadId: ThreadId; messageId: MessageId }[]; revision: number };

/** `written`: messages just stored. One command per thread gives one history line each. */
export const keepOutUnwanted = async (ctx: Context, tx: Tx, account: Account, stored: Stored): Promise<void> => {
  const { written, revision } = stored;
  const theirs = await messagesOfBlocked(
    tx,
    account,
    written.map(({ messageId }) => messageId),
  );
  for (const [threadId, messageIds] of theirs)
    await giveOwn(ctx, tx, account, mailboxLedger, {
      command: { kind: 'turn-away', args: { threadId, messageIds } },
      description: 'new mail of a blocked sender',
      revision,
    });
  const muted = await mutedAmong(
    tx,
    account,
    written.map(({ threadId }) => threadId),
  );
  for (const threadId of muted)
    await giveOwn(ctx, tx, account, mailboxLedger, {
      command: { kind: 'keep-out', args: { threadIds: [threadId] } },
      description: 'new mail in a muted thread',
      revision,
    });
};
