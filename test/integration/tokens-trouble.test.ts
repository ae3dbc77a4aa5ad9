import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { signInAs } from '#emulators/sign-in-as.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { connectMailbox } from '#server/mailbox/connect.ts';
import { freshToken } from '#server/tokens/fresh.ts';
import { keepTokens } from '#server/tokens/keep.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { archive, type Desk, openDesk } from '#test/support/desk.ts';
import { drain } from '#test/support/jobs.ts';

const desk: Desk = await openDesk();
const { world, account: me } = desk;
const { ctx, google } = world;
/** Another person with an account here. */
const other = await world.connect(ben);
const minute = 60_000;

const end = (account: Account) =>
  ctx.peek('update user_tokens set token_expires_at = $2 where user_id = $1', [account.userId, ctx.clock.now()]);
const mailbox = async (account = me) =>
  (await ctx.peek('select needs_reauth, error from mailbox where user_id = $1', [account.userId]))[0];
const codeOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => 'no problem',
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );
const refreshes = async () => (await google.calls()).filter(({ path }) => path === '/token').length;
const audits = () =>
  ctx.peek(`select 1 as one from audit_log where action_type = 'token_unreadable' and user_id = $1`, [me.userId]);

beforeEach(async () => {
  await google.clearFaults();
  await desk.reconnect();
  await world.work();
});

describe('every token error except a plain failure makes the account wait', () => {
  const reports: string[] = [];
  let deaf = () => {};
  beforeEach(() => {
    reports.length = 0;
    deaf = ctx.live.listen(me, ({ kind }) => reports.push(kind));
  });
  afterEach(() => deaf());

  test('a refused refresh token', async () => {
    await end(me);
    await google.control('revoke', { email: ada });
    expect(await codeOf(freshToken(ctx, me))).toBe('token.refresh-invalid');
    expect(await mailbox()).toEqual({ needs_reauth: true, error: 'token.refresh-invalid' });
    await expect.poll(() => reports).toContain('sync');
  });

  test('no tokens', async () => {
    await ctx.peek('delete from user_tokens where user_id = $1', [me.userId]);
    expect(await codeOf(freshToken(ctx, me))).toBe('token.missing');
    expect(await mailbox()).toEqual({ needs_reauth: true, error: 'token.missing' });
  });

  test('no refresh token', async () => {
    await ctx.peek('update user_tokens set refresh_token = null where user_id = $1', [me.userId]);
    await end(me);
    expect(await codeOf(freshToken(ctx, me))).toBe('token.no-refresh');
    expect(await mailbox()).toEqual({ needs_reauth: true, error: 'token.no-refresh' });
  });

  test('a renewed token that cannot be saved keeps the old ones', async () => {
    await end(me);
    await ctx.peek('alter table user_tokens add constraint nothing_fits check (false) not valid');
    try {
      expect(await codeOf(freshToken(ctx, me))).toBe('token.save-failed');
    } finally {
      await ctx.peek('alter table user_tokens drop constraint nothing_fits');
    }
    expect(await mailbox()).toEqual({ needs_reauth: true, error: 'token.save-failed' });
    expect(await freshToken(ctx, me)).toEqual(expect.any(String));
  });

  test.each([500, 503, 429, 400])('a plain failure, %i, does not make the account wait', async (status) => {
    await end(me);
    await google.control('faults', { pattern: '^/token$', status });
    expect(await codeOf(freshToken(ctx, me))).toBe('token.refresh-failed');
    expect(await mailbox()).toEqual({ needs_reauth: false, error: null });
    await google.clearFaults();
    expect(await freshToken(ctx, me)).toEqual(expect.any(String));
  });

  test('a scope never granted makes it wait', async () => {
    const tokens = await signInAs(google.url, { email: ada, scope: 'openid email profile' });
    await ctx.db.asUser(me.userId, (tx) =>
      keepTokens(ctx, tx, me, {
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
        expiresInSeconds: tokens.expires_in,
        scope: tokens.scope,
      }),
    );
    const { id } = await desk.give(archive(await desk.first()));
    await world.work();
    expect(await desk.state(id)).toEqual({ state: 'waiting', problem: null });
    expect(await mailbox()).toEqual({ needs_reauth: true, error: 'provider.scope-missing' });
    await desk.reconnect();
    await world.work();
    expect(await desk.state(id)).toEqual({ state: 'delivered', problem: null });
  });
});

describe('the token check', () => {
  const check = async () => {
    await ctx.db.system((tx) => ctx.jobs.add(tx, 'tokens.check', {}));
    return drain(
      ctx,
      world.jobs.filter(({ queue }) => queue.startsWith('tokens.')),
    );
  };

  test('renews tokens that expire within five minutes, and no others', async () => {
    const before = await refreshes();
    await ctx.peek('update user_tokens set token_expires_at = $2 where user_id = $1', [
      me.userId,
      new Date(ctx.clock.now().getTime() + 5 * minute + 1),
    ]);
    await check();
    expect(await refreshes()).toBe(before);
    await ctx.peek('update user_tokens set token_expires_at = $2 where user_id = $1', [
      me.userId,
      new Date(ctx.clock.now().getTime() + 5 * minute),
    ]);
    await check();
    expect(await refreshes()).toBe(before + 1);
    await check();
    expect(await refreshes()).toBe(before + 1);
  });

  test('notices one dead connection, renews the other, and stops asking for the first', async () => {
    await Promise.all([end(me), end(other)]);
    await google.control('revoke', { email: ada });
    await check();
    expect(await mailbox()).toMatchObject({ needs_reauth: true });
    expect(await mailbox(other)).toMatchObject({ needs_reauth: false });
    const before = await refreshes();
    await check();
    expect(await refreshes()).toBe(before);
  });
});

