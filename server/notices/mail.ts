// Mail that needs the person now, by the same ranking as the player's queue.
import type { Account, MessageId, ThreadId } from '#domain/id.ts';
import type { Message, Thread } from '#domain/mail.ts';
import type { PushWords } from '#domain/push-notice.ts';
import { rankingOf } from '#reading/ranking.ts';
import { isBack } from '#reading/reason.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { threadsById } from '#server/mailbox/threads.ts';
import { preferencesOf } from './preferences.ts';
import { sendNotice } from './send-notice.ts';

/** Milliseconds. Older mail arrives here when Flow was away or reads a mailbox for the first time. */
const recent = 30 * 60_000;

export const noticeMail = async (ctx: Context, account: Account, messageIds: readonly MessageId[]): Promise<void> => {
  const urgent = await ctx.db.asUser(account.userId, (tx) => urgentAmong(ctx, tx, account, new Set(messageIds)));
  const [first] = urgent;
  if (first === undefined) return;
  const notice = {
    kind: 'mail',
    causes: urgent.map(({ message }) => message.id),
    url: `/email-player#thread=${first.threadId}`,
    tag: 'mail',
  } as const;
  await sendNotice(ctx, account.userId, notice, (causes) =>
    wordsOf(urgent.flatMap(({ message }) => (causes.includes(message.id) ? [message] : []))),
  );
};

type Urgent = { threadId: ThreadId; message: Message };

const urgentAmong = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  fresh: ReadonlySet<MessageId>,
): Promise<Urgent[]> => {
  const now = ctx.clock.now();
  const rows = await tx
    .selectFrom('message')
    .select('thread_id')
    .distinct()
    .where(ofAccount(account))
    .where('id', 'in', [...fresh])
    .where('received_at', '>', new Date(now.getTime() - recent))
    .execute();
  const ids = rows.map((row) => row.thread_id);
  const threads = await threadsById(tx, account, ids, 'light');
  const ownAddress = (await mailboxState(tx, account))?.email ?? '';
  const { zone } = await preferencesOf(tx, account.userId);
  const { queue } = rankingOf(threads, { now, ownAddress, timeZone: zone });
  const first = new Set(queue.filter(({ tier }) => tier === 0).map(({ threadId }) => threadId));
  return threads.filter((thread) => first.has(thread.id) && !isBack(thread)).flatMap((thread) => newIn(thread, fresh));
};

const newIn = ({ id, messages }: Thread, fresh: ReadonlySet<MessageId>): Urgent[] => {
  const message = messages.findLast((one) => fresh.has(one.id) && !one.labels.includes('sent'));
  return message?.labels.includes('unread') ? [{ threadId: id, message }] : [];
};

const wordsOf = (messages: readonly Message[]): PushWords => {
  const [only] = messages;
  if (only === undefined || messages.length > 1)
    return {
      plain: `${messages.length} mails need you`,
      shown: { title: `${messages.length} mails need you`, body: messages.map(senderOf).join(', ') },
    };
  return { plain: 'A mail needs you', shown: { title: senderOf(only), body: only.subject } };
};

const senderOf = ({ from }: Message): string => from.name || from.email;
