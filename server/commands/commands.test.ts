import { beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '#commands/registry.ts';
import { CommandId, type ThreadId, type UserId } from '#domain/id.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { signInAs } from '#emulators/sign-in-as.ts';
import { newId } from '#server/id.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { connectMailbox } from '#server/mailbox/connect.ts';
import { startParser } from '#server/mailbox/parse.ts';
import { syncMailbox } from '#server/mailbox/sync.ts';
import { keepTokens } from '#server/tokens/keep.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { deliver } from './deliver.ts';
import { execute } from './execute.ts';
import { retryDelivery } from './failures.ts';

let world: World;
let userId: UserId;
beforeEach(async () => {
  world = await openWorld();
  userId = await world.connect();
});

let made = 0;
const nextId = (): CommandId => CommandId.parse(newId(new Date(Date.UTC(2026, 10, 20) + made++)));
const give = (command: Command, id = nextId(), by = userId) =>
  execute(world.ctx, by, { id, command, spoken: false }).then((executed) => ({ ...executed, id }));
const inbox = async (): Promise<ThreadId[]> =>
  (await changesSince(world.ctx, userId, 0)).threads
    .filter((thread) => thread.messages.some((message) => message.labels.includes('INBOX')))
    .map((thread) => thread.id);
const first = async (): Promise<ThreadId> => {
  const [id] = await inbox();
  if (!id) throw new Error('the inbox is empty');
  return id;
};
const archive = (...threadIds: ThreadId[]): Command => ({ kind: 'archive', args: { threadIds } });
const state = async (id: CommandId) =>
  (await world.ctx.peek('select state, problem from command where id = $1', [id]))[0];
const fault = (rule: object) => world.google.control('faults', { pattern: '/modify$', ...rule });

describe('a command', () => {
  it('is done here at once and at the provider by the job', async () => {
    const thread = await first();
    const before = await world.google.labels(ada);
    const { id, done } = await give(archive(thread));
    expect(await inbox()).not.toContain(thread);
    const [edit] = done.flatMap((one) => one.edits);
    expect(edit).toMatchObject({ threadId: thread, add: [], remove: ['INBOX', 'UNREAD'] });
    expect(await world.google.labels(ada)).toEqual(before);
    await world.work();
    expect(await state(id)).toEqual({ state: 'delivered', problem: null });
    expect((await world.google.labels(ada)).get(edit?.messageId ?? '')).toEqual([]);
    expect(await world.ctx.peek('select * from pending_change')).toEqual([]);
  });

  it('is taken back exactly, here and at the provider', async () => {
    const thread = await first();
    const before = await world.google.labels(ada);
    const { id } = await give(archive(thread));
    await world.work();
    await give({ kind: 'undo', args: { commandId: id } });
    expect(await inbox()).toContain(thread);
    await world.work();
    const after = await world.google.labels(ada);
    for (const [message, labels] of before) expect(after.get(message)?.toSorted()).toEqual(labels.toSorted());
  });

  it('undone before it was delivered leaves the provider as it was', async () => {
    const thread = await first();
    const before = await world.google.labels(ada);
    const { id } = await give(archive(thread));
    await give({ kind: 'undo', args: { commandId: id } });
    await world.work();
    const after = await world.google.labels(ada);
    for (const [message, labels] of before) expect(after.get(message)?.toSorted()).toEqual(labels.toSorted());
  });

  it('given twenty times at once under one id is executed once', async () => {
    const thread = await first();
    const id = nextId();
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(archive(thread), id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await world.ctx.peek('select count(*)::int as n from command')).toEqual([{ n: 1 }]);
    expect(
      await world.ctx.peek("select count(*)::int as n from audit_log where action_type = 'email_archived'"),
    ).toEqual([{ n: 1 }]);
  });

  it('under an id that was used for something else is refused', async () => {
    const [one, other] = await inbox();
    if (!one || !other) throw new Error('too little mail');
    const id = nextId();
    await give(archive(one), id);
    await expect(give(archive(other), id)).rejects.toMatchObject({ code: 'command.reused-id' });
    expect(await inbox()).toContain(other);
  });

  it('can be undone once', async () => {
    const { id } = await give(archive(await first()));
    await give({ kind: 'undo', args: { commandId: id } });
    await expect(give({ kind: 'undo', args: { commandId: id } })).rejects.toMatchObject({
      code: 'command.already-undone',
    });
  });

  it('on threads that are unknown, or another person’s, changes nothing', async () => {
    const benId = await world.connect(ben);
    const own = await first();
    const theirs = (await changesSince(world.ctx, benId, 0)).threads[0]?.id;
    if (!theirs) throw new Error('Ben has no mail');
    const before = await world.ctx.peek(everyLabel);
    await expect(give(archive(own, theirs))).rejects.toMatchObject({ code: 'thread.unknown' });
    await expect(give({ kind: 'undo', args: { commandId: nextId() } })).rejects.toMatchObject({
      code: 'command.unknown',
    });
    const mine = await give(archive(own));
    await expect(give({ kind: 'undo', args: { commandId: mine.id } }, nextId(), benId)).rejects.toMatchObject({
      code: 'command.unknown',
    });
    await give({ kind: 'undo', args: { commandId: mine.id } });
    expect(await world.ctx.peek(everyLabel)).toEqual(before);
  });

  it('leaves one audit entry with the sender and the subject', async () => {
    const thread = await first();
    const { id } = await give(archive(thread));
    const [entry] = await world.ctx.peek("select * from audit_log where action_type = 'email_archived'");
    expect(entry).toMatchObject({
      user_id: userId,
      user_email: ada,
      resource_id: thread,
      metadata: { command_id: id, sender_email: 'cleo@far.example', subject: expect.stringMatching(/^Letter/) },
    });
  });
});

describe('delivery', () => {
  it.each([{ status: 503 }, { status: 429, retryAfter: 1 }, { disconnect: true }, { invalidJson: true }])(
    'waits through %o and is done once the provider is back',
    async (trouble) => {
      const thread = await first();
      await fault({ ...trouble, times: 1 });
      const { id } = await give(archive(thread));
      await world.work();
      expect(await state(id)).toEqual({ state: 'accepted', problem: null });
      expect(await inbox()).not.toContain(thread);
      await world.google.clearFaults();
      await retryNow();
      expect(await state(id)).toEqual({ state: 'delivered', problem: null });
    },
  );

  it('whose answer is lost is repeated and ends the same', async () => {
    const thread = await first();
    await fault({ afterEffect: true, status: 502, times: 1 });
    const { id } = await give(archive(thread));
    await world.work();
    await retryNow();
    expect(await state(id)).toEqual({ state: 'delivered', problem: null });
    expect(await inbox()).not.toContain(thread);
  });

  it('that is refused for good is put back, told, and can be tried again', async () => {
    const thread = await first();
    await fault({ status: 400 });
    const { id } = await give(archive(thread));
    await world.work();
    expect(await inbox()).toContain(thread);
    expect((await changesSince(world.ctx, userId, 0)).failed).toEqual([
      { id, kind: 'archive', problem: 'provider.rejected' },
    ]);
    await world.google.clearFaults();
    await retryDelivery(world.ctx, userId, id);
    expect(await inbox()).not.toContain(thread);
    await world.work();
    expect(await state(id)).toEqual({ state: 'delivered', problem: null });
  });

  it('holds back what comes after it, so that the provider sees the order in which the person acted', async () => {
    const thread = await first();
    await fault({ status: 503, times: 1 });
    await give({ kind: 'star', args: { threadIds: [thread] } });
    await give({ kind: 'unstar', args: { threadIds: [thread] } });
    await world.work();
    await world.google.clearFaults();
    await retryNow();
    const modified = (await world.google.calls('mutations')).filter((call) => call.path.endsWith('/modify'));
    expect(modified.filter((call) => call.status === 200)).toHaveLength(2);
    const labels = [...(await world.google.labels(ada)).values()].flat();
    expect(labels).not.toContain('STARRED');
  });

  it('waits for the account to be connected again, and then goes on in order', async () => {
    const [one, other] = await inbox();
    if (!one || !other) throw new Error('too little mail');
    await world.google.control('revoke', { email: ada });
    const a = await give(archive(one));
    const b = await give(archive(other));
    await world.work();
    expect([await state(a.id), await state(b.id)]).toEqual([
      { state: 'waiting', problem: null },
      { state: 'waiting', problem: null },
    ]);
    await reconnect();
    await world.work();
    expect([await state(a.id), await state(b.id)]).toEqual([
      { state: 'delivered', problem: null },
      { state: 'delivered', problem: null },
    ]);
  });

  it('after a reconnect keeps the order, also of what was given before the mailbox was opened again', async () => {
    const thread = await first();
    await world.google.control('revoke', { email: ada });
    const { id } = await give(archive(thread));
    await world.work();
    await keepNewTokens();
    await give({ kind: 'undo', args: { commandId: id } });
    await connectMailbox(world.ctx, userId);
    await world.work();
    expect(await inbox()).toContain(thread);
    expect([...(await world.google.labels(ada)).values()].filter((labels) => labels.includes('INBOX'))).toHaveLength(5);
  });

  it('that is refused for one message of several is done for the others, and undo brings back those', async () => {
    const [one, other] = await inbox();
    if (!one || !other) throw new Error('too little mail');
    const { messages } = (await changesSince(world.ctx, userId, 0)).threads.find((thread) => thread.id === one) ?? {};
    await world.google.control('faults', { pattern: `/${messages?.[0]?.id}/modify$`, status: 400 });
    const { id } = await give(archive(one, other));
    await world.work();
    expect(await state(id)).toEqual({ state: 'failed', problem: 'provider.rejected' });
    expect(await inbox()).toContain(one);
    expect(await inbox()).not.toContain(other);
    await world.google.clearFaults();
    await give({ kind: 'undo', args: { commandId: id } });
    expect((await changesSince(world.ctx, userId, 0)).failed).toEqual([]);
    await world.work();
    expect(await inbox()).toEqual(expect.arrayContaining([one, other]));
  });

  it('is not offered again once it was taken back', async () => {
    const { id } = await give(archive(await first()));
    await fault({ status: 400, times: 1 });
    await give({ kind: 'undo', args: { commandId: id } });
    await world.work();
    expect((await changesSince(world.ctx, userId, 0)).failed).toEqual([]);
    await expect(retryDelivery(world.ctx, userId, id)).rejects.toMatchObject({ code: 'command.unknown' });
  });

  it('whose answer is older than the history laid meanwhile does not overwrite that', async () => {
    const thread = await first();
    const { done } = await give({ kind: 'star', args: { threadIds: [thread] } });
    const message = done[0]?.edits[0]?.messageId;
    const deliverThen = world.ctx.provider.deliver;
    const slow = {
      ...world.ctx,
      provider: {
        ...world.ctx.provider,
        // The answer is on its way while the person archives at Gmail, and the sync sees that first.
        deliver: async (...given: Parameters<typeof deliverThen>) => {
          const answer = await deliverThen(...given);
          await world.google.control('relabel', { mailbox: ada, id: message, remove: ['INBOX'] });
          await syncMailbox(world.ctx, parser, userId);
          return answer;
        },
      },
    };
    const parser = startParser();
    await deliver(slow, userId, false);
    await parser.close();
    expect(await inbox()).not.toContain(thread);
  });

  it('of a message that was deleted meanwhile is done with it', async () => {
    const thread = await first();
    const { id, done } = await give(archive(thread));
    const message = done[0]?.edits[0]?.messageId;
    await world.google.control('delete-message', { mailbox: ada, id: message });
    await world.work();
    expect(await state(id)).toEqual({ state: 'delivered', problem: null });
    expect(await world.ctx.peek('select id from message where id = $1', [message])).toEqual([]);
  });

  it('does not bring back with an old history what a newer delivery changed', async () => {
    const thread = await first();
    const { id } = await give(archive(thread));
    await world.work();
    await give({ kind: 'undo', args: { commandId: id } });
    await world.work();
    await world.ctx.db.asUser(userId, (tx) => world.ctx.jobs.add(tx, 'mailbox.sync', { userId }, { key: userId }));
    await world.work();
    expect(await inbox()).toContain(thread);
  });
});

const everyLabel = 'select id, label from message, unnest(labels) as label order by user_id, id, label';

/** Lets the retry that waits for its delay run now. */
const retryNow = async (): Promise<void> => {
  await world.ctx.peek("update jobs.job set start_after = now() where state = 'retry'");
  await world.work();
};

const reconnect = async (): Promise<void> => {
  await keepNewTokens();
  await connectMailbox(world.ctx, userId);
};

const keepNewTokens = async (): Promise<void> => {
  const tokens = await signInAs(world.google.url, { email: ada });
  await world.ctx.db.asUser(userId, (tx) =>
    keepTokens(world.ctx, tx, userId, {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token ?? null,
      expiresInSeconds: tokens.expires_in,
      scope: tokens.scope,
    }),
  );
};
