import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contactSeconds } from '#domain/contact.ts';
import type { Account } from '#domain/id.ts';
import { ada, ben, mailOf, smallSeed } from '#emulators/google/small-seed.ts';
import type { Seed } from '#emulators/seed/seed.ts';
import { defaultScopes, signInAs } from '#emulators/sign-in-as.ts';
import { contactList } from '#server/contacts/list.ts';
import { pollContacts } from '#server/contacts/poll.ts';
import { syncContacts } from '#server/contacts/sync.ts';
import { connectMailbox } from '#server/mailbox/connect.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { keepTokens } from '#server/tokens/keep.ts';
import { openWorld, type World } from '#test/support/person.ts';

const withContacts = `${defaultScopes} https://www.googleapis.com/auth/contacts.readonly`;
const listing = '/v1/people/me/connections';
const letter = (to: string, hoursAgo: number, now: Date, subject: string) => ({
  mailbox: ada,
  threadKey: subject,
  labels: ['SENT'],
  at: new Date(now.getTime() - hoursAgo * 3_600_000),
  raw: mailOf({ from: `Ada Small <${ada}>`, to, subject }),
});
const seed = (now: Date): Seed => {
  const small = smallSeed(now);
  return {
    ...small,
    mail: [
      ...small.mail,
      letter('Ivo Brand <ivo@far.example>', 9, now, 'One'),
      letter('Ivo <IVO@far.example>, cleo@far.example', 3, now, 'Two'),
    ],
    contacts: {
      [ada]: [
        {
          givenName: 'Cleo',
          familyName: 'Marsh',
          nicknames: ['Clee'],
          emails: [
            { value: 'Cleo@far.example', type: 'work' },
            { value: 'cleo@home.example', type: 'home' },
          ],
          organization: 'Far',
          title: 'Head of Letters',
        },
        { givenName: 'Zoë', emails: [{ value: 'zoe@far.example', type: 'work' }] },
      ],
    },
  };
};

let world: World;
let account: Account;
const book = async ({ userId } = account) => {
  const [row] = await world.ctx.peek('select * from contact_book where user_id = $1', [userId]);
  return row ?? {};
};
const stored = async ({ userId } = account) =>
  (await world.ctx.peek('select name from contact where user_id = $1 order by 1', [userId])).map((row) => row['name']);
const sync = () => syncContacts(world.ctx, account);
const change = (body: object, user = ada) => world.google.control('contact', { user, ...body });
const Named = z.object({ resourceName: z.string() });
const add = async (givenName: string): Promise<string> =>
  Named.parse(await change({ add: { givenName, emails: [{ value: `${givenName}@far.example` }] } })).resourceName;
const listings = async () => (await world.google.calls()).filter(({ path }) => path === listing).length;
const list = (known: string | null = null, of = account) => contactList(world.ctx, of, known);

beforeEach(async () => {
  world = await openWorld({ seed });
  account = await world.connect(ada, withContacts);
});

