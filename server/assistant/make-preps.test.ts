// Preparations that Flow makes before the person asks: when, for which meetings, and how long they hold.
import { Client } from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MessageId } from '#domain/id.ts';
import { promiseIdOf } from '#domain/promise.ts';
import { calendarChanges } from '#server/calendar/changes.ts';
import { storedPreps } from '#server/calendar/made-preps.ts';
import { nextRevision as nextMailRevision } from '#server/mailbox/revision.ts';
import { dropMessages } from '#server/mailbox/store-messages.ts';
import { lockPromises, nextRevision, storeMarks } from '#server/promises/store.ts';
import { testContext } from '#test/support/context.ts';
import { dana, guestOf, maya, openPrepDesk, type PrepDesk } from '#test/support/prep-desk.ts';
import { findPreps, makePreps } from './make-preps.ts';
import { meetingPrep } from './meeting-prep.ts';

const ctx = await testContext();
const start = ctx.clock.now();
const question = 'Should Helio keep the pilot price past March?';
/** Three hours ahead. */
const review = {
  title: 'Pricing review',
  guests: [guestOf(dana)],
  guestCount: 1,
  start: '2026-11-20T16:00',
  end: '2026-11-20T17:00',
};

let desk: PrepDesk;
beforeEach(async () => {
  ctx.clock.set(start);
  desk = await openPrepDesk(ctx);
});

/** Does what the worker does in one round. Returns whether there was something to do. */
const round = async (): Promise<boolean> => {
  await ctx.peek("delete from jobs.job where name = 'calendar.prep'");
  await findPreps(ctx);
  const jobs = await ctx.db.system((tx) => ctx.jobs.kept(tx, 'calendar.prep'));
  const isDue = jobs.some(({ userId }) => userId === desk.account.userId);
  if (isDue) await makePreps(ctx, desk.account);
  return isDue;
};
const made = () => ctx.db.asUser(desk.account.userId, (tx) => storedPreps(ctx, tx, desk.account));
const titlesMade = async () => (await made()).map(({ at }) => at.split(' ')[1]).sort();
const decisions = async () =>
  (await made()).flatMap(({ content }) =>
    (content?.facts ?? []).flatMap((fact) => (fact.kind === 'decide' ? [fact.text] : [])),
  );
const revision = async () => {
  const rows = await ctx.peek('select revision from calendar_book where user_id = $1', [desk.account.userId]);
  return Number(rows[0]?.['revision']);
};
const ask = (at: Parameters<typeof meetingPrep>[3]) =>
  ctx.db.asUser(desk.account.userId, (tx) => meetingPrep(ctx, tx, desk.account, at));

describe('a preparation made ahead', () => {
  test('covers meetings of the next 14 hours with a guest, and no others', async () => {
    await desk.mail('pricing', 'Pricing', question);
    await desk.event('review', review);
    await desk.event('alone', { start: '2026-11-20T18:00', end: '2026-11-20T19:00' });
    await desk.event('late', { ...review, start: '2026-11-21T08:00', end: '2026-11-21T09:00' });
    await desk.event('stranger', {
      ...review,
      organizer: { name: 'Eve', email: 'eve@unknown.example', self: false },
      own: { answer: 'unanswered', note: null },
    });
    await desk.event('declined', { ...review, own: { answer: 'declined', note: null } });
    expect(await round()).toBe(true);
    expect(await titlesMade()).toEqual(['review']);
    expect(await decisions()).toEqual([question]);
    expect(await round()).toBe(false);
    ctx.clock.advance(6 * 3_600_000);
    expect(await round()).toBe(true);
    expect(await titlesMade()).toEqual(['late']);
  });

  test('is made for one instance of a series', async () => {
    await desk.event('weekly', {
      ...review,
      start: '2026-11-13T16:00',
      end: '2026-11-13T17:00',
      recurrence: ['RRULE:FREQ=WEEKLY'],
    });
    await round();
    expect((await made()).map(({ at }) => at)).toEqual(['alex@northwind.example weekly 2026-11-20T15:00:00Z']);
  });

  test('waits until the mailbox and every shown calendar are read', async () => {
    await desk.event('review', review);
    const set = (text: string) => ctx.peek(text, [desk.account.userId]);
    await set('update mailbox set is_active = true where user_id = $1');
    expect(await round()).toBe(false);
    await set('update mailbox set is_active = false where user_id = $1');
    await set("update calendar set phase = 'listing' where user_id = $1");
    expect(await round()).toBe(false);
    await set("update calendar set phase = 'following' where user_id = $1");
    expect(await round()).toBe(true);
  });

  test('stands encrypted in the database', async () => {
    await desk.mail('pricing', 'Pricing', question);
    await desk.event('review', review);
    await round();
    const rows = JSON.stringify(await ctx.peek('select * from meeting_prep'));
    expect(rows).toContain('v1.');
    for (const word of ['Helio', 'dana@far.example', 'Pricing']) expect(rows).not.toContain(word);
  });

  test('reaches devices with the changes of the calendar', async () => {
    await desk.mail('pricing', 'Pricing', question);
    const at = await desk.event('review', review);
    const before = await revision();
    await round();
    const { preps, revision: after } = await calendarChanges(ctx, desk.account, before);
    expect(preps).toMatchObject([{ at, until: '2026-11-20T16:00:00.000Z', seen: '2026-11-20T11:00:00.000Z' }]);
    expect((await calendarChanges(ctx, desk.account, after)).preps).toEqual([]);
  });
});

