import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Account } from '#domain/id.ts';
import { LabelId } from '#domain/mail.ts';
import { newAccount, testContext } from '#test/support/context.ts';
import { type MailToFind, nameLabel, putMails } from '#test/support/mail-to-find.ts';
import { loadMails } from '#test/support/many-mails.ts';
import { type Asked, search } from './search.ts';

const ctx = await testContext();

const find = (account: Account, q: string, more: Partial<Asked> = {}) =>
  ctx.db.asUser(account.userId, (tx) => search(tx, account, { q, zone: 'UTC', ...more }));

const idsOf = async (account: Account, q: string, more: Partial<Asked> = {}): Promise<string[]> =>
  (await find(account, q, more)).results.map(({ messageId }) => messageId);

describe('a search', () => {
  const account = newAccount();
  const mails: MailToFind[] = [
    {
      id: 'contract',
      at: '2026-11-12T09:00:00Z',
      from: ['Wei Zhang', 'wei@kessler.example'],
      subject: 'Northgate MSA',
      text: 'Clause 9.2 of the contract caps liability.',
      file: 'Redlines.pdf',
    },
    {
      id: 'invoice',
      at: '2026-11-11T09:00:00Z',
      from: ['Raj Patel', 'raj@acme.example'],
      subject: 'Invoice 1042',
      text: 'Please pay by Friday, Wei agreed.',
      labels: ['inbox', 'unread'],
    },
    {
      id: 'umlaut',
      at: '2026-11-10T09:00:00Z',
      from: ['Jürgen Müller', 'jm@acme.example'],
      subject: 'Größe und Straße',
      text: 'Die Lieferung kommt früh.',
    },
    {
      id: 'tokyo',
      at: '2026-11-09T09:00:00Z',
      from: ['田中', 'tanaka@acme.example'],
      subject: '会議の議事録',
      text: '東京タワーで会いましょう。',
    },
    { id: 'trashed', at: '2026-11-08T09:00:00Z', subject: 'Old contract', labels: ['trash'] },
    { id: 'spam', at: '2026-11-08T08:00:00Z', subject: 'Contract lottery', labels: ['spam'] },
    {
      id: 'sent',
      at: '2026-11-07T09:00:00Z',
      from: ['Ada', 'ada@northwind.example'],
      to: 'Maya',
      subject: 'Budget',
      text: 'The budget is open.',
      labels: ['sent'],
    },
    {
      id: 'archived',
      at: '2026-10-30T23:30:00Z',
      from: ['Maya Chen', 'maya@acme.example'],
      subject: 'Re: Budget',
      text: 'Open budget, point by point.',
      labels: [LabelId.parse('Label_7')],
    },
    {
      id: 'older',
      thread: 'archived',
      at: '2026-10-29T09:00:00Z',
      from: ['Maya Chen', 'maya@acme.example'],
      subject: 'Budget',
      text: 'First of the budget.',
      labels: ['inbox', 'starred'],
    },
  ];

  test.each<[q: string, found: string[]]>([
    ['contract', ['contract']],
    ['CONTRACTS', ['contract']],
    ['contr', ['contract']],
    ['contr liability', []],
    ['liability contr', ['contract']],
    ['invoices friday', ['invoice']],
    ['contract in:trash', ['trashed']],
    ['contract in:spam', ['spam']],
    ['wei', ['contract', 'invoice']],
    ['from:wei', ['contract']],
    ['from:kessler', ['contract']],
    ['from:wei@kessler.example', ['contract']],
    ['from:(zhang wei)', ['contract']],
    ['from:"zhang wei"', []],
    ['from:"wei zhang"', ['contract']],
    ['to:maya', ['sent']],
    ['from:me', ['sent']],
    ['subject:invoice', ['invoice']],
    ['subject:liability', []],
    ['redlines', ['contract']],
    ['has:attachment', ['contract']],
    ['budget -has:attachment', ['sent', 'archived']],
    ['muller', ['umlaut']],
    ['MÜLLER', ['umlaut']],
    ['grosse strasse', ['umlaut']],
    ['東京', ['tokyo']],
    ['京東', []],
    ['田中', ['tokyo']],
    ['"open budget"', ['archived']],
    ['"budget open"', []],
    ['budget -open', ['older']],
    ['budget -from:maya', ['sent']],
    ['invoice OR nothing', []],
    ['is:unread', ['invoice']],
    ['in:starred', ['older']],
    ['in:inbox from:me', []],
    ['label:"Clients/Acme Corp"', ['archived']],
    ['label:clients-acme-corp', ['archived']],
    ['in:"clients/acme corp" budget', ['archived']],
    ['in:clients', []],
    ['in:nosuch budget', []],
    ['budget -in:clients-acme-corp', ['sent', 'older']],
    ['in:archive', ['archived']],
    ['in:anywhere contract', ['contract', 'trashed', 'spam']],
    ['in:anywhere -in:spam contract', ['contract', 'trashed']],
    ['to:me', ['sent']],
    ['budget -to:me', ['archived']],
    ['in:inbox budget', ['older']],
    ['budget after:2026-11-01', ['sent']],
    ['budget before:2026-10-30', ['older']],
    ['after:2026-11-09 before:2026-11-11', ['umlaut', 'tokyo']],
    ['"1042"', ['invoice']],
    ["drop'; table(", []],
    ['wei from:', ['contract', 'invoice']],
    ['contract !!! &|<->:*', ['contract']],
  ])('for %j finds %j', async (q, expected) => {
    if ((await idsOf(account, 'in:inbox')).length === 0)
      await putMails(ctx, account, mails).then(() => nameLabel(ctx, account));
    expect(await idsOf(account, q)).toEqual(expected);
  });

  test('counts days in the person’s time zone', async () => {
    // 23:30 in UTC is the next day in Berlin.
    expect(await idsOf(account, 'from:maya after:2026-10-31', { zone: 'UTC' })).toEqual([]);
    expect(await idsOf(account, 'from:maya after:2026-10-31', { zone: 'Europe/Berlin' })).toEqual(['archived']);
  });

  test('shows where it matched, as plain text', async () => {
    const evil = newAccount();
    await putMails(ctx, evil, [
      { id: 'evil', subject: '<b>Contract</b>', text: '<img src=x onerror=alert(1)> the contract' },
    ]);
    const { results } = await find(evil, 'contract');
    expect(results[0]?.subject).toEqual([
      { text: '<b>', hit: false },
      { text: 'Contract', hit: true },
      { text: '</b>', hit: false },
    ]);
    expect(results[0]?.snippet.map(({ text }) => text).join('')).toBe('<img src=x onerror=alert(1)> the contract');
  });

  test.each(['', '   ', '-budget', '"', 'in:'])('for nothing (%j) fails with advice', async (q) => {
    await expect(find(account, q)).rejects.toThrow('search.empty');
  });

  test('follows changes: labels at once, words after a new reading, and deletions', async () => {
    const own = newAccount();
    await putMails(ctx, own, [{ id: 'one', subject: 'Plan' }]);
    await ctx.db.asUser(own.userId, (tx) =>
      tx
        .updateTable('message')
        .set({ labels: ['trash'] })
        .execute(),
    );
    expect(await idsOf(own, 'plan')).toEqual([]);
    await ctx.db.asUser(own.userId, (tx) =>
      tx
        .updateTable('message')
        .set({ labels: ['inbox'], subject: 'Proposal' })
        .execute(),
    );
    expect(await idsOf(own, 'plan')).toEqual([]);
    expect(await idsOf(own, 'proposal')).toEqual(['one']);
    await ctx.db.asUser(own.userId, (tx) => tx.deleteFrom('message').execute());
    expect(await idsOf(own, 'proposal')).toEqual([]);
    expect(await ctx.peek('select from message_words where user_id = $1', [own.userId])).toEqual([]);
  });
});

