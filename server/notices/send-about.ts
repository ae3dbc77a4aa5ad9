// The job behind every notice. One queue serves all kinds, because each queue holds a connection.
import type { Account } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { JobContent } from '#server/queues.ts';
import { noticeBriefing } from './briefing.ts';
import { noticeMail } from './mail.ts';
import { noticeMeetings } from './meetings.ts';
import { noticeReconnect } from './reconnect.ts';
import { noticeReminders } from './reminders.ts';

export const sendAbout = async (
  ctx: Context,
  account: Account,
  { about }: JobContent<'notices.send'>,
): Promise<void> => {
  switch (about.kind) {
    case 'mail':
      return noticeMail(ctx, account, about.messageIds);
    case 'reminder':
      return noticeReminders(ctx, account, about.threadIds);
    case 'meeting':
      return noticeMeetings(ctx, account);
    case 'briefing':
      return noticeBriefing(ctx, account, about);
    case 'reconnect':
      await noticeReconnect(ctx, account);
  }
};
