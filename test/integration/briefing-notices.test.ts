// The notice that a briefing is ready: at the person's own time, once a day, outside quiet hours, and with nothing of their mail.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { minutesOf } from '#domain/day.ts';
import type { Account } from '#domain/id.ts';
import type { SettingName, Settings } from '#domain/settings.ts';
import { ada, mailOf } from '#emulators/google/small-seed.ts';
import { type Asker, askerOf, wholeApp } from '#test/support/bearer.ts';
import { changeSetting } from '#test/support/change-setting.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { openPushSink, type PushDevice } from '#test/support/push-sink.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const minute = 60_000;
const day = 24 * 60;

let world: World;
let account: Account;
let ask: Asker;
let device: PushDevice;

const set = <Name extends SettingName>(name: Name, value: Settings[Name]) => changeSetting(ask, name, value);
const round = async (ms = 0): Promise<void> => {
  world.ctx.clock.advance(ms);
  await world.ctx.db.system((tx) => world.ctx.jobs.add(tx, 'reminders.round', {}));
  await world.work();
};
const titles = () => device.pushed.map(({ notice }) => notice.title);
const subscribe = (by: Asker = ask) => {
  const body = JSON.stringify({ subscription: device.subscription, zone: 'UTC' });
  return by('/api/notices/devices', { method: 'POST', body });
};
/** Minutes after midnight of UTC, so long from now. */
const inMinutes = (minutes: number): number => (minutesOf(world.ctx.clock.now(), 'UTC') + minutes) % day;

beforeEach(async () => {
  const sink = await openPushSink();
  world = await openWorld({ pushWeb: sink.web });
  account = await world.connect(ada);
  ask = await askerOf(world.ctx, wholeApp(world.ctx), account.userId);
  device = sink.device();
  await subscribe();
  await set('quietHours', null);
});

test('it comes at its time and not before, once a day, and again the next day', async () => {
  await set('briefingAt', inMinutes(10));
  await round();
  expect(titles()).toEqual([]);
  await round(10 * minute);
  await round(minute);
  expect(titles()).toEqual(['Your briefing is ready']);
  expect(device.pushed[0]?.notice).toMatchObject({ kind: 'briefing', body: '', url: '/briefing' });
  await round((day - 5) * minute);
  // The first session has ended.
  await subscribe(await askerOf(world.ctx, wholeApp(world.ctx), account.userId));
  await round(6 * minute);
  expect(titles()).toEqual(['Your briefing is ready', 'Your briefing is ready']);
});

test('it says nothing of the mail, even where notices may show subjects', async () => {
  await set('noticeSubject', true);
  const text = 'Can you approve the offer by tomorrow?';
  const raw = Buffer.from(mailOf({ from: 'Maya <maya@northwind.example>', subject: 'The boat', text })).toString(
    'base64url',
  );
  await world.google.control('deliver', { mailbox: ada, raw });
  await set('wrapUpAt', inMinutes(1));
  await round(minute);
  const said = device.pushed.filter(({ notice }) => notice.kind === 'briefing').map(({ notice }) => notice);
  expect(said).toMatchObject([{ title: 'Your evening wrap-up is ready', body: '', url: '/briefing?of=evening' }]);
  expect(JSON.stringify(said)).not.toMatch(/boat|Maya|offer/);
});

test('quiet hours keep it away, and an undone time sends none', async () => {
  await set('quietHours', { from: inMinutes(0), to: inMinutes(30) });
  await set('briefingAt', inMinutes(5));
  await round(5 * minute);
  expect(titles()).toEqual([]);
  await set('quietHours', null);
  const id = await set('wrapUpAt', inMinutes(5));
  const undo = JSON.stringify({ id: randomUUID(), command: { kind: 'undo', args: { commandId: id } }, spoken: false });
  expect((await ask('/api/commands', { method: 'POST', body: undo })).status).toBe(200);
  await round(5 * minute);
  expect(titles()).toEqual([]);
});

test('the time is of the zone that the person set', async () => {
  await set('timeZone', 'Asia/Kolkata');
  await set('briefingAt', (inMinutes(5) + 330) % day);
  await round(5 * minute);
  expect(titles()).toEqual(['Your briefing is ready']);
});
