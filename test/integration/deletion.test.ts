// Deleting an account: who may, what goes, and that a kill anywhere changes nothing in the end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { livePath } from '#api/live.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { noteLeaving } from '#server/leaving/delete-account.ts';
import { deleteRestored } from '#server/leaving/delete-restored.ts';
import { goOnDeleting } from '#server/leaving/deletion.ts';
import { deletedAmong, forgetDeleted } from '#server/leaving/deletion-list.ts';
import { makeExport, startExport } from '#server/leaving/export.ts';
import { receiptSubject } from '#server/leaving/receipt.ts';
import { storedTokens } from '#server/tokens/keep.ts';
import { type Leaver, openLeaver, openLeaverWorld } from '#test/support/leaver.ts';
import { sampled } from '#test/support/sampled.ts';
import { whatIsLeft } from '#test/support/what-is-left.ts';

const world = await openLeaverWorld();
const { ctx, google } = world;

const leave = (me: Leaver, address: string) =>
  me.ask('/api/leaving/deletion', { method: 'POST', body: JSON.stringify({ address }) });

const receipts = async (email: string): Promise<number> =>
  (await google.mailbox(email)).filter(({ subject }) => subject === receiptSubject).length;

const tokenOf = async ({ account }: Leaver): Promise<string> =>
  (await ctx.db.asUser(account.userId, (tx) => storedTokens(ctx, tx, account, { lock: false })))?.accessToken ?? '';

const statusAtGoogle = async (token: string): Promise<number> =>
  (await fetch(`${google.url}/gmail/v1/users/me/profile`, { headers: { authorization: `Bearer ${token}` } })).status;

const madeExport = async ({ account }: Leaver): Promise<void> => {
  const begun = await startExport(ctx, { userId: account.userId, email: ada });
  if (begun.state === 'working') await makeExport(ctx, { userId: account.userId, archiveId: begun.id }, { last: true });
};

beforeEach(async () => {
  // One test's trouble is not the next one's.
  await ctx.peek('delete from leaving');
  await ctx.peek('delete from auth."user"');
  await google.clearFaults();
});

describe('asking for the deletion', () => {
  test('needs the own address and a fresh proof', async () => {
    const me = await openLeaver(world);
    const without = await leave(me, ada);
    expect([without.status, await without.json()]).toMatchObject([403, { code: 'confirmation.needed' }]);
    await me.confirm();
    for (const address of ['', ben, `${ada}.example`, '%']) {
      const wrong = await leave(me, address);
      expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'leaving.other-address' }]);
    }
    ctx.clock.advance(601_000);
    expect((await leave(me, ada)).status).toBe(403);
    expect(await ctx.peek('select from leaving')).toEqual([]);
    await me.confirm();
    expect((await leave(me, `  ${ada.toUpperCase()} `)).status).toBe(200);
    await world.work();
  });

  test('signs the person out at once, ends their live channel, and lets nobody in', async () => {
    const me = await openLeaver(world);
    const channel = await me.ask(livePath);
    const reader = channel.body?.getReader();
    await reader?.read();
    await me.confirm();
    const began = performance.now();
    await leave(me, ada);
    expect((await me.ask('/api/leaving')).status).toBe(401);
    for (;;) if ((await reader?.read())?.done !== false) break;
    expect(performance.now() - began).toBeLessThan(5000);
    const [row] = await ctx.peek('select needs_reauth from mailbox where user_id = $1', [me.account.userId]);
    expect(row).toEqual({ needs_reauth: true });
    await world.work();
  });
});

