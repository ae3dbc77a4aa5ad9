import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Account, CommandId } from '#domain/id.ts';
import { ada, ben, mailOf, smallSeed } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { execute } from '#server/commands/execute.ts';
import { newId } from '#server/id.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { startParser } from '#server/mailbox/parse.ts';
import { syncMailbox } from '#server/mailbox/sync.ts';
import { openWorld, type World } from '#test/support/person.ts';

// A whole mailbox is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const many = 70;
let world: World;
let account: Account;
beforeAll(async () => {
  world = await openWorld({ seed: (now) => smallSeed(now, many) });
  account = await world.connect();
});

const changes = (since = 0) => changesSince(world.ctx, account, since);
const sync = async () => {
  await world.ctx.db.asUser(account.userId, (tx) =>
    world.ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }),
  );
  // Longer than an account pauses after a refusal.
  await world.later(100_000);
};
const deliver = (subject: string, more: object = {}) =>
  world.google.control('deliver', {
    mailbox: ada,
    raw: Buffer.from(mailOf({ subject, text: `About ${subject}.` })).toString('base64url'),
    ...more,
  });

describe('the first sync', () => {
  test('brings the newest fifty of the inbox, ready to read', async () => {
    const all = await changes();
    expect(all.threads).toHaveLength(50);
    const subjects = all.threads.flatMap((thread) => thread.messages.map((message) => message.subject));
    expect(subjects).toContain(`Letter ${many}`);
    expect(subjects).not.toContain(`Letter ${many - 50}`);
    expect(all.threads[0]?.messages[0]?.reading.paragraphs?.flat().join(' ')).toMatch(/^The text of letter \d+\.$/);
    expect(all.sync).toMatchObject({
      phase: 'idle',
      isActive: false,
      error: null,
      syncedCount: 50,
      totalEstimated: 50,
    });
  });

  test('fetches in batches, not one by one', async () => {
    const calls = await world.google.calls();
    const singles = calls.filter((call) => call.method === 'GET' && /\/messages\/\w+$/.test(call.path));
    const batches = calls.filter((call) => call.path.startsWith('/batch'));
    expect(batches.length).toBeLessThanOrEqual(2);
    // The call log lists the parts of a batch too, and no message came outside one.
    expect(singles.length).toBeLessThanOrEqual(50);
  });
});

describe('a first sync in trouble', () => {
  test('reports the trouble instead of an empty inbox, and continues', async () => {
    const other = await openWorld({ seed: (now) => smallSeed(now, 12) });
    await other.google.control('faults', { pattern: '^/gmail/v1/users/me/messages/[^/]+$', status: 429 });
    const id = await other.connect();
    const during = await changesSince(other.ctx, id, 0);
    expect(during.threads).toEqual([]);
    expect(during.sync).toMatchObject({ error: 'provider.rate-limit', lastSyncTime: null });
    await other.google.clearFaults();
    await other.ctx.db.asUser(id.userId, (tx) => other.ctx.jobs.add(tx, 'mailbox.sync', refOf(id), { key: id.id }));
    await other.later(1000);
    const after = await changesSince(other.ctx, id, 0);
    expect(after.threads).toHaveLength(12);
    expect(after.sync.error).toBeNull();
  });
});

describe('tokens of another mailbox', () => {
  test('store nothing of it, and ask for a reconnect', async () => {
    const other = await openWorld({ seed: (now) => smallSeed(now, 12) });
    await other.google.control('faults', { path: '/gmail', status: 503 });
    const id = await other.connect();
    await other.google.clearFaults();
    await other.reconnect(id, ben);
    await other.work();
    const refused = await changesSince(other.ctx, id, 0);
    expect(refused).toMatchObject({ threads: [], needsReauth: true, sync: { error: 'provider.other-mailbox' } });
    expect(await other.ctx.peek('select 1 from message union all select 1 from fetch_queue')).toEqual([]);
    await other.reconnect(id, ada);
    await other.work();
    expect((await changesSince(other.ctx, id, 0)).threads).toHaveLength(12);
  });
});

describe('the rest of the inbox', () => {
  test('follows in the background after five seconds, even if the newest mail is already handled', async () => {
    const other = await openWorld({ seed: (now) => smallSeed(now, 60) });
    const id = await other.connect();
    const threads = (await changesSince(other.ctx, id, 0)).threads.map((thread) => thread.id);
    expect(threads).toHaveLength(50);
    const command = { kind: 'archive', args: { threadIds: threads } } as const;
    await execute(other.ctx, id, { id: CommandId.parse(newId(new Date())), command, spoken: false });
    await other.later(5000);
    const left = (await changesSince(other.ctx, id, 0)).threads.map((thread) => thread.messages[0]?.subject);
    expect(left.toSorted()).toEqual(Array.from({ length: 10 }, (_, n) => `Letter ${n + 1}`).toSorted());
  });

  test('is announced as it arrives, and when complete', async () => {
    const before = await changes();
    await world.later(5000);
    const { threads, sync: state } = await changes(before.revision);
    expect(threads).toHaveLength(many - 50);
    expect(state).toMatchObject({ phase: 'idle', isActive: false, syncedCount: many, totalEstimated: many });
  });
});

