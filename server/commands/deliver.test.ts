import { beforeEach, describe, expect, test } from 'vitest';
import { ada } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { connectMailbox } from '#server/mailbox/connect.ts';
import { startParser } from '#server/mailbox/parse.ts';
import { syncMailbox } from '#server/mailbox/sync.ts';
import { archive, type Desk, openDesk } from '#test/support/desk.ts';
import { deliver } from './deliver.ts';
import { retryDelivery } from './failures.ts';
import { ledgers } from './ledgers.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

describe('delivery', () => {
  test.each([{ status: 503 }, { status: 429, retryAfter: 1 }, { disconnect: true }, { invalidJson: true }])(
    'waits through %o and succeeds once the provider is back',
    async (trouble) => {
      const thread = await desk.first();
      await desk.fault({ ...trouble, times: 1 });
      const { id } = await desk.give(archive(thread));
      await desk.world.work();
      expect(await desk.state(id)).toEqual({ state: 'accepted', problem: null });
      expect(await desk.inbox()).not.toContain(thread);
      await desk.world.google.clearFaults();
      await desk.retryNow();
      expect(await desk.state(id)).toEqual({ state: 'delivered', problem: null });
    },
  );

  test('repeats a command after a lost answer, with the same result', async () => {
    const thread = await desk.first();
    await desk.fault({ afterEffect: true, status: 502, times: 1 });
    const { id } = await desk.give(archive(thread));
    await desk.world.work();
    await desk.retryNow();
    expect(await desk.state(id)).toEqual({ state: 'delivered', problem: null });
    expect(await desk.inbox()).not.toContain(thread);
  });

  test('undoes a refused command, reports it, and allows a retry', async () => {
    const thread = await desk.first();
    await desk.fault({ status: 400 });
    const { id } = await desk.give(archive(thread));
    await desk.world.work();
    expect(await desk.inbox()).toContain(thread);
    expect((await changesSince(desk.world.ctx, desk.account, 0)).failed).toEqual([
      { id, kind: 'archive', problem: 'provider.rejected' },
    ]);
    await desk.world.google.clearFaults();
    await retryDelivery(desk.world.ctx, desk.account, id);
    expect(await desk.inbox()).not.toContain(thread);
    await desk.world.work();
    expect(await desk.state(id)).toEqual({ state: 'delivered', problem: null });
  });

  test("holds back later commands, to keep the person's order at the provider", async () => {
    const thread = await desk.first();
    await desk.fault({ status: 503, times: 1 });
    await desk.give({ kind: 'star', args: { threadIds: [thread] } });
    await desk.give({ kind: 'unstar', args: { threadIds: [thread] } });
    await desk.world.work();
    await desk.world.google.clearFaults();
    await desk.retryNow();
    const modified = (await desk.world.google.calls('mutations')).filter((call) => call.path.endsWith('/modify'));
    expect(modified.filter((call) => call.status === 200)).toHaveLength(2);
    const labels = [...(await desk.world.google.labels(ada)).values()].flat();
    expect(labels).not.toContain('STARRED');
  });

  test('waits until the person reconnects the account, and continues in order', async () => {
    const [one, other] = await desk.inbox();
    if (!one || !other) throw new Error('too little mail');
    await desk.world.google.control('revoke', { email: ada });
    const a = await desk.give(archive(one));
    const b = await desk.give(archive(other));
    await desk.world.work();
    expect([await desk.state(a.id), await desk.state(b.id)]).toEqual([
      { state: 'waiting', problem: null },
      { state: 'waiting', problem: null },
    ]);
    await desk.reconnect();
    await desk.world.work();
    expect([await desk.state(a.id), await desk.state(b.id)]).toEqual([
      { state: 'delivered', problem: null },
      { state: 'delivered', problem: null },
    ]);
  });

  test('keeps the order after a reconnect, also for commands from before it', async () => {
    const thread = await desk.first();
    await desk.world.google.control('revoke', { email: ada });
    const { id } = await desk.give(archive(thread));
    await desk.world.work();
    await desk.keepNewTokens();
    await desk.give({ kind: 'undo', args: { commandId: id } });
    await connectMailbox(desk.world.ctx, desk.account);
    await desk.world.work();
    expect(await desk.inbox()).toContain(thread);
    expect(
      [...(await desk.world.google.labels(ada)).values()].filter((labels) => labels.includes('INBOX')),
    ).toHaveLength(5);
  });

  test('completes the other messages when the provider refuses one, and undo restores those', async () => {
    const [one, other] = await desk.inbox();
    if (!one || !other) throw new Error('too little mail');
    const { messages } =
      (await changesSince(desk.world.ctx, desk.account, 0)).threads.find((thread) => thread.id === one) ?? {};
    await desk.world.google.control('faults', { pattern: `/${messages?.[0]?.id}/modify$`, status: 400 });
    const { id } = await desk.give(archive(one, other));
    await desk.world.work();
    expect(await desk.state(id)).toEqual({ state: 'failed', problem: 'provider.rejected' });
    expect(await desk.inbox()).toContain(one);
    expect(await desk.inbox()).not.toContain(other);
    await desk.world.google.clearFaults();
    await desk.give({ kind: 'undo', args: { commandId: id } });
    expect((await changesSince(desk.world.ctx, desk.account, 0)).failed).toEqual([]);
    await desk.world.work();
    expect(await desk.inbox()).toEqual(expect.arrayContaining([one, other]));
  });

  test('does not offer a retry after an undo', async () => {
    const { id } = await desk.give(archive(await desk.first()));
    await desk.fault({ status: 400, times: 1 });
    await desk.give({ kind: 'undo', args: { commandId: id } });
    await desk.world.work();
    expect((await changesSince(desk.world.ctx, desk.account, 0)).failed).toEqual([]);
    await expect(retryDelivery(desk.world.ctx, desk.account, id)).rejects.toMatchObject({ code: 'command.unknown' });
  });

  test('an answer does not overwrite newer history', async () => {
    const thread = await desk.first();
    const { done } = await desk.give({ kind: 'star', args: { threadIds: [thread] } });
    const message = done[0]?.edits[0]?.messageId;
    const provider = desk.world.ctx.provider(desk.account);
    const slow = {
      ...desk.world.ctx,
      provider: () => ({
        ...provider,
        deliver: async (...given: Parameters<typeof provider.deliver>) => {
          const answer = await provider.deliver(...given);
          await desk.world.google.control('relabel', { mailbox: ada, id: message, remove: ['INBOX'] });
          await syncMailbox(desk.world.ctx, parser, desk.account);
          return answer;
        },
      }),
    };
    const parser = startParser();
    await deliver(slow, desk.account, ledgers.mailbox, false);
    await parser.close();
    expect(await desk.inbox()).not.toContain(thread);
  });

  test('completes an edit of a deleted message', async () => {
    const thread = await desk.first();
    const { id, done } = await desk.give(archive(thread));
    const message = done[0]?.edits[0]?.messageId;
    await desk.world.google.control('delete-message', { mailbox: ada, id: message });
    await desk.world.work();
    expect(await desk.state(id)).toEqual({ state: 'delivered', problem: null });
    expect(await desk.world.ctx.peek('select id from message where id = $1', [message])).toEqual([]);
  });

  test('an old history answer does not overwrite a newer delivery', async () => {
    const thread = await desk.first();
    const { id } = await desk.give(archive(thread));
    await desk.world.work();
    await desk.give({ kind: 'undo', args: { commandId: id } });
    await desk.world.work();
    await desk.world.ctx.db.asUser(desk.account.userId, (tx) =>
      desk.world.ctx.jobs.add(tx, 'mailbox.sync', refOf(desk.account), { key: desk.account.id }),
    );
    await desk.world.work();
    expect(await desk.inbox()).toContain(thread);
  });
});
