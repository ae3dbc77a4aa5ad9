// Answers to invitations. They show at once, and they reach the organizer after a hold.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '#commands/registry.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { EventSpan } from '#domain/wall-time.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { holdCommand } from '#server/commands/hold-command.ts';
import { nextId } from '#test/support/desk.ts';
import { key, moment, review, span } from '#test/support/events-desk.ts';
import { cleo, type GuestsDesk, hold, openGuestsDesk } from '#test/support/guests-desk.ts';

let desk: GuestsDesk;
beforeEach(async () => {
  desk = await openGuestsDesk();
});

const from = (email: string) => ({
  organizer: { email, displayName: email },
  attendees: [
    { email: ada, self: true, responseStatus: 'needsAction' },
    { email, responseStatus: 'accepted' },
  ],
});

describe('an answer to an invitation', () => {
  const plan = key('cleos0plan');
  const at = span('2026-11-26T09:00', '2026-11-26T10:00');
  const answer = (more: { answer?: 'accepted' | 'declined' | 'tentative'; seen?: EventSpan; at?: EventKey } = {}) =>
    desk.give({ kind: 'respond', args: { at: plan, answer: 'accepted', note: null, seen: at, ...more } });

  beforeEach(async () => {
    const meeting = { summary: 'Plan', ...moment('2026-11-26T09:00', '2026-11-26T10:00'), ...from(cleo) };
    await desk.elsewhere({ id: 'cleos0plan', iCalUID: 'plan@far.example', ...meeting });
    await desk.sync();
  });

  test('shows at once, is held, and then reaches the organizer once', async () => {
    const { leavesIn } = await answer();
    expect(leavesIn).toBe(hold);
    expect((await desk.eventAt(plan))?.own).toEqual({ answer: 'accepted', note: null });
    await desk.world.later(hold - 1000);
    expect(await desk.mails()).toEqual([]);
    expect(await desk.held()).toEqual([
      { id: expect.anything(), kind: 'respond', title: 'Plan', notified: [cleo], leavesIn: 1000 },
    ]);
    await desk.world.later(1000);
    expect(await desk.mails()).toEqual([`answer ${cleo}`]);
    expect(await desk.held()).toEqual([]);
    await desk.agreed();
    expect((await desk.googleHas('cleos0plan'))?.attendees).toContainEqual(
      expect.objectContaining({ email: ada, responseStatus: 'accepted' }),
    );
    expect(await desk.failures()).toEqual([]);
  });

  test('asks Google to change this answer alone and to tell everyone', async () => {
    await answer({ answer: 'tentative' });
    await desk.leave();
    const [patch, ...more] = (await desk.world.google.calls('mutations')).filter(({ path }) => /calendar/.test(path));
    expect(more).toEqual([]);
    expect(patch).toMatchObject({ method: 'PATCH', query: expect.stringContaining('sendUpdates=all') });
  });

  test('stopped before it leaves reaches nobody, and the invitation is unanswered again', async () => {
    const { id } = await answer();
    const by = nextId();
    expect(await holdCommand(desk.world.ctx, desk.account, { id, by, spoken: true })).toEqual({ held: true });
    expect(await holdCommand(desk.world.ctx, desk.account, { id, by, spoken: true })).toEqual({ held: true });
    expect((await desk.eventAt(plan))?.own?.answer).toBe('unanswered');
    await desk.leave();
    expect(await desk.mails()).toEqual([]);
    expect(await desk.world.ctx.peek('select command_id from pending_event')).toEqual([]);
    expect(await desk.state(id)).toEqual({ state: 'stopped', problem: null });
  });

  test('undone and done again before it leaves goes out once, after a new hold', async () => {
    const { id } = await answer();
    const undone = await desk.undo(id);
    const again: Command = { kind: 'redo', args: { commandId: undone.id } };
    await expect(desk.give(again)).rejects.toMatchObject({ code: 'event.with-guests' });
    await desk.give({ kind: 'redo', args: { commandId: undone.id, tells: [cleo] } });
    expect((await desk.eventAt(plan))?.own?.answer).toBe('accepted');
    await desk.leave();
    expect(await desk.mails()).toEqual([`answer ${cleo}`]);
  });

  test('that has left is not held, and undo reverts it without a mail', async () => {
    const { id } = await answer();
    await desk.leave();
    const by = nextId();
    expect(await holdCommand(desk.world.ctx, desk.account, { id, by, spoken: true })).toEqual({ held: false });
    await desk.undo(id);
    await desk.world.work();
    expect((await desk.eventAt(plan))?.own?.answer).toBe('unanswered');
    expect(await desk.mails()).toEqual([`answer ${cleo}`]);
    expect((await desk.googleHas('cleos0plan'))?.attendees).toContainEqual(
      expect.objectContaining({ email: ada, responseStatus: 'needsAction' }),
    );
  });

  test('yes to a time that has moved is refused, no is not', async () => {
    const later = { ...moment('2026-11-26T15:00', '2026-11-26T16:00'), sequence: 3 };
    await desk.elsewhere(later, 'cleos0plan');
    await desk.sync();
    await expect(answer()).rejects.toMatchObject({ code: 'event.moved' });
    await answer({ answer: 'declined' });
    await desk.leave();
    expect(await desk.mails()).toEqual([`answer ${cleo}`]);
  });

  test('yes does not follow a meeting that moves during the hold', async () => {
    const { id } = await answer();
    await desk.elsewhere({ ...moment('2026-11-26T15:00', '2026-11-26T16:00'), sequence: 3 }, 'cleos0plan');
    await desk.leave();
    expect(await desk.mails()).toEqual([]);
    expect(await desk.state(id)).toEqual({ state: 'failed', problem: 'event.conflict' });
    await desk.agreed();
    expect((await desk.eventAt(plan))?.own?.answer).toBe('unanswered');
  });

  test('is refused where the person is no guest, and to another person’s event', async () => {
    await expect(answer({ at: review })).rejects.toMatchObject({ code: 'event.not-invited' });
    await expect(answer({ at: key('nothing') })).rejects.toMatchObject({ code: 'event.gone' });
  });

  test('to one instance leaves the other instances unanswered', async () => {
    const daily = { summary: 'Daily', recurrence: ['RRULE:FREQ=DAILY;COUNT=5'], ...from(cleo) };
    await desk.elsewhere({ id: 'daily0daily', ...daily, ...moment('2026-11-24T12:00', '2026-11-24T12:15') });
    await desk.sync();
    const second = key('daily0daily', '2026-11-25T11:00:00Z');
    await answer({ at: second, seen: span('2026-11-25T12:00', '2026-11-25T12:15'), answer: 'declined' });
    await desk.leave();
    await desk.sync();
    const answers = (await desk.events())
      .filter(({ title }) => title === 'Daily')
      .map(({ own, series }) => [series?.original ?? 'series', own?.answer]);
    expect(answers.toSorted()).toEqual([
      ['2026-11-25T11:00:00Z', 'declined'],
      ['series', 'unanswered'],
    ]);
  });
});
