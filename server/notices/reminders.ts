import type { Account, ThreadId } from '#domain/id.ts';
import type { PushWords } from '#domain/push-notice.ts';
import type { Context } from '#server/context.ts';
import { threadsById } from '#server/mailbox/threads.ts';
import { sendNotice } from './send-notice.ts';

/** Threads that came back at the time that the person chose. */
export const noticeReminders = async (
  ctx: Context,
  account: Account,
  threadIds: readonly ThreadId[],
): Promise<void> => {
  const threads = await ctx.db.asUser(account.userId, (tx) => threadsById(tx, account, threadIds, 'light'));
  const due = threads.flatMap(({ id, messages, reminder }) =>
    reminder?.wokenBy === 'time'
      ? [{ id, subject: messages.at(-1)?.subject ?? '', cause: `${id} ${reminder.wakeAt}` }]
      : [],
  );
  const [first] = due;
  if (first === undefined) return;
  const notice = {
    kind: 'reminder',
    causes: due.map(({ cause }) => cause),
    url: `/email-player#thread=${first.id}`,
    tag: 'reminder',
  } as const;
  await sendNotice(ctx, account.userId, notice, (causes) =>
    wordsOf(due.filter(({ cause }) => causes.includes(cause)).map(({ subject }) => subject)),
  );
};

const wordsOf = (subjects: readonly string[]): PushWords => {
  const [only = ''] = subjects;
  if (subjects.length > 1) return { plain: `${subjects.length} reminders are due`, shown: null };
  return { plain: 'A reminder is due', shown: { title: only, body: 'You asked to see this again now.' } };
};
