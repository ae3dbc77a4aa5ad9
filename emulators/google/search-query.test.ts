import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseQuery, type Query } from './search-query.ts';
import { ada, mailOf } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
let gmail: ReturnType<TestGoogle['gmail']>;
const now = new Date('2026-06-15T12:00:00Z');

const letters: Record<string, { words: Parameters<typeof mailOf>[0]; labels?: string[]; daysAgo?: number }> = {
  lease: {
    words: { from: 'Dora <dora@law.example>', subject: 'The lease', text: 'Please sign the lease by Friday.' },
    daysAgo: 1,
  },
  menu: {
    words: { subject: 'Café menu', text: 'Crème brûlée and coffee.', cc: 'eli@far.example' },
    labels: ['INBOX'],
    daysAgo: 3,
  },
  sums: {
    words: { subject: 'Sums', text: 'See the table.', file: { name: 'budget.csv', content: 'x'.repeat(6_000) } },
    daysAgo: 40,
  },
  news: {
    words: { from: 'news@paper.example', subject: 'Friday news', headers: ['List-Id: <daily.paper.example>'] },
    labels: ['INBOX', 'UNREAD', 'CATEGORY_PROMOTIONS', 'STARRED'],
    daysAgo: 400,
  },
  board: {
    words: { from: `Ada <${ada}>`, to: 'dora@law.example', subject: 'Board' },
    labels: ['SENT', 'Board papers'],
    daysAgo: 2,
  },
  plan: {
    words: {
      from: `Ada <${ada}>`,
      to: 'eli@far.example',
      subject: 'Re: The plan (draft)',
      headers: ['Bcc: secret@far.example'],
    },
    labels: ['DRAFT', 'IMPORTANT'],
    daysAgo: 6,
  },
  trip: {
    words: {
      from: 'Travel <desk@trips.example>',
      to: 'team@small.example',
      cc: ada,
      subject: 'Your trip to Oslo',
      headers: [`Delivered-To: ${ada}`],
    },
    labels: ['CATEGORY_UPDATES'],
    daysAgo: 10,
  },
  junk: { words: { subject: 'Win a lease' }, labels: ['SPAM'], daysAgo: 2 },
  gone: { words: { subject: 'Old lease', messageId: '<gone@far.example>' }, labels: ['TRASH'], daysAgo: 2 },
};
const names = new Map<string, string>();

beforeAll(async () => {
  google = await startTestGoogle({
    seed: () => ({ accounts: [account], labels: { [ada]: ['Board papers'] }, mail: [] }),
    now: () => now,
  });
  gmail = google.gmail(await google.signIn(ada));
  for (const [name, { words, labels = ['INBOX', 'UNREAD'], daysAgo = 0 }] of Object.entries(letters)) {
    const at = new Date(now.getTime() - daysAgo * 86_400_000);
    const placed = await (await google.deliver(ada, mailOf(words), { labels, at: at.toISOString() })).text();
    names.set(/"id":"(\w+)"/.exec(placed)?.[1] ?? '', name);
  }
  await google.control('quota', { profile: 'off' });
});
afterAll(() => google.stop());

const account = { sub: '1', email: ada, name: 'Ada', givenName: 'Ada', familyName: '', locale: 'en' };
const everything = ['lease', 'board', 'menu', 'plan', 'trip', 'sums', 'news'];

