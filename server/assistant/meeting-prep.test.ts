// Gathers what the mailbox knows about a meeting.
import { expect, test } from 'vitest';
import type { Guest } from '#domain/calendar.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import { read } from '#reading/read.ts';
import { accountKey } from '#server/db/account-rows.ts';
import { eventWith } from '#test/support/calendar-event.ts';
import { newAccount, testContext } from '#test/support/context.ts';
import { nameLabel } from '#test/support/mail-to-find.ts';
import { prepFor } from './meeting-prep.ts';

const ctx = await testContext();
const dana = { name: 'Dana', email: 'dana@far.example' };
const guest: Guest = { ...dana, optional: false, answer: 'accepted', kind: 'person', self: false, organizer: true };

test('the mail of a guest about the title is found, and other mail is not', async () => {
  const account = newAccount();
  await nameLabel(ctx, account);
  const at = new Date(ctx.clock.now().getTime() - 86_400_000);
  const row = (id: string, subject: string, text: string) => ({
    ...accountKey(account),
    id: MessageId.parse(id),
    thread_id: ThreadId.parse(id),
    provider_labels: ['inbox' as const],
    labels: ['inbox' as const],
    received_at: at,
    sender_name: dana.name,
    sender_email: dana.email,
    recipients: '[]',
    copied: '[]',
    subject,
    reading: JSON.stringify(
      read({ html: null, text, subject, from: dana, headers: new Map(), ownAddress: 'maya@northwind.example' }),
    ),
    attachments: '[]',
    invitation: null,
    sent_to: [],
    state: 'parsed' as const,
  });
  await ctx.db.asUser(account.userId, (tx) =>
    tx
      .insertInto('message')
      .values([
        row('pricing', 'Pricing', 'Should Helio keep the pilot price past March?'),
        row('plants', 'Plants', 'Could you water the plants?'),
      ])
      .execute(),
  );
  const event = eventWith('review', { title: 'Pricing review', guests: [guest], guestCount: 2 });
  const { facts } = await ctx.db.asUser(account.userId, (tx) => prepFor(ctx, tx, account, event));
  expect(facts.filter(({ kind }) => kind === 'decide')).toMatchObject([
    { text: 'Should Helio keep the pilot price past March?', quote: { threadId: 'pricing' } },
  ]);
});