describe('later syncs', () => {
  test('a new mail arrives, and only it is announced', async () => {
    const { revision } = await changes();
    await deliver('Fresh');
    await sync();
    const news = await changes(revision);
    expect(news.threads.map((thread) => thread.messages[0]?.subject)).toEqual(['Fresh']);
  });

  test('no change keeps the revision', async () => {
    const before = await changes();
    await sync();
    expect((await changes()).revision).toBe(before.revision);
  });

  test('mail archived at the provider leaves the inbox, announced once to clients that knew it', async () => {
    const before = await changes();
    const thread = before.threads[0];
    const message = thread?.messages[0];
    await world.google.control('relabel', { mailbox: ada, id: message?.id, remove: ['INBOX'] });
    await sync();
    const news = await changes(before.revision);
    expect(news.threads.map((one) => one.id)).toEqual([thread?.id]);
    expect(news.threads[0]?.messages[0]?.labels).not.toContain('inbox');
    expect((await changes()).threads.map((one) => one.id)).not.toContain(thread?.id);
    expect((await changes(news.revision)).threads).toEqual([]);
  });

  test('mail deleted at the provider is gone', async () => {
    const before = await changes();
    const thread = before.threads[0];
    await world.google.control('delete-message', { mailbox: ada, id: thread?.messages[0]?.id });
    await sync();
    expect((await changes(before.revision)).gone).toEqual([thread?.id]);
  });

  test('an expired history starts a new listing and loses nothing', async () => {
    const before = await changes();
    await deliver('Behind the gap');
    await world.google.control('expire-history', { email: ada });
    await sync();
    const news = await changes(before.revision);
    expect(news.threads.map((thread) => thread.messages[0]?.subject)).toContain('Behind the gap');
  });

  test('changes behind such a gap are repaired: archived, deleted and others', async () => {
    const before = await changes();
    const [archived, deleted] = before.threads;
    await world.google.control('relabel', { mailbox: ada, id: archived?.messages[0]?.id, remove: ['INBOX'] });
    await world.google.control('delete-message', { mailbox: ada, id: deleted?.messages[0]?.id });
    await world.google.control('expire-history', { email: ada });
    await sync();
    // Two comparisons have started within this hour.
    await world.later(3_600_000);
    await sync();
    const ids = (await changes()).threads.map((thread) => thread.id);
    expect(ids).not.toContain(archived?.id);
    expect(ids).not.toContain(deleted?.id);
  });

  test.each([
    { fault: { status: 503 }, error: 'provider.unavailable' },
    { fault: { status: 429, retryAfter: 3 }, error: 'provider.rate-limit' },
    { fault: { status: 403, reason: 'userRateLimitExceeded' }, error: 'provider.rate-limit' },
    { fault: { disconnect: true }, error: 'provider.unavailable' },
    { fault: { invalidJson: true }, error: 'provider.unavailable' },
    { fault: { wrongTypes: true }, error: 'provider.unavailable' },
    { fault: { truncate: 40 }, error: 'provider.unavailable' },
  ])('trouble ($fault) appears as $error and heals', async ({ fault, error }) => {
    await world.google.control('faults', { path: '/gmail/v1/users/me/history', ...fault });
    await deliver(`During ${error} ${JSON.stringify(fault)}`);
    const before = await changes();
    await sync();
    expect((await changes()).sync.error).toBe(error);
    await world.google.clearFaults();
    await sync();
    const healed = await changes(before.revision);
    expect(healed.sync.error).toBeNull();
    expect(healed.threads).toHaveLength(1);
  });

  test('an empty history page continues, and a refused token or revoked grant there loses nothing', async () => {
    const history = { pattern: '/history$' };
    const before = await changes();
    await deliver('Behind an empty page');
    await world.google.control('faults', { ...history, emptyPage: true, times: 1 });
    await world.google.control('faults', { ...history, furtherPage: true, status: 400, times: 1 });
    await sync();
    expect(await changes(before.revision)).toMatchObject({ threads: [], sync: { error: 'provider.rejected' } });
    await world.google.control('faults', { ...history, emptyPage: true, times: 1 });
    await world.google.control('faults', { ...history, furtherPage: true, revoke: true, times: 1 });
    await sync();
    expect(await changes(before.revision)).toMatchObject({ threads: [], needsReauth: true });
    await world.reconnect(account);
    await world.google.control('faults', { ...history, emptyPage: true, times: 2 });
    await sync();
    const { threads, sync: healed } = await changes(before.revision);
    expect(threads.map((one) => one.messages[0]?.subject)).toEqual(['Behind an empty page']);
    expect(healed.error).toBeNull();
  });

  test('a message that fails alone comes with the next sync', async () => {
    const before = await changes();
    await world.google.control('faults', { pattern: '^/gmail/v1/users/me/messages/[^/]+$', status: 500, times: 1 });
    await deliver('Shy');
    await sync();
    expect((await changes(before.revision)).threads).toEqual([]);
    await world.google.clearFaults();
    await sync();
    expect((await changes(before.revision)).threads.map((one) => one.messages[0]?.subject)).toEqual(['Shy']);
  });

  test('two simultaneous syncs store everything once', async () => {
    const before = await changes();
    await deliver('Once');
    const parser = startParser();
    await Promise.all([syncMailbox(world.ctx, parser, account), syncMailbox(world.ctx, parser, account)]);
    await parser.close();
    const news = await changes(before.revision);
    expect(news.threads.map((thread) => thread.messages.length)).toEqual([1]);
  });

  test('a revoked account asks for a reconnect and keeps its mail', async () => {
    await world.google.control('revoke', { email: ada });
    await sync();
    const all = await changes();
    expect(all).toMatchObject({ needsReauth: true, sync: { error: 'token.refresh-invalid' } });
    expect(all.threads.length).toBeGreaterThan(40);
  });
});
