// What costs a credit, and when it comes back.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Draft, DraftId, newDraft } from '#domain/draft.ts';
import { eventIdOf } from '#domain/event-id.ts';
import type { CommandId } from '#domain/id.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { execute } from '#server/commands/execute.ts';
import { retryDelivery } from '#server/commands/failures.ts';
import { spend } from '#server/credits/ledger.ts';
import { listCredits } from '#server/credits/list.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { stopSending } from '#server/sending/hold.ts';
import type { TestContext } from '#test/support/context.ts';
import { type Desk, nextId, openDesk } from '#test/support/desk.ts';
import { type EventsDesk, friday, key, openEventsDesk } from '#test/support/events-desk.ts';
import { senderAt } from '#test/support/sender.ts';

let desk: EventsDesk;
const counted = (): TestContext => ({ ...desk.world.ctx, config: { ...desk.world.ctx.config, credits: 'counted' } });

const left = async (): Promise<number> => (await list()).now.left;
const list = () =>
  desk.world.ctx.db.asUser(desk.account.userId, (tx) => listCredits(counted(), tx, desk.account.userId, undefined));

const spendAll = () =>
  desk.world.ctx.db.asUser(desk.account.userId, (tx) =>
    spend(counted(), tx, desk.account.userId, { commandId: nextId(), amount: 30, reason: 'reply' }),
  );

const block = (byVoice: boolean, id = nextId()) => {
  const args = { at: key(eventIdOf(id, 0)), title: 'Focus', span: friday, recurrence: null };
  return execute(counted(), desk.account, { id, command: { kind: 'block-time', args }, spoken: true, byVoice });
};
const invert = (kind: 'undo' | 'redo', commandId: CommandId) =>
  execute(counted(), desk.account, { id: nextId(), command: { kind, args: { commandId } }, spoken: false });

describe('a booking', () => {
  beforeEach(async () => {
    desk = await openEventsDesk();
  });
  afterEach(() => desk.world.google.clearFaults());

  test('costs a credit by voice, and nothing in typed words', async () => {
    await block(false);
    expect(await left()).toBe(30);
    await block(true);
    expect(await left()).toBe(29);
    expect((await list()).lines[0]).toMatchObject({ amount: -1, reason: 'booking', about: 'Focus', back: null });
  });

  test('costs once, however often the device tells it', async () => {
    const id = nextId();
    await Promise.all([block(true, id), block(true, id), block(true, id)]);
    expect(await left()).toBe(29);
  });

  test('gives its credit back with an undo, and takes it again with a redo', async () => {
    const { id } = await block(true);
    const undone = await invert('undo', id);
    expect(await left()).toBe(30);
    expect((await list()).lines[0]).toMatchObject({ reason: 'booking', back: 'undo' });
    const redone = await invert('redo', undone.id);
    expect(await left()).toBe(29);
    const undoneAgain = await invert('undo', redone.id);
    expect(await left()).toBe(30);
    await invert('redo', undoneAgain.id);
    expect(await left()).toBe(29);
  });

  test('undone twice gives back once', async () => {
    const { id } = await block(true);
    await block(true);
    await invert('undo', id);
    await expect(invert('undo', id)).rejects.toMatchObject({ code: 'command.already-undone' });
    expect(await left()).toBe(29);
  });

  test('gives its credit back when Google refuses it, and a retry by hand costs nothing', async () => {
    await desk.world.google.control('faults', { pattern: '/calendar/v3/calendars/[^/]+/events', status: 400 });
    const { id } = await block(true);
    expect(await left()).toBe(29);
    await desk.world.work();
    expect(await desk.state(id)).toMatchObject({ state: 'failed' });
    expect(await left()).toBe(30);
    expect((await list()).lines[0]).toMatchObject({ back: 'failed' });
    await desk.world.google.clearFaults();
    await retryDelivery(counted(), desk.account, id);
    await desk.world.work();
    expect(await desk.state(id)).toMatchObject({ state: 'delivered' });
    expect(await left()).toBe(30);
  });

  test('without a credit is refused, and nothing is booked', async () => {
    await spendAll();
    const before = await desk.here();
    await expect(block(true)).rejects.toMatchObject({ code: 'credits.none' });
    expect(await desk.here()).toEqual(before);
    await block(false);
    expect((await desk.here()).join()).toContain('Focus');
  });
});

describe('a mail', () => {
  let mail: Desk;
  let draft: Draft;
  beforeEach(async () => {
    mail = await openDesk();
    desk = { ...desk, world: mail.world, account: mail.account };
    const { threads } = await changesSince(mail.world.ctx, mail.account, 0);
    const made = newDraft('reply', DraftId.parse(nextId()), threads[0], ada);
    if (!made) throw new Error('there is nothing to answer');
    draft = { ...made, text: 'Yes, at one.' };
  });
  afterEach(() => mail.world.google.clearFaults());

  const sender = senderAt(() => ({
    desk: { ...mail, world: { ...mail.world, ctx: counted() } },
    draft,
  }));
  const { given, passing, send, stateOf } = sender;
  const strangers = () => draft.to.map(({ email }) => email);

  test('sent aloud costs a credit and names its reader in the list', async () => {
    await send({ byVoice: true, strangers: strangers() });
    expect(await left()).toBe(29);
    await passing();
    expect(await left()).toBe(29);
    const [line] = (await list()).lines;
    expect(line).toMatchObject({ amount: -1, reason: 'reply', about: draft.to[0]?.name, back: null });
  });

  test('that was typed and sent by a key costs nothing', async () => {
    await send({ strangers: strangers() });
    await passing();
    expect(await left()).toBe(30);
  });

  test('held before it left gives its credit back, once', async () => {
    const one = given({ byVoice: true, strangers: strangers() });
    await send(one);
    for (let times = 0; times < 3; times++)
      await stopSending(counted(), mail.account, { draftId: draft.id, sendingId: one.sendingId });
    expect(await left()).toBe(30);
    expect((await list()).lines[0]).toMatchObject({ back: 'undo' });
  });

  test('that Google refuses gives its credit back', async () => {
    await mail.world.google.control('faults', { pattern: '/drafts', status: 400 });
    const one = given({ byVoice: true, strangers: strangers() });
    await send(one);
    await passing();
    expect(await stateOf(one.sendingId)).toMatchObject({ state: 'failed' });
    expect(await left()).toBe(30);
  });

  test('without a credit does not leave, and by hand it does', async () => {
    await spendAll();
    const one = given({ byVoice: true, strangers: strangers() });
    await expect(send(one)).rejects.toMatchObject({ code: 'credits.none' });
    expect(await stateOf(one.sendingId)).toBeUndefined();
    await send({ ...one, byVoice: false });
    expect(await stateOf(one.sendingId)).toMatchObject({ state: 'queued' });
  });
});