test('a preparation asks the database at most 12 times, also if the one made ahead is outdated', async () => {
  for (let nth = 0; nth < 30; nth += 1)
    await desk.mail(`pricing${nth}`, `Pricing ${nth}`, question, { minutesAgo: nth });
  const at = await desk.event('review', review);
  await round();
  await desk.mail('budget', 'Pricing budget', 'Can you approve the budget by Monday?', { minutesAgo: 1 });
  const asked = vi.spyOn(Client.prototype, 'query');
  const facts = await ask(at);
  const all = asked.mock.calls.map(([query], nth) => ({
    text: typeof query === 'string' ? query : '',
    connection: asked.mock.contexts[nth],
  }));
  asked.mockRestore();
  expect(JSON.stringify(facts)).toContain('approve the budget');
  const connection = all.find(({ text }) => text.includes('mail_for_terms'))?.connection;
  const queries = all.filter(
    (one) => one.connection === connection && !/^(?:begin|commit|start transaction|select set_config)/i.test(one.text),
  );
  expect(queries.length).toBeGreaterThan(5);
  expect(queries.length).toBeLessThanOrEqual(12);
});

describe('a preparation made ahead goes', () => {
  beforeEach(async () => {
    await desk.mail('pricing', 'Pricing', question);
    await desk.event('review', review);
    await round();
  });
  const key = async () => {
    const [one] = await made();
    if (one === undefined) throw new Error('Nothing is made.');
    return one.at;
  };

  test('when a guest writes, and the answer of the moment in between is already the new one', async () => {
    const at = await key();
    await desk.mail('budget', 'Pricing budget', 'Can you approve the budget by Monday?', { minutesAgo: 1 });
    expect(JSON.stringify(await ask(at))).toContain('approve the budget');
    expect(await round()).toBe(true);
    expect(await decisions()).toContain('Can you approve the budget by Monday?');
  });

  test('when one of its mails is deleted', async () => {
    await ctx.db.asUser(desk.account.userId, async (tx) => {
      const revision = await nextMailRevision(tx, desk.account);
      await dropMessages(tx, desk.account, [MessageId.parse('pricing')], { revision, at: start });
    });
    expect(JSON.stringify(await ask(await key()))).not.toContain('Helio');
    await round();
    expect(await decisions()).toEqual([]);
  });

  test('when the event moves or gets another title', async () => {
    await desk.event('review', { ...review, title: 'Plants', start: '2026-11-20T18:00', end: '2026-11-20T19:00' });
    expect(JSON.stringify(await ask(await key()))).not.toContain('Helio');
    await round();
    expect((await made()).map(({ until }) => until.toISOString())).toEqual(['2026-11-20T18:00:00.000Z']);
    expect(await decisions()).toEqual([]);
  });

  test('when the event is cancelled', async () => {
    await desk.cancel(await key());
    await round();
    expect(await made()).toEqual([]);
  });

  test('when the meeting is over', async () => {
    ctx.clock.set(new Date('2026-11-20T16:00:00Z'));
    expect(await round()).toBe(true);
    expect(await made()).toEqual([]);
    expect(await round()).toBe(false);
  });

  test('when the person settles a promise', async () => {
    await desk.mail('promise', 'Pricing', 'I will send you the pricing sheet by Monday.', {
      from: maya,
      to: [dana],
      labels: ['sent'],
      minutesAgo: 2,
    });
    await round();
    const kinds = async () => (await made()).flatMap(({ content }) => content?.facts.map(({ kind }) => kind) ?? []);
    expect(await kinds()).toContain('promised');
    const id = promiseIdOf(MessageId.parse('promise'), { paragraph: 0, sentence: 0 });
    await ctx.db.asUser(desk.account.userId, async (tx) => {
      await lockPromises(tx, desk.account);
      await nextRevision(tx, desk.account);
      await storeMarks(tx, desk.account, [{ id, mark: 'done' }], ctx.clock.now());
    });
    expect((await ask(await key()))?.map(({ kind }) => kind)).not.toContain('promised');
    await round();
    expect(await kinds()).not.toContain('promised');
  });

  test('but not when somebody else writes', async () => {
    const before = await revision();
    await desk.mail('plants', 'Plants', 'Could you water the plants?', {
      from: { name: 'Uwe', email: 'uwe@elsewhere.example' },
    });
    expect(await round()).toBe(true);
    expect(await revision()).toBe(before);
    expect(await round()).toBe(false);
    expect(await titlesMade()).toEqual(['review']);
  });
});