describe('the deletion', () => {
  test('leaves no row, no job and no file, revokes the grant, and sends one receipt', async () => {
    const me = await openLeaver(world);
    const other = await openLeaver(world, ben);
    const before = await receipts(ada);
    await madeExport(me);
    const [token, theirs] = [await tokenOf(me), await tokenOf(other)];
    expect(await statusAtGoogle(token)).toBe(200);
    await me.confirm();
    await leave(me, ada);
    await world.work();
    expect(await whatIsLeft(me, ada)).toEqual([]);
    expect(await statusAtGoogle(token)).toBe(401);
    expect(await receipts(ada)).toBe(before + 1);
    // Nobody else lost anything.
    expect(await statusAtGoogle(theirs)).toBe(200);
    expect((await other.ask('/api/leaving')).status).toBe(200);
    for (const table of other.tables.filter((one) => one !== 'leaving' && one !== 'export_archive'))
      expect([
        table,
        (await ctx.peek(`select from ${table} where user_id = $1 limit 1`, [other.account.userId])).length,
      ]).toEqual([table, 1]);
    await other.confirm();
    await leave(other, ben);
    await world.work();
    expect(await whatIsLeft(other, ben)).toEqual([]);
  });

  test('keeps kind and time of the activity, and nothing else of it', async () => {
    const me = await openLeaver(world);
    await ctx.peek(`delete from audit_log where user_email = ''`);
    await me.confirm();
    await leave(me, ada);
    await world.work();
    const rows = await ctx.peek(
      `select user_id, action_description, resource_id, metadata, user_email from audit_log where user_id = $1`,
      ['00000000-0000-0000-0000-000000000000'],
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(1);
    expect(rows[0]).toMatchObject({ action_description: '', resource_id: null, metadata: {}, user_email: '' });
  });

  test('goes on without a receipt if Gmail refuses it again and again', async () => {
    const me = await openLeaver(world);
    await google.control('faults', { pattern: '/drafts', status: 503 });
    await me.confirm();
    await leave(me, ada);
    for (let round = 0; round < 5; round++) await goOnDeleting(ctx).catch(() => {});
    await google.clearFaults();
    expect(await whatIsLeft(me, ada)).toEqual([]);
    expect(ctx.lines.join('')).toContain('leaving.no-receipt');
  });

  test('waits for Google to revoke the grant, and goes on when it answers', async () => {
    const me = await openLeaver(world);
    const token = await tokenOf(me);
    await google.control('faults', { pattern: '/revoke', status: 503 });
    await me.confirm();
    await leave(me, ada);
    for (let round = 0; round < 3; round++) await goOnDeleting(ctx).catch(() => {});
    expect(await ctx.peek('select step from leaving')).toEqual([{ step: 'grant' }]);
    await google.clearFaults();
    await goOnDeleting(ctx);
    expect([await statusAtGoogle(token), await whatIsLeft(me, ada)]).toEqual([401, []]);
  });

  test('works for a person without a connection', async () => {
    const me = await openLeaver(world);
    await me.ask('/api/leaving/disconnect', { method: 'POST', body: '{}' });
    await world.work();
    await me.confirm();
    expect((await leave(me, ada)).status).toBe(200);
    await world.work();
    expect(await whatIsLeft(me, ada)).toEqual([]);
  });

  test('one person’s trouble delays nobody else', async () => {
    const [me, other] = [await openLeaver(world), await openLeaver(world, ben)];
    await ctx.peek(`insert into jobs.job (name, data, state) values ('mailbox.sync', $1, 'active')`, [
      JSON.stringify({ userId: me.account.userId }),
    ]);
    for (const [who, email] of [
      [me, ada],
      [other, ben],
    ] as const) {
      await who.confirm();
      await leave(who, email);
    }
    await goOnDeleting(ctx).catch(() => {});
    expect([(await whatIsLeft(me, ada)).length > 0, await whatIsLeft(other, ben)]).toEqual([true, []]);
    await ctx.peek(`update jobs.job set state = 'completed' where state = 'active'`);
    await goOnDeleting(ctx);
    expect(await whatIsLeft(me, ada)).toEqual([]);
  });
});

describe('killed', () => {
  const places = [
    'deletion.noted:1',
    'deletion.receipt-ready:1',
    'deletion.receipt-sent:1',
    ...['receipt', 'jobs', 'grant', 'key', 'rows', 'audit'].flatMap((step) => [
      `deletion.${step}:1`,
      `deletion.${step}-noted:1`,
    ]),
    'deletion.table:1',
    'deletion.table:7',
    'deletion.table:30',
    'deletion.on-the-list:1',
    'deletion.listed:1',
  ];

  test.each(sampled(places, 6))('at %s, the deletion goes on to its end', { timeout: 60_000 }, async (place) => {
    const me = await openLeaver(world);
    const before = await receipts(ada);
    await madeExport(me);
    const token = await tokenOf(me);
    const program = path.resolve('test/programs/delete-account.ts');
    const key = Buffer.from(ctx.config.hostKey).toString('base64');
    const words = [ctx.db.connectionString, google.url, key, ctx.clock.now().toISOString(), ctx.config.data];
    const child = spawn(process.execPath, [program, ...words, me.account.userId, ada], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', CRASH_AT: place },
    });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    await deleteRestored(ctx);
    await goOnDeleting(ctx);
    expect(await whatIsLeft(me, ada)).toEqual([]);
    expect([await statusAtGoogle(token), await receipts(ada)]).toEqual([401, before + 1]);
  });
});

describe('the deletion list', () => {
  test('deletes a person again whom a restored backup brings back, without a receipt, and nobody else', async () => {
    const me = await openLeaver(world);
    const { userId } = me.account;
    const other = await openLeaver(world, ben);
    await me.confirm();
    await leave(me, ada);
    await world.work();
    const before = await receipts(ada);
    expect(readdirSync(path.join(ctx.config.data, 'deleted')).join()).not.toContain(userId);
    // The backup is from before.
    await ctx.peek(`insert into auth."user" (id, name, email) values ($1, 'Ada', $2)`, [userId, ada]);
    await ctx.peek(`insert into mailbox (user_id, account_id, email) values ($1, $1, $2)`, [userId, ada]);
    await deleteRestored(ctx);
    await goOnDeleting(ctx);
    expect(await whatIsLeft(me, ada)).toEqual([]);
    expect(await receipts(ada)).toBe(before);
    expect((await other.ask('/api/leaving')).status).toBe(200);
    await ctx.db.asUser(other.account.userId, (tx) =>
      noteLeaving(ctx, tx, { userId: other.account.userId, email: ben, step: 'jobs' }),
    );
    await goOnDeleting(ctx);
  });

  test('forgets an entry after 40 days', async () => {
    const me = await openLeaver(world);
    await me.confirm();
    await leave(me, ada);
    await world.work();
    const { userId } = me.account;
    ctx.clock.advance(40 * 86_400_000);
    await forgetDeleted(ctx);
    expect(await deletedAmong(ctx, [userId])).toEqual([userId]);
    ctx.clock.advance(1000);
    await forgetDeleted(ctx);
    expect(await deletedAmong(ctx, [userId])).toEqual([]);
  });
});
