import { beforeEach, describe, expect, test } from 'vitest';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { archive, type Desk, nextId, openDesk } from '#test/support/desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

describe('a command', () => {
  test('changes the mailbox at once, and the job changes the provider', async () => {
    const thread = await desk.first();
    const before = await desk.world.google.labels(ada);
    const { id, done } = await desk.give(archive(thread));
    expect(await desk.inbox()).not.toContain(thread);
    const [edit] = done.flatMap((one) => one.edits);
    expect(edit).toMatchObject({ threadId: thread, add: [], remove: ['inbox', 'unread'] });
    expect(await desk.world.google.labels(ada)).toEqual(before);
    await desk.world.work();
    expect(await desk.state(id)).toEqual({ state: 'delivered', problem: null });
    expect((await desk.world.google.labels(ada)).get(edit?.messageId ?? '')).toEqual([]);
    expect(await desk.world.ctx.peek('select * from pending_change')).toEqual([]);
  });

  test('undo restores the mailbox and the provider exactly', async () => {
    const thread = await desk.first();
    const before = await desk.world.google.labels(ada);
    const { id } = await desk.give(archive(thread));
    await desk.world.work();
    await desk.give({ kind: 'undo', args: { commandId: id } });
    expect(await desk.inbox()).toContain(thread);
    await desk.world.work();
    const after = await desk.world.google.labels(ada);
    for (const [message, labels] of before) expect(after.get(message)?.toSorted()).toEqual(labels.toSorted());
  });

  test('an undo before delivery leaves the provider unchanged', async () => {
    const thread = await desk.first();
    const before = await desk.world.google.labels(ada);
    const { id } = await desk.give(archive(thread));
    await desk.give({ kind: 'undo', args: { commandId: id } });
    await desk.world.work();
    const after = await desk.world.google.labels(ada);
    for (const [message, labels] of before) expect(after.get(message)?.toSorted()).toEqual(labels.toSorted());
  });

  test('executes once when it arrives twenty times under one id', async () => {
    const thread = await desk.first();
    const id = nextId();
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.give(archive(thread), id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await desk.world.ctx.peek('select count(*)::int as n from command')).toEqual([{ n: 1 }]);
    expect(
      await desk.world.ctx.peek("select count(*)::int as n from audit_log where action_type = 'email_archived'"),
    ).toEqual([{ n: 1 }]);
  });

  test('the server refuses an id that another command used', async () => {
    const [one, other] = await desk.inbox();
    if (!one || !other) throw new Error('too little mail');
    const id = nextId();
    await desk.give(archive(one), id);
    await expect(desk.give(archive(other), id)).rejects.toMatchObject({ code: 'command.reused-id' });
    expect(await desk.inbox()).toContain(other);
  });

  test('undo works once', async () => {
    const { id } = await desk.give(archive(await desk.first()));
    await desk.give({ kind: 'undo', args: { commandId: id } });
    await expect(desk.give({ kind: 'undo', args: { commandId: id } })).rejects.toMatchObject({
      code: 'command.already-undone',
    });
  });

  test("changes nothing on unknown threads or another person's threads", async () => {
    const benAccount = await desk.world.connect(ben);
    const own = await desk.first();
    const theirs = (await changesSince(desk.world.ctx, benAccount, 0)).threads[0]?.id;
    if (!theirs) throw new Error('Ben has no mail');
    const before = await desk.world.ctx.peek(everyLabel);
    await expect(desk.give(archive(own, theirs))).rejects.toMatchObject({ code: 'thread.unknown' });
    await expect(desk.give({ kind: 'undo', args: { commandId: nextId() } })).rejects.toMatchObject({
      code: 'command.unknown',
    });
    const mine = await desk.give(archive(own));
    await expect(desk.give({ kind: 'undo', args: { commandId: mine.id } }, nextId(), benAccount)).rejects.toMatchObject(
      {
        code: 'command.unknown',
      },
    );
    await desk.give({ kind: 'undo', args: { commandId: mine.id } });
    expect(await desk.world.ctx.peek(everyLabel)).toEqual(before);
  });

  test('writes one audit entry with the sender and the subject', async () => {
    const thread = await desk.first();
    const { id } = await desk.give(archive(thread));
    const [entry] = await desk.world.ctx.peek("select * from audit_log where action_type = 'email_archived'");
    expect(entry).toMatchObject({
      user_id: desk.account.userId,
      user_email: ada,
      resource_id: thread,
      metadata: { command_id: id, sender_email: 'cleo@far.example', subject: expect.stringMatching(/^Letter/) },
    });
  });
});

const everyLabel = 'select id, label from message, unnest(labels) as label order by user_id, id, label';
