// Notices to devices: encrypted, once per cause, only what the person wants, and never to a device that is gone.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Account, MessageId } from '#domain/id.ts';
import type { SettingName, Settings } from '#domain/settings.ts';
import { ada, ben, mailOf } from '#emulators/google/small-seed.ts';
import { defaultScopes } from '#emulators/sign-in-as.ts';
import { refOf } from '#server/account.ts';
import { syncCalendars } from '#server/calendar/sync.ts';
import { type Asker, askerOf, wholeApp } from '#test/support/bearer.ts';
import { changeSetting } from '#test/support/change-setting.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { openPushSink, type PushDevice, type PushSink } from '#test/support/push-sink.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const withCalendar = `${defaultScopes} https://www.googleapis.com/auth/calendar`;
const minute = 60_000;

let sink: PushSink;
let world: World;
let account: Account;
let ask: Asker;
let device: PushDevice;

const post = (path: string, body: object) => ask(path, { method: 'POST', body: JSON.stringify(body) });
const subscribe = (to: PushDevice = device, by: Asker = ask, zone = 'UTC') =>
  by('/api/notices/devices', {
    method: 'POST',
    body: JSON.stringify({ subscription: to.subscription, zone }),
  });
const set = <Name extends SettingName>(name: Name, value: Settings[Name]) => changeSetting(ask, name, value);
const shown = (at: PushDevice = device) => at.pushed.map(({ notice }) => notice);
const rows = (table: string) => world.ctx.peek(`select * from ${table} where user_id = $1`, [account.userId]);

const arrive = async (subject: string, { from = `Maya Chen <maya@${ada.split('@')[1]}>`, text = '' } = {}) => {
  const words = text || 'Can you approve the offer by tomorrow? I need your answer today.';
  const raw = Buffer.from(mailOf({ from, subject, text: words })).toString('base64url');
  await world.google.control('deliver', { mailbox: ada, raw });
  await world.ctx.db.asUser(account.userId, (tx) =>
    world.ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }),
  );
  await world.later(1000);
};
const round = async (ms = 0): Promise<void> => {
  world.ctx.clock.advance(ms);
  await world.ctx.db.system((tx) => world.ctx.jobs.add(tx, 'reminders.round', {}));
  await world.work();
};

beforeEach(async () => {
  sink = await openPushSink();
  world = await openWorld({ pushWeb: sink.web });
  account = await world.connect(ada, withCalendar);
  ask = await askerOf(world.ctx, wholeApp(world.ctx), account.userId);
  device = sink.device();
  await subscribe();
  await set('quietHours', null);
});