describe('contacts', () => {
  test('arrive after connecting, with names, addresses and roles', async () => {
    expect(await stored()).toEqual(['Cleo Marsh', 'Zoë']);
    const { contacts, problem } = await list();
    expect(problem).toBeNull();
    expect(contacts).toMatchObject([
      {
        name: 'Cleo Marsh',
        givenName: 'Cleo',
        nicknames: ['Clee'],
        emails: ['cleo@far.example', 'cleo@home.example'],
        title: 'Head of Letters',
        organization: 'Far',
        written: 1,
        known: 'contacts',
      },
      { name: 'Zoë', written: 0, lastWrittenAt: null, known: 'contacts' },
      { name: 'Ivo', emails: ['ivo@far.example'], written: 2, title: null, known: 'mail' },
    ]);
  });

  test('go to the device only if its list differs', async () => {
    const { version } = await list();
    expect(await list(version)).toEqual({ version, contacts: null, problem: null });
    await add('Dora');
    await sync();
    const news = await list(version);
    expect(news.version).not.toBe(version);
    expect(news.contacts).toHaveLength(4);
  });

  test('follow additions, changes and removals, and only those raise their revision', async () => {
    const dora = await add('Dora');
    await add('Emil');
    await sync();
    expect(await stored()).toEqual(['Cleo Marsh', 'Dora', 'Emil', 'Zoë']);
    const { revision } = await book();
    await sync();
    expect(await book()).toMatchObject({ revision });
    await change({ change: dora, to: { givenName: 'Theodora', title: 'Printer' } });
    await sync();
    await change({ remove: dora });
    await sync();
    expect(await stored()).toEqual(['Cleo Marsh', 'Emil', 'Zoë']);
    expect(await book()).toMatchObject({ revision: String(Number(revision) + 2) });
  });

  test('are read completely again when the provider has expired the sync token', async () => {
    const dora = await add('Dora');
    await sync();
    await change({ remove: dora });
    await add('Emil');
    await change({ expireSyncTokens: true });
    await sync();
    expect(await stored()).toEqual(['Cleo Marsh', 'Emil', 'Zoë']);
    const { cursor, problem } = await book();
    expect(problem).toBeNull();
    await sync();
    expect((await book())['cursor']).toBe(cursor);
  });

  test('of one person never mix with another’s', async () => {
    const other = await world.connect(ben, withContacts);
    expect(await stored(other)).toEqual([]);
    expect(await list(null, other)).toMatchObject({ contacts: [] });
    const seen = await world.ctx.db.asUser(other.userId, async (tx) => ({
      contacts: await tx.selectFrom('contact').selectAll().execute(),
      books: (await tx.selectFrom('contact_book').select('user_id').execute()).map((row) => row.user_id),
      written: (await sql`select * from people_written_to(${other.id}, 100)`.execute(tx)).rows,
    }));
    expect(seen).toEqual({ contacts: [], books: [other.userId], written: [] });
  });

  test('are stored once when two workers sync at the same time', async () => {
    await add('Dora');
    const before = Number((await book())['revision']);
    await Promise.all([sync(), sync(), sync()]);
    expect(await stored()).toEqual(['Cleo Marsh', 'Dora', 'Zoë']);
    expect(Number((await book())['revision'])).toBe(before + 1);
  });

  test('notify other tabs only of real changes', async () => {
    const heard: number[] = [];
    const deaf = world.ctx.live.listen(account, ({ kind, number }) => void (kind === 'contacts' && heard.push(number)));
    // Earlier live messages arrive before this one.
    const last = { kind: 'contacts', number: 0 } as const;
    await world.ctx.db.asUser(account.userId, (tx) => world.ctx.live.tell(tx, account, last));
    await expect.poll(() => heard.at(-1)).toBe(0);
    heard.length = 0;
    await sync();
    await add('Dora');
    await sync();
    await expect.poll(() => heard).toEqual([Number((await book())['revision'])]);
    deaf();
  });
});

describe('the contact sync round', () => {
  test('repeats after hours, not earlier', async () => {
    const before = await listings();
    await pollContacts(world.ctx);
    await world.work();
    expect(await listings()).toBe(before);
    world.ctx.clock.advance(contactSeconds.usual * 1000);
    await pollContacts(world.ctx);
    await world.work();
    expect(await listings()).toBe(before + 1);
  });

  test('skips accounts that need a reconnect', async () => {
    await world.ctx.peek('update mailbox set needs_reauth = true');
    world.ctx.clock.advance(contactSeconds.usual * 1000);
    const before = await listings();
    await pollContacts(world.ctx);
    await world.work();
    expect(await listings()).toBe(before);
  });
});

