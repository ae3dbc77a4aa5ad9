// What each person did on each of their days, kept by triggers and counted again by one function.
import { beforeEach, expect, test } from 'vitest';
import { actions } from '#domain/action-words.ts';
import { SessionId } from '#domain/id.ts';
import { notOwnActs } from '#domain/own-acts.ts';
import { recordSession } from '#server/activity/sessions.ts';
import { newUserId } from '#test/support/context.ts';
import { archive, type Desk, openDesk } from '#test/support/desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const peek = (text: string, values?: Parameters<Desk['world']['ctx']['peek']>[1]) => desk.world.ctx.peek(text, values);
const counted = `select day::text, mails, acts, counts, sessions, seconds from activity_daily where user_id = $1 order by day`;
const days = () => peek(counted, [desk.account.userId]);
const sessions = () =>
  peek('select day::text, hour, device, emails, seconds from triage_session where user_id = $1 order by began', [
    desk.account.userId,
  ]);
const facts = async () => (await peek('select * from person_facts where user_id = $1', [desk.account.userId]))[0];

const session = (kind: 'started' | 'completed', at: string, emails: number, id = one) =>
  recordSession(desk.world.ctx, desk.account.userId, { id, kind, at: Date.parse(at), emails, device: 'mobile' });
const one = SessionId.parse('01935000-0000-7000-8000-000000000001');
const two = SessionId.parse('01935000-0000-7000-8000-000000000002');

const zone = (value: string) => desk.give({ kind: 'change-setting', args: { name: 'timeZone', value } });

test('days count acts, sessions, their mails, their length, hour and device, in the person’s zone', async () => {
  desk.world.ctx.clock.set(new Date('2026-11-20T12:00:00Z'));
  await zone('Asia/Tokyo');
  await session('started', '2026-11-19T16:30:00Z', 9);
  await session('completed', '2026-11-19T16:34:30Z', 7);
  await desk.give(archive(await desk.first()));
  expect(await days()).toEqual([
    expect.objectContaining({
      day: '2026-11-20',
      mails: 1,
      acts: 4,
      counts: { settings_updated: 1, session_started: 1, session_completed: 1, email_archived: 1 },
      sessions: 1,
      seconds: 270,
    }),
  ]);
  expect(await sessions()).toEqual([{ day: '2026-11-20', hour: 1, device: 'mobile', emails: 7, seconds: 270 }]);
  expect(await facts()).toMatchObject({ zone: 'Asia/Tokyo', first_finished: new Date('2026-11-19T16:34:30Z') });
});

test('the ends of a session may arrive twice, and in the wrong order', async () => {
  desk.world.ctx.clock.set(new Date('2026-11-20T12:00:00Z'));
  await session('completed', '2026-11-20T10:02:00Z', 3);
  await session('started', '2026-11-20T10:00:00Z', 3);
  await session('started', '2026-11-20T10:00:00Z', 3);
  await session('started', '2026-11-20T11:00:00Z', 3, two);
  expect(await days()).toMatchObject([{ sessions: 2, seconds: 120 }]);
  expect(await sessions()).toMatchObject([
    { emails: 3, seconds: 120 },
    { emails: null, seconds: null },
  ]);
});

test('what Flow or an operator does, and a logged test, make nobody active', async () => {
  const { userId } = desk.account;
  const log = (type: string, resource: string | null) =>
    peek(
      `insert into audit_log (user_id, created_at, action_type, action_description, resource_type, user_email)
       values ($1, now(), $2, '', $3, '')`,
      [userId, type, resource],
    );
  for (const type of Object.keys(actions)) await log(type, null);
  await log('session_started', 'test');
  const [row] = await days();
  expect(row?.['acts']).toBe(Object.keys(actions).length - notOwnActs.length);
  expect(row).toMatchObject({ sessions: 0 });
  expect(await sessions()).toEqual([]);
});

test('counting everything again changes nothing', async () => {
  desk.world.ctx.clock.set(new Date('2026-11-20T12:00:00Z'));
  await zone('America/New_York');
  await session('started', '2026-11-19T03:30:00Z', 9);
  await session('completed', '2026-11-19T06:34:30Z', 7);
  await session('started', '2026-11-20T11:00:00Z', 3, two);
  await desk.give(archive(...(await desk.inbox()).slice(0, 2)));
  const before = [await days(), await sessions(), await facts()];
  await peek(`update activity_daily set acts = 99, counts = '{"login": 5}' where user_id = $1`, [desk.account.userId]);
  await peek('select rebuild_activity()');
  expect([await days(), await sessions(), await facts()]).toEqual(before);
});

test('five mails in the first 24 hours count, later ones and undone ones do not', async () => {
  const { ctx } = desk.world;
  await peek('update person_facts set signed_up_at = $2 where user_id = $1', [desk.account.userId, ctx.clock.now()]);
  const [first, second, third] = await desk.inbox();
  if (!first || !second || !third) throw new Error('the inbox is too small');
  const { id } = await desk.give(archive(first, second));
  expect(await facts()).toMatchObject({ first_day_mails: 2 });
  await desk.give({ kind: 'undo', args: { commandId: id } });
  expect(await facts()).toMatchObject({ first_day_mails: 0 });
  ctx.clock.advance(25 * 3_600_000);
  await desk.give(archive(third));
  expect(await facts()).toMatchObject({ first_day_mails: 0 });
});

test('a zone that PostgreSQL does not know counts as none', async () => {
  const userId = newUserId();
  await peek(`insert into setting values ($1, 'timeZone', '"Mars/Olympus"')`, [userId]);
  expect(await peek('select zone from person_facts where user_id = $1', [userId])).toEqual([{ zone: null }]);
});

test('who acts on the first day after the sign-up came back, by their own days', async () => {
  const { userId } = desk.account;
  await zone('Asia/Tokyo');
  await peek(
    `update person_facts set signed_up_at = '2026-11-18T16:00Z', sign_up_day = '2026-11-19' where user_id = $1`,
    [userId],
  );
  await session('started', '2026-11-19T14:59:00Z', 1);
  expect(await facts()).toMatchObject({ back_1: false });
  await session('completed', '2026-11-19T15:01:00Z', 1);
  expect(await facts()).toMatchObject({ back_1: true, back_7: false, back_30: false });
});
