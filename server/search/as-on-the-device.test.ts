// Compares the server's search in SQL with the device's search in TypeScript.
import { expect, test } from 'vitest';
import { type Account, ThreadId } from '#domain/id.ts';
import { type Label, LabelId } from '#domain/mail.ts';
import { matching } from '#domain/search-match.ts';
import { inOwnTerms } from '#domain/search-own.ts';
import { isEmpty, readQuery } from '#domain/search-query.ts';
import { randomFrom } from '#emulators/fill/random.ts';
import { threadsById } from '#server/mailbox/threads.ts';
import { newAccount, testContext } from '#test/support/context.ts';
import { type MailToFind, nameLabel, putMails } from '#test/support/mail-to-find.ts';
import { search } from './search.ts';

const ctx = await testContext();

const acme = LabelId.parse('Label_7');

const idsOf = async (account: Account, q: string): Promise<string[]> => {
  const { results } = await ctx.db.asUser(account.userId, (tx) => search(tx, account, { q, zone: 'UTC' }));
  return results.map(({ messageId }) => messageId);
};

test('the server and the device find the same mail', async () => {
  const account = newAccount();
  const draw = randomFrom(7);
  const labels: Label[] = ['inbox', 'unread', 'sent', acme, 'trash', 'spam', 'starred'];
  const words = ['budget', 'board', 'lease', 'report'];
  const mails = Array.from({ length: 120 }, (_, nth): MailToFind & { thread: string } => ({
    id: `m${nth}`,
    thread: `t${draw.between(1, 50)}`,
    at: new Date(Date.UTC(2026, 9, 1, 0, nth * 400)).toISOString(),
    from: ['Raj', `${draw.pick(['raj', 'wei'])}@acme.example`],
    to: draw.pick(['Maya', 'Tom']),
    subject: words.filter(() => draw.chance(0.3)).join(' '),
    text: words.filter(() => draw.chance(0.3)).join(' '),
    labels: labels.filter(() => draw.chance(0.25)),
    ...(draw.chance(0.2) ? { file: 'plan.pdf' } : {}),
  }));
  await putMails(ctx, account, mails);
  await nameLabel(ctx, account);
  const threadIds = [...new Set(mails.map(({ thread }) => ThreadId.parse(thread)))];
  const threads = await ctx.db.asUser(account.userId, (tx) => threadsById(tx, account, threadIds, 'whole'));
  const owner = {
    labels: [{ id: acme, name: 'Clients/Acme Corp' }],
    address: 'maya@northwind.example',
  };
  const asked = [
    ...words,
    'from:raj',
    'in:inbox',
    'is:unread',
    'from:me',
    'in:clients-acme-corp',
    'in:trash',
    'in:archive',
  ].concat([
    'in:anywhere',
    'to:me',
    'has:attachment',
    'after:2026-10-12',
    'before:2026-10-25',
    'is:starred',
    'in:nosuch',
  ]);
  for (let nth = 0; nth < 150; nth++) {
    const clauses = Array.from({ length: draw.between(1, 3) }, () => (draw.chance(0.2) ? '-' : '') + draw.pick(asked));
    const q = clauses.join(' ');
    if (isEmpty(readQuery(q))) continue;
    const matches = matching(inOwnTerms(readQuery(q), owner), 'UTC');
    const here = threads
      .flatMap(({ messages }) => messages.findLast(matches) ?? [])
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .map(({ id }) => id);
    expect([q, await idsOf(account, q)]).toEqual([q, here.slice(0, 30)]);
  }
});