test('a revoked connection keeps every command for any time and then delivers them in order', async () => {
  const [one, two] = await desk.inbox();
  if (!one || !two) throw new Error('too little mail');
  await google.control('revoke', { email: ada });
  await end(me);
  const a = await desk.give(archive(one));
  const b = await desk.give({ kind: 'star', args: { threadIds: [two] } });
  await world.work();
  ctx.clock.advance(8 * 24 * 60 * minute);
  await world.work();
  expect([await desk.state(a.id), await desk.state(b.id)]).toEqual(Array(2).fill({ state: 'waiting', problem: null }));
  expect((await changesSince(ctx, me, 0)).needsReauth).toBe(true);
  ctx.clock.set(new Date());
  await desk.reconnect();
  await world.work();
  expect([await desk.state(a.id), await desk.state(b.id)]).toEqual(
    Array(2).fill({ state: 'delivered', problem: null }),
  );
});

describe('different clocks', () => {
  test.each([60, -60, 10, -10])(
    '%i minutes from the start: no call fails, and one refresh an hour is enough',
    async (minutes) => {
      await google.control('clock', { advanceMs: -minutes * minute });
      try {
        await desk.reconnect();
        const before = await refreshes();
        for (let at = 0; at < 36; at++) {
          ctx.clock.advance(10 * minute);
          await google.control('clock', { advanceMs: 10 * minute });
          await withToken(ctx, me, 'interactive', (caller) => ctx.provider(me).profile(caller));
        }
        expect(await refreshes()).toBeGreaterThanOrEqual(before + 6);
        expect(await refreshes()).toBeLessThanOrEqual(before + 7);
      } finally {
        await google.control('clock', { reset: true });
        ctx.clock.set(new Date());
      }
    },
  );

  test.each([60, -60, 10, -10])('a jump of %i minutes: no call fails', async (minutes) => {
    ctx.clock.advance(minutes * minute);
    try {
      for (let at = 0; at < 12; at++) {
        ctx.clock.advance(10 * minute);
        await google.control('clock', { advanceMs: 10 * minute });
        const profile = withToken(ctx, me, 'interactive', (caller) => ctx.provider(me).profile(caller));
        expect((await profile).email).toBe(ada);
      }
    } finally {
      await google.control('clock', { reset: true });
      ctx.clock.set(new Date());
    }
  });
});

describe('[AC-07] altered stored tokens are never used', () => {
  const refused = async () => {
    const before = (await google.calls()).length;
    for (let n = 0; n < 3; n++) expect(await codeOf(freshToken(ctx, me))).toBe('secret.unreadable');
    expect(await google.calls()).toHaveLength(before);
    expect(await audits()).toHaveLength(1);
  };
  beforeEach(() => ctx.peek('delete from audit_log where user_id = $1', [me.userId]));

  test('plain text in the column is refused and logged once', async () => {
    await ctx.peek('alter table user_tokens drop constraint user_tokens_access_token_check');
    try {
      await ctx.peek(`update user_tokens set access_token = 'ya29.plain' where user_id = $1`, [me.userId]);
      await refused();
    } finally {
      await desk.keepNewTokens();
      await ctx.peek(
        `alter table user_tokens add constraint user_tokens_access_token_check check (access_token like 'v1.%')`,
      );
    }
  });

  test('one flipped bit of a token', async () => {
    const [row] = await ctx.peek('select access_token from user_tokens where user_id = $1', [me.userId]);
    const sealed = String(row?.access_token);
    const at = sealed.length - 9;
    const flipped = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    await ctx.peek('update user_tokens set access_token = $2 where user_id = $1', [me.userId, flipped]);
    await refused();
  });

  test('another person’s token in the own row', async () => {
    await ctx.peek(
      'update user_tokens set access_token = (select access_token from user_tokens where user_id = $2) where user_id = $1',
      [me.userId, other.userId],
    );
    await refused();
  });
});

describe('a token opens only its owner’s mail', () => {
  const idsOf = async (email: string) => [...(await google.labels(email)).keys()];

  test('at Google it reads no other mailbox', async () => {
    const { access_token: token } = await signInAs(google.url, { email: ada });
    const ask = (path: string) =>
      fetch(`${google.url}/gmail/v1/users/${path}`, { headers: { authorization: `Bearer ${token}` } });
    const [theirs] = await idsOf(ben);
    expect((await ask(`me/messages/${theirs}?format=raw`)).status).toBe(404);
    expect([403, 404]).toContain((await ask(`${encodeURIComponent(ben)}/messages/${theirs}`)).status);
    expect([403, 404]).toContain((await ask(`${encodeURIComponent(ben)}/profile`)).status);
    const list: unknown = await (await ask('me/messages?maxResults=500')).json();
    expect(JSON.stringify(list)).not.toContain(theirs);
  });

  test('in Flow it reads no other mailbox', async () => {
    const theirs = await idsOf(ben);
    const mine = JSON.stringify(await changesSince(ctx, me, 0));
    const those = JSON.stringify(await changesSince(ctx, other, 0));
    for (const id of theirs) expect(mine).not.toContain(id);
    expect(theirs.some((id) => those.includes(id))).toBe(true);
    const crossed = ctx.db.asUser(me.userId, (tx) =>
      tx.selectFrom('user_tokens').select('user_id').where(ofAccount(other)).execute(),
    );
    expect(await crossed).toEqual([]);
    await connectMailbox(ctx, me);
  });
});
