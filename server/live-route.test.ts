import { beforeEach, expect, test } from 'vitest';
import { livePath } from '#api/live.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Session } from '#server/handle.ts';
import { httpApp } from '#server/http.ts';
import { newAccount, newUserId, testContext } from '#test/support/context.ts';
import { eventually } from '#test/support/until.ts';
import { liveRoute } from './live-route.ts';
import { mostChannels, openChannels } from './open-channels.ts';

const ctx = await testContext();
let me = newAccount();
let session: Session | null = null;
let asked = 0;

const appWith = (context: Context, channels = openChannels()) =>
  httpApp(context, {
    routes: [liveRoute(context, 1, channels)],
    sessionOf: async () => {
      asked += 1;
      return session;
    },
    site: null,
    health: async () => ({}),
  });

/** Opens the channel; `says` reads on until it has said something that matches. */
const open = async (context: Context = ctx, channels = openChannels()) => {
  const answer = await appWith(context, channels).request(livePath);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const says = async (words: RegExp) => {
    while (!words.test(heard)) {
      const part = await reader?.read();
      if (!part || part.done) throw new Error(`it ended after: ${heard}`);
      heard += part.value;
    }
  };
  const end = async () => {
    while (!(await reader?.read())?.done);
  };
  return { answer, says, end, leave: () => reader?.cancel() };
};

const jobs = () => ctx.peek("select 1 from jobs.job where name = 'mailbox.sync' and singleton_key = $1", [me.userId]);

beforeEach(async () => {
  me = newAccount();
  session = { userId: me.userId, admin: false };
  asked = 0;
  await ctx.db.asUser(me.userId, (tx) =>
    tx
      .insertInto('mailbox')
      .values({ ...accountKey(me), email: 'ada@northwind.example', revision: '7' })
      .execute(),
  );
});

test('the live channel sends revision and sync state, asks for a sync, and repeats them after a signal', async () => {
  const channel = await open();
  expect(channel.answer.headers.get('content-type')).toBe('text/event-stream');
  await channel.says(/"kind":"revision","revision":7/);
  await channel.says(/"kind":"sync"/);
  await channel.says(/: here/);
  expect(await jobs()).toHaveLength(1);
  await ctx.db.asUser(me.userId, async (tx) => {
    await tx.updateTable('mailbox').set({ revision: '8' }).where(ofAccount(me)).execute();
    await ctx.live.tell(tx, me, { kind: 'revision', number: 8 });
  });
  await channel.says(/"revision":8/);
  expect(ctx.live.listening()).toEqual([me.id]);
  await channel.leave();
  await eventually(() => expect(ctx.live.listening()).toEqual([]));
});

test('the live channel ends with the session, at the next beat', async () => {
  const channel = await open();
  await channel.says(/: here/);
  session = null;
  await channel.end();
  expect(ctx.live.listening()).toEqual([]);
});

test('the live channel does not continue for the next person in the browser', async () => {
  const channel = await open();
  await channel.says(/: here/);
  session = { userId: newUserId(), admin: false };
  await channel.end();
  expect(ctx.live.listening()).toEqual([]);
});

const broken: [string, Context][] = [
  ['the first word', { ...ctx, db: { ...ctx.db, asUser: () => Promise.reject(new Error('canary')) } }],
  ['the wish for a sync', { ...ctx, jobs: { ...ctx.jobs, add: () => Promise.reject(new Error('canary')) } }],
];

test.each(broken)(
  'the live channel ends when %s fails, removes its listeners and logs the failure',
  async (_name, context) => {
    const before = ctx.lines.length;
    const channel = await open(context);
    await channel.end();
    expect(ctx.live.listening()).toEqual([]);
    const said = ctx.lines.slice(before).join('');
    expect(said).toContain('live.broken');
    expect(said).not.toContain('canary');
  },
);

test('the live channel refuses a caller without a session', async () => {
  session = null;
  const { answer } = await open();
  expect(answer.status).toBe(401);
  expect(asked).toBe(1);
  expect(ctx.live.listening()).toEqual([]);
});

test('a person’s twenty-first channel closes the oldest, which reopens only after a pause', async () => {
  const channels = openChannels();
  const own = [];
  for (let nth = 0; nth < mostChannels; nth++) own.push(await open(ctx, channels));
  for (const channel of own) await channel.says(/"kind":"sync"/);
  const [oldest, ...others] = own;
  const newest = await open(ctx, channels);
  await newest.says(/retry: 1000\n\n[^]*"kind":"sync"[^]*: here/);
  await oldest?.says(/retry: 30000/);
  await oldest?.end();
  for (const channel of others) {
    await channel.says(/: here/);
    await channel.leave();
  }
  await newest.leave();
  await eventually(() => expect(ctx.live.listening()).toEqual([]));
});

test('one person’s channels close no channel of another', async () => {
  const closed: string[] = [];
  const channels = openChannels(2);
  channels.enter('ben', () => closed.push('ben'));
  const leave = channels.enter('ada', () => closed.push('first'));
  channels.enter('ada', () => closed.push('second'));
  leave();
  channels.enter('ada', () => closed.push('third'));
  expect(closed).toEqual([]);
  channels.enter('ada', () => closed.push('fourth'));
  expect(closed).toEqual(['second']);
});