describe('a notice', () => {
  test('of urgent mail is encrypted for one device, signed by this server, and names nobody', async () => {
    await arrive('The offer for the boat');
    expect(shown()).toMatchObject([{ kind: 'mail', title: 'A mail needs you', body: '' }]);
    const [pushed] = device.pushed;
    expect(pushed?.notice.url).toMatch(/^\/email-player#thread=\w+$/);
    expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(pushed?.claims.aud).toBe('https://push.example');
    expect(pushed?.signedBy).toBe(world.ctx.webPush?.publicKey);
    expect(pushed?.bytes.toString('latin1')).not.toMatch(/mail|offer|boat|Maya/i);
  });

  test('shows sender and subject when the person allows it', async () => {
    await set('noticeSubject', true);
    await arrive('The offer for the boat');
    expect(shown()).toMatchObject([{ title: 'Maya Chen', body: 'The offer for the boat' }]);
  });

  test('comes once, whatever runs again', async () => {
    await arrive('The offer for the boat');
    const { ctx } = world;
    const [row] = await ctx.peek("select id from message where subject = 'The offer for the boat'");
    await ctx.db.asUser(account.userId, (tx) =>
      ctx.jobs.add(tx, 'notices.send', {
        ...refOf(account),
        about: { kind: 'mail', messageIds: [MessageId.parse(row?.['id'])] },
      }),
    );
    await world.work();
    expect(shown()).toHaveLength(1);
  });

  test('does not come for a newsletter, a stranger, or mail that only informs', async () => {
    await arrive('Weekly offers', { from: 'Shop <news@shop.example>', text: 'Ten percent off. Unsubscribe here.' });
    await arrive('A question', { from: 'Sam Sale <sam@sale.example>' });
    await arrive('For your information', { text: 'The minutes are in the folder.' });
    expect(shown()).toEqual([]);
  });

  test('reaches every device of the person, and no other person', async () => {
    const phone = sink.device();
    await subscribe(phone);
    const bens = sink.device();
    const other = await world.connect(ben);
    await subscribe(bens, await askerOf(world.ctx, wholeApp(world.ctx), other.userId));
    await arrive('The offer for the boat');
    expect([shown().length, shown(phone).length, shown(bens).length]).toEqual([1, 1, 0]);
  });
});

describe('what the person chose', () => {
  test('keeps mail away in quiet hours, in their zone', async () => {
    const hour = world.ctx.clock.now().getUTCHours();
    // Kolkata is five and a half hours ahead.
    const there = ((hour + 5) * 60 + 30 + world.ctx.clock.now().getUTCMinutes()) % 1440;
    const [from, to] = [(there + 1430) % 1440, (there + 30) % 1440];
    await set('timeZone', 'Asia/Kolkata');
    await set('quietHours', { from, to });
    await arrive('The offer for the boat');
    expect(shown()).toEqual([]);
    await set('timeZone', 'UTC');
    await arrive('The second offer');
    expect(shown()).toHaveLength(1);
  });

  test('switches a kind off, and an undo switches it on', async () => {
    const id = await set('noticeMail', false);
    await arrive('The offer for the boat');
    expect(shown()).toEqual([]);
    const undo = { id: randomUUID(), command: { kind: 'undo', args: { commandId: id } }, spoken: false };
    expect((await post('/api/commands', undo)).status).toBe(200);
    await arrive('The second offer');
    expect(shown()).toHaveLength(1);
  });

  test('goes by the zone of the first device until the settings name one', async () => {
    const zoneNow = async () => (await ask('/api/notices?zone=Asia/Tokyo')).json();
    const keyed = { key: world.ctx.webPush?.publicKey };
    await subscribe(sink.device(), ask, 'Europe/Berlin');
    expect(await zoneNow()).toEqual({ ...keyed, zone: 'UTC' });
    await set('timeZone', 'Europe/Berlin');
    expect(await zoneNow()).toEqual({ ...keyed, zone: 'Europe/Berlin' });
  });
});

describe('a device', () => {
  test.each([404, 410])('is removed when its push service answers %s', async (status) => {
    device.answers(status);
    await arrive('The offer for the boat');
    expect(await rows('push_subscription')).toEqual([]);
  });

  test('stays when its push service has trouble', async () => {
    device.answers(503);
    await arrive('The offer for the boat');
    expect(await rows('push_subscription')).toHaveLength(1);
  });

  test('hears nothing once its session is over', async () => {
    await post('/api/accounts/sign-out', {});
    await arrive('The offer for the boat');
    expect(shown()).toEqual([]);
    expect(await rows('push_subscription')).toEqual([]);
  });

  test('hears nothing after it unsubscribes', async () => {
    await post('/api/notices/devices/remove', { endpoint: device.subscription.endpoint });
    await arrive('The offer for the boat');
    expect(shown()).toEqual([]);
  });

  test('stands encrypted in the database', async () => {
    const [row] = await rows('push_subscription');
    const { endpoint, keys } = device.subscription;
    for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(JSON.stringify(row)).not.toContain(secret);
  });

  test.each([
    'http://push.example/device',
    'https://127.0.0.1/device',
    'https://10.0.0.8/device',
    'https://[::1]/device',
    'https://localhost/device',
    'https://flow.internal/device',
    'https://push.example:8443/device',
    'https://user@push.example/device',
  ])('cannot be at %s', async (endpoint) => {
    const subscription = { ...device.subscription, endpoint };
    expect((await post('/api/notices/devices', { subscription, zone: 'UTC' })).status).toBe(400);
  });

  test('tries a notice at once, also in quiet hours', async () => {
    await set('quietHours', { from: 0, to: 1439 });
    const { endpoint } = device.subscription;
    expect(await (await post('/api/notices/test', { endpoint })).json()).toEqual({ outcome: 'sent' });
    expect(shown()).toMatchObject([{ kind: 'test' }]);
    device.answers(410);
    expect(await (await post('/api/notices/test', { endpoint })).json()).toEqual({ outcome: 'gone' });
    expect(await (await post('/api/notices/test', { endpoint })).json()).toEqual({ outcome: 'gone' });
  });
});

describe('a meeting', () => {
  const meeting = (minutes: number, more: object = {}) => {
    const start = world.ctx.clock.now().getTime() + minutes * minute;
    const at = (ms: number) => ({ dateTime: new Date(ms).toISOString(), timeZone: 'Europe/Berlin' });
    const event = { summary: 'Pricing review', location: 'Board room', ...more };
    return world.google.control('calendar-event', {
      calendar: ada,
      event: { ...event, start: at(start), end: at(start + 30 * minute) },
    });
  };

  test('has its notice ten minutes before, once', async () => {
    await set('noticeSubject', true);
    await meeting(25);
    await syncCalendars(world.ctx, account);
    await round();
    await round(10 * minute);
    expect(shown()).toEqual([]);
    await round(5 * minute);
    await round(minute);
    expect(shown()).toMatchObject([
      { kind: 'meeting', title: 'Pricing review', body: 'In 10 minutes, Board room', url: '/calendar' },
    ]);
  });

  test('has none if it is over, free time, or declined', async () => {
    await meeting(-20);
    await meeting(5, { transparency: 'transparent' });
    await syncCalendars(world.ctx, account);
    await round();
    expect(shown()).toEqual([]);
  });

  test('does not open sealed events in each round', async () => {
    await meeting(300);
    await syncCalendars(world.ctx, account);
    await round();
    const due = () => {
      const now = world.ctx.clock.now();
      return world.ctx.peek('select * from meetings_due($1, $2)', [now, new Date(now.getTime() + 10 * minute)]);
    };
    expect(await due()).toEqual([]);
    world.ctx.clock.advance(291 * minute);
    expect(await due()).toHaveLength(1);
  });
});

test('a reminder that is due has its notice', async () => {
  await set('noticeSubject', true);
  const { ctx } = world;
  const [row] = await ctx.peek("select id, thread_id, subject from message where 'inbox' = any(labels) limit 1");
  await ctx.peek(
    `insert into reminder (user_id, account_id, thread_id, kind, wake_at, unless_answered, command_id)
     values ($1, $2, $3, 'remind', $4, false, $1)`,
    [account.userId, account.id, String(row?.['thread_id']), new Date(ctx.clock.now().getTime() - 1000)],
  );
  await ctx.db.system((tx) => ctx.jobs.add(tx, 'reminders.round', {}));
  await world.work();
  expect(shown()).toMatchObject([{ kind: 'reminder', title: row?.['subject'] }]);
});

test('a lost connection has its notice after quiet hours, once', async () => {
  await world.ctx.peek('update mailbox set needs_reauth = true where user_id = $1', [account.userId]);
  const minutes = world.ctx.clock.now().getUTCHours() * 60 + world.ctx.clock.now().getUTCMinutes();
  await set('quietHours', { from: minutes, to: (minutes + 60) % 1440 });
  await round();
  expect(shown()).toEqual([]);
  await round(61 * minute);
  await round(minute);
  expect(shown()).toMatchObject([{ kind: 'reconnect', title: 'Flow needs you to reconnect' }]);
});

test('a host without a key offers no notices', async () => {
  const bare = await openWorld({ config: { vapidKey: null } });
  const person = await bare.connect(ada);
  const bareAsk = await askerOf(bare.ctx, wholeApp(bare.ctx), person.userId);
  expect(await (await bareAsk('/api/notices?zone=UTC')).json()).toMatchObject({ key: null });
  expect(await (await subscribe(device, bareAsk)).json()).toMatchObject({ code: 'notices.none' });
});