describe('another person', () => {
  test('finds nothing of it, however they ask', async () => {
    const [mine, theirs] = [newAccount(), newAccount()];
    await putMails(ctx, mine, [{ id: 'secret', subject: 'Secret contract' }]);
    for (const q of ['contract', 'in:inbox', 'secret in:inbox', '"secret contract"'])
      expect(await idsOf(theirs, q)).toEqual([]);
    expect(await idsOf(mine, 'contract')).toEqual(['secret']);
  });

  test('gets no answer without a user id or with a false one, and the function accepts none', async () => {
    const ask = sql`select * from search_messages(${newAccount().id}, 'contract'::tsquery, null, null, '{}', '{}', null, null, 30)`;
    expect((await ctx.db.system((tx) => ask.execute(tx))).rows).toEqual([]);
    const forged = ctx.db.system(async (tx) => {
      await sql`select set_config('app.user_id', 'anyone'' or true', true)`.execute(tx);
      return ask.execute(tx);
    });
    await expect(forged).rejects.toThrow('invalid input syntax for type uuid');
  });

  test('finds no right of the search role beyond reading two tables', async () => {
    const rights = await ctx.peek(`
      select table_name, privilege_type from information_schema.role_table_grants where grantee = 'flow_search' order by 1`);
    expect(rights).toEqual([
      { table_name: 'message', privilege_type: 'SELECT' },
      { table_name: 'message_words', privilege_type: 'SELECT' },
    ]);
    const owned = await ctx.peek(`
      select proname from pg_proc where proowner = 'flow_search'::regrole
      union all select relname from pg_class where relowner = 'flow_search'::regrole order by 1`);
    expect(owned.map(({ proname }) => proname)).toEqual(['mail_extent', 'mail_for_terms', 'search_messages']);
    const [role] = await ctx.peek(`
      select rolcanlogin, rolsuper, rolcreaterole, rolbypassrls, has_schema_privilege('flow_search', 'public', 'create') as makes,
             pg_has_role('flow_app', 'flow_search', 'member') as lent from pg_roles where rolname = 'flow_search'`);
    expect(role).toEqual({
      rolcanlogin: false,
      rolsuper: false,
      rolcreaterole: false,
      rolbypassrls: true,
      makes: false,
      lent: false,
    });
  });
});

test('pages follow without gaps or repeats, and each thread appears once', async () => {
  const account = newAccount();
  await loadMails(ctx.peek, account, 1300);
  const seen: string[] = [];
  let before: string | undefined;
  for (let page = 0; page < 30; page++) {
    const { results, more } = await find(account, 'meeting', { before });
    seen.push(...results.map(({ threadId }) => threadId));
    if (more === null) break;
    before = more;
  }
  const threads = Array.from({ length: 1300 }, (_, at) => at + 1)
    .filter((n) => n % 3 === 0)
    .map((n) => `t${Math.floor(n / 2)}`);
  expect(seen).toEqual([...new Set(threads)]);
  // Older than the first scan, and under a frequent label.
  expect(await idsOf(account, 'from:me single1285')).toEqual(['m1285']);
  expect(await idsOf(account, 'from:me single1286')).toEqual([]);
});
