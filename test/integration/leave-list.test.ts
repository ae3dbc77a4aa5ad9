import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Command } from '#commands/registry.ts';
import type { Message } from '#domain/mail.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { leaveList } from '#server/mailbox/ledger/leave-list.ts';
import { type Desk, openDesk } from '#test/support/desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const Visits = z.object({ visits: z.array(z.object({ host: z.string(), method: z.string(), path: z.string() })) });
const visits = async () => Visits.parse(await desk.world.google.control('website')).visits;

const issue = async (
  path = 'u/abc',
  more: { dkim?: string; list?: string; name?: string } = {},
): Promise<Message & { threadId: string }> => {
  const raw = [
    'Authentication-Results: mx.local-google.example; dkim=pass header.i=@daily.example header.s=s1',
    `DKIM-Signature: v=1; a=rsa-sha256; d=daily.example; s=s1; h=${more.dkim ?? 'from:list-unsubscribe:list-unsubscribe-post'}; b=x`,
    `From: ${more.name ?? 'Daily Digest'} <digest@daily.example>`,
    `To: ${ada}`,
    `Subject: Issue ${Math.random()}`,
    `List-Id: <${more.list ?? 'digest.daily.example'}>`,
    `List-Unsubscribe: <https://daily.example/${path}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'Date: Fri, 20 Nov 2026 10:00:00 +0000',
    '',
    'News.',
  ].join('\r\n');
  const delivered = z.object({ id: z.string() }).parse(
    await desk.world.google.control('deliver', {
      mailbox: ada,
      raw: Buffer.from(raw).toString('base64url'),
    }),
  );
  const { ctx } = desk.world;
  await ctx.db.asUser(desk.account.userId, (tx) =>
    ctx.jobs.add(tx, 'mailbox.sync', refOf(desk.account), { key: desk.account.id }),
  );
  await desk.world.work();
  const [row] = await ctx.peek('select thread_id from message where id = $1', [delivered.id]);
  const { threads } = await changesSince(ctx, desk.account, 0);
  const thread = threads.find(({ id }) => id === row?.['thread_id']);
  const message = thread?.messages.find(({ id }) => id === delivered.id);
  if (!thread || !message) throw new Error('the issue did not come');
  return { ...message, threadId: thread.id };
};
const leave = (message: Awaited<ReturnType<typeof issue>>, anyway = false) =>
  desk.inbox().then((ids) => {
    const threadId = ids.find((id) => id === message.threadId);
    if (threadId === undefined) throw new Error('it is not in the inbox');
    return desk.give({ kind: 'unsubscribe', args: { threadIds: [threadId], messageId: message.id, anyway } });
  });
const state = () => desk.world.ctx.peek('select state from unsubscription');

describe('a mailing list', () => {
  test('is left by one request shortly after the command, and never twice', async () => {
    const first = await issue();
    const second = await issue('u/def');
    expect(first.unsubscribe?.way).toEqual({ kind: 'one-click', url: 'https://daily.example/u/abc' });
    // Receiving, opening and reading send no request.
    expect(await visits()).toEqual([]);
    await leave(first);
    await desk.world.work();
    expect(await visits()).toEqual([]);
    await desk.world.later(11_000);
    expect(await visits()).toEqual([{ host: 'daily.example', method: 'POST', path: '/u/abc' }]);
    await leave(second);
    await leave(first);
    await desk.world.later(11_000);
    expect(await visits()).toHaveLength(1);
    expect(await state()).toEqual([{ state: 'done' }]);
  });

  test('gets no request after an undo in time, and can be left later', async () => {
    const mail = await issue();
    const { id } = await leave(mail);
    await desk.give({ kind: 'undo', args: { commandId: id } });
    await desk.world.later(11_000);
    expect(await visits()).toEqual([]);
    const again = await leave(mail);
    await desk.world.later(11_000);
    expect(await visits()).toHaveLength(1);
    await expect(desk.give({ kind: 'undo', args: { commandId: again.id } })).rejects.toThrow('unsubscribe.left');
  });

  test('is left together with others by one command, and one undo stops all', async () => {
    const [one, other] = [await issue(), await issue('u/def', { list: 'weekly.daily.example' })];
    const threadIds = (await desk.inbox()).filter((id) => id === one.threadId || id === other.threadId);
    const both: Command = {
      kind: 'unsubscribe',
      args: { threadIds, messageId: one.id, messageIds: [other.id], anyway: false },
    };
    const { id } = await desk.give(both);
    await desk.give(both, id);
    await desk.give({ kind: 'undo', args: { commandId: id } });
    await desk.world.later(11_000);
    expect([await visits(), await state()]).toEqual([[], [{ state: 'stopped' }, { state: 'stopped' }]]);
    await desk.give(both);
    await desk.world.later(11_000);
    expect((await visits()).map(({ path }) => path).toSorted()).toEqual(['/u/abc', '/u/def']);
    await desk.give(both);
    await desk.world.later(11_000);
    expect(await visits()).toHaveLength(2);
  });

  test('among several lists, Flow names only a refusing one', async () => {
    const one = await issue();
    const other = await issue('redirect', { list: 'weekly.daily.example', name: 'The Weekly' });
    const threadIds = (await desk.inbox()).filter((id) => id === one.threadId || id === other.threadId);
    const args = { threadIds, messageId: one.id, messageIds: [other.id], anyway: false };
    await desk.give({ kind: 'unsubscribe', args });
    await desk.world.later(11_000);
    expect((await visits()).map(({ path }) => path)).toContain('/u/abc');
    const { failed } = await changesSince(desk.world.ctx, desk.account, 0);
    expect(failed).toMatchObject([{ problem: 'unsubscribe.refused', lists: ['The Weekly'] }]);
  });

  test('among several lists, one that accepts no request keeps all', async () => {
    const [one, other] = [await issue(), await issue('u/x', { dkim: 'from:subject', list: 'weekly.daily.example' })];
    const threadIds = (await desk.inbox()).filter((id) => id === one.threadId);
    const args = { threadIds, messageId: one.id, messageIds: [other.id], anyway: false };
    await expect(desk.give({ kind: 'unsubscribe', args })).rejects.toThrow('unsubscribe.no-way');
    expect(await state()).toEqual([]);
  });

  test('that refuses or redirects gets no second request, and the person hears of it', async () => {
    const { id } = await leave(await issue('redirect'));
    await desk.world.later(11_000);
    expect(await desk.state(id)).toEqual({ state: 'failed', problem: 'unsubscribe.refused' });
    expect((await changesSince(desk.world.ctx, desk.account, 0)).failed).toMatchObject([
      { kind: 'unsubscribe', lists: ['Daily Digest'] },
    ]);
    await desk.world.later(600_000);
    expect(await visits()).toHaveLength(1);
  });

  test('after a crash during the request gets no second one, and the person hears that the result is unknown', async () => {
    const { id } = await leave(await issue());
    await desk.world.ctx.peek("update unsubscription set state = 'asking'");
    await leaveList(desk.world.ctx, desk.account, 'digest.daily.example');
    expect(await visits()).toEqual([]);
    expect(await desk.state(id)).toEqual({ state: 'failed', problem: 'unsubscribe.unsure' });
  });

  test('without signed headers gets no request', async () => {
    const mail = await issue('u/abc', { dkim: 'from:subject:list-unsubscribe' });
    expect(mail.unsubscribe?.way.kind).toBe('link');
    await expect(leave(mail)).rejects.toThrow('unsubscribe.no-way');
    expect(await state()).toEqual([]);
  });

  test('in spam gets a request only after a second confirmation', async () => {
    const mail = await issue();
    await desk.world.ctx.peek("update message set labels = labels || '{spam}' where id = $1", [mail.id]);
    await expect(leave(mail)).rejects.toThrow('unsubscribe.spam');
    await leave(mail, true);
    await desk.world.later(11_000);
    expect(await visits()).toHaveLength(1);
  });
});