test.each<[string, string[]]>([
  ['', everything],
  ['lease', ['lease']],
  ['lea', []],
  ['sign friday', ['lease']],
  ['"sign the lease"', ['lease']],
  ['"lease sign"', []],
  ['creme', ['menu']],
  ['from:dora', ['lease']],
  ['from:dora@law.example', ['lease']],
  ['from:me', ['board', 'plan']],
  ['-from:me is:read', ['menu', 'trip']],
  ['FROM:Dora', ['lease']],
  ['from:@law.example', ['lease']],
  ['from:(dora OR paper.example)', ['lease', 'news']],
  ['from:{dora paper.example}', ['lease', 'news']],
  ['-from:(dora OR me OR cleo)', ['trip', 'news']],
  ['to:dora', ['board']],
  ['cc:eli', ['menu']],
  ['cc:me', ['trip']],
  ['to:eli', ['menu', 'plan']],
  ['to:me in:anywhere', ['lease', 'menu', 'sums', 'news', 'trip', 'junk', 'gone']],
  ['bcc:secret', ['plan']],
  ['to:secret@far.example', ['plan']],
  ['deliveredto:ada@small.example', ['trip']],
  ['deliveredto:me', ['trip']],
  ['subject:friday', ['news']],
  ['subject:"friday news"', ['news']],
  ['subject:(news friday)', ['news']],
  ['subject:(plan draft)', ['plan']],
  ['subject:(lease OR sums)', ['lease', 'sums']],
  ['subject:(lease -win) in:anywhere', ['lease', 'gone']],
  ['in:inbox', ['lease', 'menu', 'sums', 'news']],
  ['in:sent', ['board']],
  ['in:draft', ['plan']],
  ['in:drafts', ['plan']],
  ['is:draft', ['plan']],
  ['in:archive', ['trip']],
  ['in:bin', ['gone']],
  ['is:trash', ['gone']],
  ['in:trash', ['gone']],
  ['in:spam lease', ['junk']],
  ['in:anywhere lease', ['lease', 'gone', 'junk']],
  ['is:unread', ['lease', 'sums', 'news']],
  ['is:read', ['board', 'menu', 'plan', 'trip']],
  ['is:important', ['plan']],
  ['in:unread', ['lease', 'sums', 'news']],
  ['is:nothing', []],
  ['is:starred', ['news']],
  ['label:board-papers', ['board']],
  ['label:nothing', []],
  ['label:"board papers"', ['board']],
  ['label:inbox label:unread -label:starred', ['lease', 'sums']],
  ['has:userlabels', ['board']],
  ['has:nouserlabels is:read', ['menu', 'plan', 'trip']],
  ['has:yellow-star', ['news']],
  ['has:pencil', []],
  ['category:promotions', ['news']],
  ['category:updates', ['trip']],
  ['category:primary in:inbox', ['lease', 'menu', 'sums']],
  ['has:attachment', ['sums']],
  ['filename:csv', ['sums']],
  ['filename:budget.csv', ['sums']],
  ['filename:pdf', []],
  ['-has:attachment in:inbox', ['lease', 'menu', 'news']],
  ['list:daily.paper.example', ['news']],
  ['after:2026/06/12', ['lease', 'board', 'menu']],
  ['after:06/12/2026', ['lease', 'board', 'menu']],
  ['newer:2026-6-12', ['lease', 'board', 'menu']],
  ['after:1781265600 before:1781438400', ['board', 'menu']],
  ['older:2026/01/01', ['news']],
  ['before:2026/01/01', ['news']],
  ['newer_than:7d', ['lease', 'board', 'menu', 'plan']],
  ['newer_than:30h', ['lease']],
  ['older_than:1y', ['news']],
  ['older_than:1m', ['sums', 'news']],
  ['larger:5k', ['sums']],
  ['larger:5000', ['sums']],
  ['larger:1M', []],
  ['size:5k', ['sums']],
  ['smaller:5k older_than:2m', ['news']],
  ['rfc822msgid:gone@far.example in:trash', ['gone']],
  ['rfc822msgid:<gone@far.example> in:trash', ['gone']],
  ['friday -lease', ['news']],
  ['-is:unread', ['board', 'menu', 'plan', 'trip']],
  ['-"sign the lease" dora', ['board']],
  ['friday AND lease', ['lease']],
  ['+lease', ['lease']],
  ['-in:inbox -in:sent -in:draft', ['trip']],
  ['-{from:dora is:starred}', ['board', 'menu', 'plan', 'trip', 'sums']],
  ['is:unread {subject:sums (from:dora lease)}', ['lease', 'sums']],
  ['http://lease', []],
  ['from:', []],
  ['constructor', []],
  ['constructor:lease in:constructor has:constructor', []],
  ['from:dora OR subject:sums', ['lease', 'sums']],
  ['{from:dora subject:sums}', ['lease', 'sums']],
  ['(from:dora OR from:news) is:starred', ['news']],
  ['friday OR café is:unread', ['lease', 'news']],
  ['OR', everything],
  ['(((', everything],
  ['"', everything],
])('search: q=%s', async (q, expected) => {
  const { data } = await gmail.users.messages.list({ userId: 'me', q });
  const matches = (data.messages ?? []).map((message) => names.get(message.id ?? '') ?? '');
  expect(matches.toSorted()).toEqual(expected.toSorted());
});

test('search: refuses an invalid date', async () => {
  await expect(gmail.users.messages.list({ userId: 'me', q: 'after:soon' })).rejects.toMatchObject({ status: 400 });
});

test('search: OR binds tighter than adjacent words', () => {
  const word = (value: string): Query => ({ kind: 'term', operator: '', value });
  expect(parseQuery('a b OR c -d')).toEqual({
    kind: 'all',
    of: [word('a'), { kind: 'any', of: [word('b'), word('c')] }, { kind: 'not', of: word('d') }],
  });
});
