// Maya's mailbox and calendar in the database, with one guest, Dana. Each mail and event arrives with the next revision.
import { type CalendarEvent, type Guest, keyOfEvent } from '#domain/calendar.ts';
import type { EventKey } from '#domain/event-ref.ts';
import { type Account, CalendarId, MessageId, ThreadId } from '#domain/id.ts';
import type { Address, Label } from '#domain/mail.ts';
import { read } from '#reading/read.ts';
import { nextCalendarRevision } from '#server/calendar/book.ts';
import { storeEvents } from '#server/calendar/store-events.ts';
import { accountKey } from '#server/db/account-rows.ts';
import { nextRevision } from '#server/mailbox/revision.ts';
import { showThreads } from '#server/mailbox/show-labels.ts';
import { eventWith } from './calendar-event.ts';
import { newAccount, type TestContext } from './context.ts';

export const maya = { name: 'Maya Lindqvist', email: 'maya@northwind.example' };
export const dana = { name: 'Dana Whitfield', email: 'dana@far.example' };
const calendarId = CalendarId.parse('alex@northwind.example');

export const guestOf = (who: Address): Guest => ({
  ...who,
  optional: false,
  answer: 'accepted',
  kind: 'person',
  self: false,
  organizer: false,
});

const inbox: Label[] = ['inbox'];

type Mail = { thread?: string; from?: Address; to?: Address[]; labels?: Label[]; minutesAgo?: number };

export type PrepDesk = {
  account: Account;
  mail(id: string, subject: string, text: string, more?: Mail): Promise<void>;
  event(id: string, parts: Parameters<typeof eventWith>[1]): Promise<EventKey>;
  cancel(event: EventKey): Promise<void>;
};

/** The mailbox and the calendar are read to their ends. */
export const openPrepDesk = async (ctx: TestContext): Promise<PrepDesk> => {
  const account = newAccount();
  await ctx.db.asUser(account.userId, async (tx) => {
    await tx
      .insertInto('mailbox')
      .values({ ...accountKey(account), email: maya.email })
      .execute();
    const calendar = { zone: 'Europe/Berlin', is_primary: true, shown: true, counts_busy: true, color: null };
    const unread = { cursor: null, page_token: null, since: null, revision: '1', phase: 'following' };
    await tx
      .insertInto('calendar')
      .values({ ...accountKey(account), ...calendar, ...unread, id: calendarId, name: 'Maya', role: 'owner' })
      .execute();
    await nextCalendarRevision(tx, account);
  });
  await ctx.peek("update mailbox set cursor = '7' where user_id = $1", [account.userId]);
  const store = (one: Parameters<typeof storeEvents>[3][number]): Promise<unknown> =>
    ctx.db.asUser(account.userId, async (tx) => {
      const revision = await nextCalendarRevision(tx, account);
      return storeEvents(ctx, tx, account, [one], { calendarId, generation: 1, revision, known: new Set() });
    });
  return {
    account,
    mail: (id, subject, text, { thread = id, from = dana, to = [maya], labels = inbox, minutesAgo = 60 } = {}) =>
      ctx.db.asUser(account.userId, async (tx) => {
        const revision = await nextRevision(tx, account);
        const reading = read({ html: null, text, subject, from, to, headers: new Map(), ownAddress: maya.email });
        await tx
          .insertInto('message')
          .values({
            ...accountKey(account),
            id: MessageId.parse(id),
            thread_id: ThreadId.parse(thread),
            provider_labels: labels,
            labels,
            received_at: new Date(ctx.clock.now().getTime() - minutesAgo * 60_000),
            sender_name: from.name,
            sender_email: from.email,
            recipients: JSON.stringify(to),
            copied: '[]',
            subject,
            reading: JSON.stringify(reading),
            attachments: '[]',
            invitation: null,
            sent_to: labels.includes('sent') ? to.map(({ email }) => email) : [],
            state: 'parsed',
          })
          .execute();
        await showThreads(tx, account, [ThreadId.parse(thread)], revision);
      }),
    event: async (id, parts) => {
      const event: CalendarEvent = eventWith(id, parts);
      await store({ kind: 'event', event, etag: 'e1' });
      return keyOfEvent(event);
    },
    cancel: async (key) => {
      const [, id = ''] = key.split(' ');
      await store({ kind: 'cancelled', id: eventWith(id).id, original: null });
    },
  };
};