describe('contacts in trouble', () => {
  const inMinutes = async () => {
    const { tried_at: tried, due_at: due } = await book();
    return z.date().parse(due).getTime() / 60_000 - z.date().parse(tried).getTime() / 60_000;
  };
  const mail = () => world.ctx.db.asUser(account.userId, (tx) => mailboxState(tx, account));

  test('without the permission say so while mail works, and arrive once it is granted', async () => {
    const other = await world.connect(ben);
    expect(await book(other)).toMatchObject({ problem: 'provider.scope-missing', last_sync_at: null });
    expect(await list(null, other)).toMatchObject({ problem: 'provider.scope-missing', contacts: [] });
    const state = await world.ctx.db.asUser(other.userId, (tx) => mailboxState(tx, other));
    expect(state).toMatchObject({ needsReauth: false, sync: { error: null } });
    const { revision } = await book(other);
    await change({ add: { givenName: 'Gus' } }, ben);
    const tokens = await signInAs(world.google.url, { email: ben, scope: withContacts });
    await world.ctx.db.asUser(other.userId, (tx) =>
      keepTokens(world.ctx, tx, other, {
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
        expiresInSeconds: tokens.expires_in,
        scope: tokens.scope,
      }),
    );
    await connectMailbox(world.ctx, other);
    await world.work();
    expect(await list(null, other)).toMatchObject({ problem: null, contacts: [{ name: 'Gus' }] });
    expect([Number(revision), Number((await book(other))['revision'])]).toEqual([1, 2]);
  });

  test('are not requested if the host does not ask for them, and nothing is reported as missing', async () => {
    const { google } = world.ctx.config;
    const modest = { ...world.ctx, config: { ...world.ctx.config, google: { ...google, scopes: 'minimal' } } } as const;
    const before = await listings();
    world.ctx.clock.advance(contactSeconds.refused * 1000);
    await pollContacts(modest);
    await syncContacts(modest, account);
    expect([await listings(), await book()]).toMatchObject([before, { problem: null }]);
  });

  test('a disabled API is stored as the reason and retried after a day', async () => {
    await world.google.control('faults', { path: listing, status: 403, reason: 'accessNotConfigured' });
    await sync();
    expect(await book()).toMatchObject({ problem: 'provider.api-off' });
    expect(await inMinutes()).toBe(24 * 60);
    expect(await stored()).toHaveLength(2);
    expect(await mail()).toMatchObject({ needsReauth: false, sync: { error: null } });
    await world.google.clearFaults();
    await connectMailbox(world.ctx, account);
    await world.work();
    expect(await book()).toMatchObject({ problem: null });
  });

  test.each([
    ['too many calls', { status: 429 }, 'provider.rate-limit', 10],
    ['too many calls, with a wait', { status: 429, retryAfter: 1800 }, 'provider.rate-limit', 30],
    ['a provider that is away', { status: 503 }, 'provider.unavailable', 10],
    ['an answer cut short', { invalidJson: true }, 'provider.unavailable', 10],
    ['an answer of other types', { wrongTypes: true }, 'provider.unavailable', 10],
  ])('%s loses nothing and is retried', async (_name, fault, problem, minutes) => {
    await add('Dora');
    await world.google.control('faults', { path: listing, ...fault, times: 1 });
    await sync();
    expect(await book()).toMatchObject({ problem });
    expect(await inMinutes()).toBe(minutes);
    expect(await stored()).toHaveLength(2);
    world.ctx.clock.advance(minutes * 60_000);
    await pollContacts(world.ctx);
    await world.work();
    expect(await stored()).toContain('Dora');
    expect(await book()).toMatchObject({ problem: null });
  });

  test('an empty page continues, and a refused page token starts again', async () => {
    await add('Dora');
    await world.google.control('faults', { path: listing, emptyPage: true, times: 1 });
    await world.google.control('faults', { path: listing, furtherPage: true, status: 400, times: 1 });
    const before = await listings();
    await sync();
    expect(await stored()).toEqual(['Cleo Marsh', 'Dora', 'Zoë']);
    expect(await book()).toMatchObject({ problem: null });
    expect((await listings()) - before).toBe(3);
  });

  test('endless pages stop at the largest possible address book and delete nothing', async () => {
    const provider = world.ctx.contacts(account);
    const { contacts } = provider;
    provider.contacts = async (...given) => {
      const page = await contacts(...given);
      return page === 'lost' ? page : { ...page, next: 'more' };
    };
    const before = await listings();
    await world.ctx.peek('update contact_book set cursor = null');
    await sync();
    expect(await book()).toMatchObject({ problem: expect.stringMatching(/^provider\./) });
    expect((await listings()) - before).toBeLessThanOrEqual(60);
    expect(await stored()).toHaveLength(2);
  });

  test('a refused token is renewed once', async () => {
    await add('Dora');
    await world.google.control('faults', { path: listing, status: 401, times: 1 });
    await sync();
    expect(await stored()).toContain('Dora');
  });
});
