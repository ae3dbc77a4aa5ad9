// The processor time of one preparation: a meeting with four guests and 40 threads of ten mails, all about its title.
import type { Guest } from '#domain/calendar.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import { read } from '#reading/read.ts';
import { prepFor } from '#server/assistant/meeting-prep.ts';
import { accountKey } from '#server/db/account-rows.ts';
import { ownAddressOf } from '#server/mailbox/own-address.ts';
import { eventWith } from '#test/support/calendar-event.ts';
import { benchContext } from './context.ts';
import { couldNotMeasure, report } from './figures.ts';

const { ctx, account, close } = await benchContext();
const own = await ctx.db.asUser(account.userId, (tx) => ownAddressOf(tx, account));
const guests = [0, 1, 2, 3].map(
  (nth): Guest => ({
    name: `Guest ${nth}`,
    email: `guest${nth}@far.example`,
    optional: false,
    answer: 'accepted',
    kind: 'person',
    self: false,
    organizer: nth === 0,
  }),
);
const [threads, mails, runs] = [40, 10, 100];
const text = (nth: number): string =>
  `The price of plan ${nth} ends in March, and the pilot pays it until then. I will send you the sheet for plan ${nth} by Friday. Could you approve the discount of ${nth} percent before the review?`;

await ctx.db.asUser(account.userId, async (tx) => {
  for (let nth = 0; nth < threads * mails; nth += 1) {
    const from = guests[nth % guests.length] ?? { name: '', email: '' };
    const subject = `Pricing of plan ${Math.floor(nth / mails)}`;
    const reading = read({ html: null, text: text(nth), subject, from, headers: new Map(), ownAddress: own });
    await tx
      .insertInto('message')
      .values({
        ...accountKey(account),
        id: MessageId.parse(`bench${nth}`),
        thread_id: ThreadId.parse(`bench${Math.floor(nth / mails)}`),
        provider_labels: ['inbox'],
        labels: ['inbox'],
        received_at: new Date(ctx.clock.now().getTime() - nth * 3_600_000),
        sender_name: from.name,
        sender_email: from.email,
        recipients: JSON.stringify([{ name: '', email: own }, ...guests.map(({ name, email }) => ({ name, email }))]),
        copied: '[]',
        subject,
        reading: JSON.stringify(reading),
        attachments: '[]',
        invitation: null,
        sent_to: [],
        state: 'parsed',
      })
      .execute();
  }
});

const event = eventWith('review', { title: 'Pricing review', guests, guestCount: 5 });
const prepare = () => ctx.db.asUser(account.userId, (tx) => prepFor(ctx, tx, account, event));
// Warm-up runs, so that the code is as in use.
for (let nth = 0; nth < 20; nth += 1) {
  const { facts } = await prepare();
  if (!facts.some(({ kind }) => kind === 'decide')) couldNotMeasure('a preparation: no mail was found');
}
const before = process.cpuUsage();
for (let nth = 0; nth < runs; nth += 1) await prepare();
const { user, system } = process.cpuUsage(before);
const kept = report({
  name: 'processor time of a preparation',
  value: (user + system) / 1000 / runs,
  unit: 'ms',
  budget: 40,
  better: 'less',
});
await close();
process.exitCode = kept ? 0 : 1;
