// Every reason beside a queued mail comes and goes with one change of the mailbox, through sync, storage and API.

import { beforeAll, expect, test } from 'vitest';
import type { Command } from '#commands/registry.ts';
import { type Account, CommandId, MessageId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import { rankingOf } from '#reading/ranking.ts';
import { execute } from '#server/commands/execute.ts';
import { Cursor } from '#server/cursor.ts';
import { accountKey } from '#server/db/account-rows.ts';
import { newId } from '#server/id.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { wakeDue } from '#server/mailbox/ledger/wake-due.ts';
import { parseMessage } from '#server/mailbox/parse-message.ts';
import { lockMailbox, nextRevision } from '#server/mailbox/revision.ts';
import { dropMessages, storeMessages } from '#server/mailbox/store-messages.ts';
import { threadsById } from '#server/mailbox/threads.ts';
import { newAccount, type TestContext, testContext } from '#test/support/context.ts';

const own = 'alex@northwind.example';
/** A Friday. */
const now = new Date('2026-11-20T12:00:00Z');
const asked = ThreadId.parse('asked');

let ctx: TestContext;
beforeAll(async () => {
  ctx = await testContext();
  ctx.clock.set(now);
});

type Mail = {
  /** Days and hours before now. */
  days?: number;
  hours?: number;
  from?: string;
  thread?: ThreadId;
  text?: string;
  file?: string;
  calendar?: { method: 'REQUEST' | 'CANCEL'; start: string };
};

type Box = {
  account: Account;
  receive: (mail: Mail) => Promise<MessageId>;
  answer: (mail: Mail) => Promise<MessageId>;
  forget: (id: MessageId) => Promise<void>;
  give: (command: Command) => Promise<unknown>;
  why: () => Promise<string>;
};

const open = async (): Promise<Box> => {
  const account = newAccount();
  await ctx.db.asUser(account.userId, (tx) =>
    tx
      .insertInto('mailbox')
      .values({ ...accountKey(account), email: own })
      .execute(),
  );
  let made = 0;
  const store = async ({ thread = asked, ...mail }: Mail, labels: Label[]): Promise<MessageId> => {
    made += 1;
    const id = MessageId.parse(`m${made}`);
    const receivedAt = new Date(now.getTime() - (24 * (mail.days ?? 0) + (mail.hours ?? 1)) * 3_600_000);
    const content = { kind: 'raw' as const, raw: rawOf(mail, receivedAt, labels.includes('sent')) };
    const parsed = await parseMessage({ content, snippet: '', ownAddress: own, authority: 'mx.google.com' });
    const message = {
      id,
      threadId: thread,
      labels,
      receivedAt,
      cursor: Cursor.parse(String(made).padStart(9, '0')),
      snippet: '',
      content,
    };
    await ctx.db.asUser(account.userId, async (tx) => {
      await lockMailbox(tx, account);
      await storeMessages(tx, account, [{ message, parsed }], {
        revision: await nextRevision(tx, account),
        settled: true,
      });
    });
    return id;
  };
  return {
    account,
    receive: (mail) => store(mail, mail.thread === undefined ? ['inbox', 'unread'] : []),
    answer: (mail) => store(mail, ['sent']),
    forget: (id) =>
      ctx.db.asUser(account.userId, async (tx) => {
        await lockMailbox(tx, account);
        await dropMessages(tx, account, [id], { revision: await nextRevision(tx, account), at: now });
      }),
    give: (command) => execute(ctx, account, { id: CommandId.parse(newId(now)), command, spoken: false }),
    why: async () => {
      const threads = await ctx.db.asUser(account.userId, (tx) => threadsById(tx, account, [asked], 'light'));
      return rankingOf(threads, { now: ctx.clock.now(), ownAddress: own }).queue[0]?.why ?? 'not in the queue';
    },
  };
};

const rawOf = (
  { from = 'Maya <maya@helio.example>', text = 'It is done.', file, calendar }: Mail,
  at: Date,
  sent: boolean,
) => {
  const parts = [
    `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
    ...(file
      ? [`Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="${file}"\r\n\r\n%PDF`]
      : []),
    ...(calendar
      ? [
          `Content-Type: text/calendar; method=${calendar.method}\r\n\r\n${[
            'BEGIN:VCALENDAR',
            `METHOD:${calendar.method}`,
            'BEGIN:VEVENT',
            'UID:1@helio.example',
            'SUMMARY:Pricing',
            `DTSTART:${calendar.start}`,
            'END:VEVENT',
            'END:VCALENDAR',
          ].join('\r\n')}`,
        ]
      : []),
  ];
  const head = [
    `From: ${sent ? `Alex <${own}>` : from}`,
    `To: ${sent ? from : own}`,
    'Subject: Plan',
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
  ];
  const body = parts.map((part) => `--part\r\n${part}\r\n`).join('');
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}--part--\r\n`);
};

/** Other threads of the sender, each answered after these hours, or never. */
const earlier = async (box: Box, count: number, after: number | null): Promise<MessageId[]> => {
  const answers: MessageId[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const thread = ThreadId.parse(`earlier${nth}`);
    await box.receive({ days: 20 + nth, thread });
    if (after !== null) answers.push(await box.answer({ days: 20 + nth, hours: 1 - after, thread }));
  }
  return answers;
};

type Turn = (box: Box) => Promise<unknown>;
type Turning = { reason: string; before?: Turn; come: (box: Box) => Promise<unknown>; go: Turn };

const reply: Turn = (box) => box.answer({ hours: 0 });
const trash: Turn = (box) => box.give({ kind: 'trash', args: { threadIds: [asked] } });
const invited =
  (start: string, method: 'REQUEST' | 'CANCEL' = 'REQUEST'): Turn =>
  (box) =>
    box.receive({ calendar: { method, start } });
const asks =
  (text: string, days = 0): Turn =>
  (box) =>
    box.receive({ text, days });

const hour = 3_600_000;

/** Snoozed for an hour, which passes. `reminders.test.ts` covers new messages before that. */
const putOff =
  (how: 'snooze' | 'remind' | 'unless-answered'): Turn =>
  async (box) => {
    const threadIds = [asked];
    const at = new Date(now.getTime() + hour).toISOString();
    const unlessAnswered = how === 'unless-answered';
    await box.give(
      how === 'snooze'
        ? { kind: 'snooze', args: { threadIds, until: at } }
        : { kind: 'remind', args: { threadIds, at, unlessAnswered, archive: false } },
    );
    ctx.clock.advance(hour);
    await wakeDue(ctx, box.account);
  };
const hear: Turn = (box) => box.give({ kind: 'mark-read', args: { threadIds: [asked] } });

let kept: MessageId[] = [];
const forgetKept: Turn = async (box) => {
  for (const id of kept) await box.forget(id);
};

const turnings: Turning[] = [
  { reason: 'needs a yes or no', come: asks('Are you free for lunch?'), go: reply },
  { reason: 'asks for a decision', come: asks('Could you approve the budget?'), go: reply },
  { reason: 'asks for something', come: asks('Please send the deck.'), go: trash },
  { reason: 'asks a question', come: asks('Who owns the churn figure?'), go: reply },
  { reason: 'wanted by Monday', come: asks('Please send the deck by Monday.'), go: reply },
  { reason: 'wanted today', come: asks('Please send the deck by Friday.', 2), go: reply },
  { reason: 'decision was wanted yesterday', come: asks('Could you approve it by Thursday?', 3), go: reply },
  { reason: 'yes or no wanted by tomorrow', come: asks('Is that fine by Saturday?'), go: trash },
  { reason: 'needs a yes or no, waiting since Sunday', come: asks('Are you free for lunch?', 5), go: reply },
  {
    reason: 'needs a yes or no, waiting since Wednesday',
    before: asks('Are you free for lunch?', 2),
    come: async (box) => (kept = await earlier(box, 3, 0.5)),
    go: forgetKept,
  },
  {
    reason: 'needs a yes or no, asked twice since Wednesday',
    before: asks('Are you free for lunch?', 2),
    come: async (box) => (kept = [await box.receive({ text: 'Are you?' })]),
    go: forgetKept,
  },
  { reason: 'meeting today', come: invited('20261120T150000Z'), go: invited('20261120T150000Z', 'CANCEL') },
  { reason: 'meeting tomorrow', come: invited('20261121T090000Z'), go: reply },
  {
    reason: 'meeting canceled',
    before: invited('20261120T150000Z'),
    come: invited('20261120T150000Z', 'CANCEL'),
    go: reply,
  },
  { reason: 'invitation for Wednesday', come: invited('20261125T090000Z'), go: reply },
  {
    reason: 'you usually answer within the hour',
    before: asks('It is done.'),
    come: async (box) => (kept = await earlier(box, 3, 0.5)),
    go: forgetKept,
  },
  {
    reason: 'you always answer them',
    before: asks('It is done.'),
    come: async (box) => (kept = await earlier(box, 3, 30)),
    go: forgetKept,
  },
  {
    reason: 'you never answer these',
    before: asks('It is done.'),
    come: (box) => earlier(box, 4, null),
    go: (box) => box.answer({ days: 10, thread: ThreadId.parse('earlier0') }),
  },
  {
    reason: 'someone you write to',
    before: asks('It is done.'),
    come: async (box) => (kept = [await box.answer({ days: 9, thread: ThreadId.parse('other') })]),
    go: forgetKept,
  },
  { reason: 'attachment', come: (box) => box.receive({ file: 'plan.pdf' }), go: reply },
  {
    reason: 'starred',
    before: asks('It is done.'),
    come: (box) => box.give({ kind: 'star', args: { threadIds: [asked] } }),
    go: (box) => box.give({ kind: 'unstar', args: { threadIds: [asked] } }),
  },
  {
    reason: 'you wrote last',
    before: asks('Are you free for lunch?'),
    come: reply,
    go: (box) => box.receive({ hours: 0, text: 'Fine.' }),
  },
  { reason: 'snoozed until now', before: asks('It is done.'), come: putOff('snooze'), go: hear },
  { reason: 'you asked to be reminded', before: asks('It is done.'), come: putOff('remind'), go: hear },
  { reason: 'no answer yet', before: asks('It is done.'), come: putOff('unless-answered'), go: hear },
];

test.each(turnings)('reasons: “$reason” comes and goes', async ({ reason, before, come, go }) => {
  ctx.clock.set(now);
  const box = await open();
  await before?.(box);
  expect(await box.why()).not.toBe(reason);
  await come(box);
  expect(await box.why()).toBe(reason);
  await go(box);
  expect(await box.why()).not.toBe(reason);
});

test('reasons: a browser gets updated sender facts after the first letter to the sender, not after every letter', async () => {
  const box = await open();
  await box.receive({ text: 'It is done.' });
  const revision = async () => (await changesSince(ctx, box.account, 0)).revision;
  const changedIds = async (since: number) => (await changesSince(ctx, box.account, since)).threads.map(({ id }) => id);
  const write = async (nth: number) => {
    const since = await revision();
    await box.answer({ days: 9, hours: nth, thread: ThreadId.parse(`letter${nth}`) });
    return changedIds(since);
  };
  expect(await write(1)).toEqual([asked]);
  for (const nth of [2, 3, 4, 5]) expect(await write(nth)).toEqual([asked]);
  expect(await write(6)).toEqual([]);
});
