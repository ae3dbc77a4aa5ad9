import { type Account, MessageId, ThreadId } from '#domain/id.ts';
import { type Label, LabelId } from '#domain/mail.ts';

import type { Context } from '#server/context.ts';
import { accountKey } from '#server/db/account-rows.ts';

export type MailToFind = {
  id: string;
  thread?: string;
  at?: string;
  from?: [name: string, email: string];
  to?: string;
  subject?: string;
  text?: string;
  labels?: Label[];
  file?: string;
};

export const putMails = (ctx: Pick<Context, 'db'>, account: Account, mails: readonly MailToFind[]) =>
  ctx.db.asUser(account.userId, (tx) =>
    tx
      .insertInto('message')
      .values(
        mails.map(({ id, thread = id, at = '2026-11-10T12:00:00Z', from = ['', ''], to = '', file, ...mail }) => ({
          ...accountKey(account),
          id: MessageId.parse(id),
          thread_id: ThreadId.parse(thread),
          provider_labels: mail.labels ?? ['inbox'],
          labels: mail.labels ?? ['inbox'],
          received_at: new Date(at),
          sender_name: from[0],
          sender_email: from[1],
          recipients: JSON.stringify([{ name: to, email: `${to.toLowerCase()}@northwind.example` }]),
          copied: '[]',
          subject: mail.subject ?? '',
          reading: JSON.stringify({
            version: 1,
            paragraphs: [[mail.text ?? '']],
            summary: '',
            asks: false,
            askWords: '',
            bulk: false,
            seconds: 3,
          }),
          attachments: JSON.stringify(file === undefined ? [] : [{ name: file, mimeType: 'application/pdf', size: 9 }]),
          invitation: null,
          state: 'parsed' as const,
        })),
      )
      .execute(),
  );

/** Maya, with one label. */
export const nameLabel = (ctx: Pick<Context, 'db'>, account: Account) =>
  ctx.db.asUser(account.userId, async (tx) => {
    await tx
      .insertInto('mailbox')
      .values({ ...accountKey(account), email: 'maya@northwind.example' })
      .execute();
    await tx
      .insertInto('label')
      .values({ ...accountKey(account), id: LabelId.parse('Label_7'), name: 'Clients/Acme Corp' })
      .execute();
  });
