// Only one refresh runs at a time, and only Google ends tokens.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { openKeyring } from '#server/crypto.ts';
import { newAccount, testContext } from '#test/support/context.ts';
import { freshToken } from './fresh.ts';
import { keepTokens, type NewTokens } from './keep.ts';

const base = await testContext();
const minute = 60_000;

/** Two processes of one Flow share only the database. */
let asked: string[] = [];
let refuse: ProblemCode | null = null;
let whileAsking: () => Promise<void> = async () => {};
const tokens: Context['tokens'] = () => ({
  revoke: async () => {},
  refresh: async (refreshToken) => {
    asked.push(refreshToken);
    await whileAsking();
    if (refuse !== null) throw new Problem(refuse);
    return { accessToken: `access-${asked.length}`, expiresInSeconds: 3600, scope: null };
  },
});
const ctx: Context = { ...base, tokens };
const otherProcess: Context = { ...base, tokens };

const first: NewTokens = {
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  expiresInSeconds: 3600,
  scope: 'openid email',
};
const keep = (account: Account, given: Partial<NewTokens> = {}) =>
  base.db.asUser(account.userId, (tx) => keepTokens(ctx, tx, account, { ...first, ...given }));
const rows = (account: Account) => base.peek('select * from user_tokens where user_id = $1', [account.userId]);
const codeOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => 'no problem',
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

let me = newAccount();
beforeEach(() => {
  asked = [];
  refuse = null;
  whileAsking = async () => {};
  me = newAccount();
});

describe('when a refresh is due', () => {
  test('a token with more than five minutes left is used', async () => {
    await keep(me);
    base.clock.advance(54 * minute);
    expect(await freshToken(ctx, me)).toBe('access-0');
    expect(asked).toEqual([]);
  });

  test('Flow refreshes and stores a token with five minutes or less', async () => {
    await keep(me);
    base.clock.advance(55 * minute);
    expect(await freshToken(ctx, me)).toBe('access-1');
    expect(await freshToken(ctx, me)).toBe('access-1');
    expect(asked).toEqual(['refresh-0']);
  });

  test('without a lifetime from Google, Flow assumes an hour', async () => {
    await keep(me, { expiresInSeconds: null });
    base.clock.advance(54 * minute);
    expect(await freshToken(ctx, me)).toBe('access-0');
    base.clock.advance(minute);
    expect(await freshToken(ctx, me)).toBe('access-1');
  });

  test('Flow refreshes a refused token, whatever its expiry', async () => {
    await keep(me);
    expect(await freshToken(ctx, me, { refused: 'access-0' })).toBe('access-1');
  });

  test('a refused token with a successor needs no second refresh', async () => {
    await keep(me);
    await freshToken(ctx, me, { refused: 'access-0' });
    expect(await freshToken(otherProcess, me, { refused: 'access-0' })).toBe('access-1');
    expect(asked).toHaveLength(1);
  });
});

describe('one at a time', () => {
  test('fifty requests in two processes cause one refresh', async () => {
    await keep(me);
    base.clock.advance(2 * 60 * minute);
    const got = await Promise.all(
      Array.from({ length: 50 }, (_, index) => freshToken(index % 2 ? ctx : otherProcess, me)),
    );
    expect(new Set(got)).toEqual(new Set(['access-1']));
    expect(asked).toHaveLength(1);
  });

  test('fifty 401 answers at once cause one refresh', async () => {
    await keep(me);
    const refused = { refused: 'access-0' };
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => freshToken(index % 2 ? ctx : otherProcess, me, refused)),
    );
    expect(asked).toHaveLength(1);
  });

  test('a failed refresh fails nobody else: the next request tries again', async () => {
    await keep(me);
    base.clock.advance(60 * minute);
    refuse = 'provider.unavailable';
    expect(await codeOf(freshToken(ctx, me))).toBe('provider.unavailable');
    refuse = null;
    expect(await freshToken(ctx, me)).toBe('access-2');
  });
});

test('if a running refresh returns the refused token, another refresh follows', async () => {
  await keep(me);
  base.clock.advance(2 * 60 * minute);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  whileAsking = () => answered;
  const elsewhere = freshToken(otherProcess, me);
  await expect.poll(() => asked.length).toBe(1);
  const here = freshToken(ctx, me);
  // Once it waits for the lock, it must end with the other's token.
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await base.peek(waiting)).length).toBe(1);
  const afterRefusal = freshToken(ctx, me, { refused: 'access-1' });
  answer();
  expect(await Promise.all([elsewhere, here])).toEqual(['access-1', 'access-1']);
  expect(await afterRefusal).toBe('access-2');
});

describe('when Google refuses the refresh token', () => {
  test('Flow deletes both tokens, and the mailbox waits for the person', async () => {
    await keep(me);
    await base.peek(`insert into mailbox (user_id, account_id, email) values ($1, $1, 'alex@northwind.example')`, [
      me.userId,
    ]);
    base.clock.advance(60 * minute);
    refuse = 'token.refresh-invalid';
    expect(await codeOf(freshToken(ctx, me))).toBe('token.refresh-invalid');
    expect(await rows(me)).toEqual([]);
    expect(await base.peek('select needs_reauth from mailbox where user_id = $1', [me.userId])).toEqual([
      { needs_reauth: true },
    ]);
    expect(await codeOf(freshToken(ctx, me))).toBe('token.missing');
  });

  test('tokens of a sign-in during the refused refresh survive', async () => {
    await keep(me);
    base.clock.advance(60 * minute);
    refuse = 'token.refresh-invalid';
    let signIn: Promise<void> = Promise.resolve();
    whileAsking = async () => {
      signIn = keep(me, { accessToken: 'access-new', refreshToken: 'refresh-new' });
    };
    await codeOf(freshToken(ctx, me));
    await signIn;
    expect(await freshToken(ctx, me)).toBe('access-new');
  });

  test('any other failure deletes nothing', async () => {
    await keep(me);
    base.clock.advance(60 * minute);
    for (const code of ['token.refresh-failed', 'provider.unavailable', 'provider.rate-limit'] as const) {
      refuse = code;
      expect(await codeOf(freshToken(ctx, me))).toBe(code);
    }
    expect(await rows(me)).toHaveLength(1);
  });

  test('without a refresh token the person must reconnect', async () => {
    await keep(me, { refreshToken: null });
    base.clock.advance(60 * minute);
    expect(await codeOf(freshToken(ctx, me))).toBe('token.no-refresh');
    expect(asked).toEqual([]);
  });

  test('a user without tokens has none', async () => {
    expect(await codeOf(freshToken(ctx, me))).toBe('token.missing');
  });
});

describe('at rest', () => {
  test('a row shows nothing of its tokens', async () => {
    await keep(me, { accessToken: 'canary-access', refreshToken: 'canary-refresh' });
    expect(JSON.stringify(await rows(me))).not.toContain('canary');
  });

  test('sealed text opens in no other column and for no other user', async () => {
    const other = newAccount();
    await keep(me);
    await keep(other, { accessToken: 'theirs' });
    await base.peek('update user_tokens set access_token = refresh_token where user_id = $1', [me.userId]);
    expect(await codeOf(freshToken(ctx, me))).toBe('secret.unreadable');
    await base.peek(
      'update user_tokens set access_token = (select access_token from user_tokens where user_id = $2) where user_id = $1',
      [me.userId, other.userId],
    );
    expect(await codeOf(freshToken(ctx, me))).toBe('secret.unreadable');
  });

  test('the table rejects plain text', async () => {
    await keep(me);
    const plain = base.db.asUser(me.userId, (tx) => sql`update user_tokens set access_token = 'plain'`.execute(tx));
    await expect(plain).rejects.toThrow(/check constraint/);
  });

  test('another user sees and changes nothing', async () => {
    await keep(me);
    const other = newAccount();
    const seen = await base.db.asUser(other.userId, (tx) => tx.selectFrom('user_tokens').selectAll().execute());
    expect(seen).toEqual([]);
    expect(await codeOf(freshToken(ctx, other))).toBe('token.missing');
  });

  test('a sign-in without a refresh token keeps the old one and its date', async () => {
    await keep(me);
    base.clock.advance(minute);
    await keep(me, { accessToken: 'access-again', refreshToken: null, scope: null });
    base.clock.advance(60 * minute);
    expect(await freshToken(ctx, me)).toBe('access-1');
    expect(asked).toEqual(['refresh-0']);
    const [row] = await rows(me);
    expect(row?.scope).toBe('openid email');
    expect(row?.created_at).not.toEqual(row?.updated_at);
  });
});

describe('when the host has lost its key', () => {
  const restored: Context = { ...ctx, keyring: openKeyring(randomBytes(32)) };
  const keepAgain = (given: Partial<NewTokens> = {}) =>
    base.db.asUser(me.userId, (tx) =>
      keepTokens(restored, tx, me, { ...first, accessToken: 'access-again', ...given }),
    );

  test('a new sign-in works under a new key, and the log says so', async () => {
    await keep(me);
    expect(await codeOf(freshToken(restored, me))).toBe('secret.unreadable');
    await keepAgain();
    expect(await freshToken(restored, me)).toBe('access-again');
    expect(await base.peek('select 1 as one from user_keys where user_id = $1', [me.userId])).toHaveLength(1);
    expect(base.lines.filter((line) => line.includes('token.key-replaced') && line.includes(me.userId))).toHaveLength(
      1,
    );
  });

  test('Flow does not keep an unreadable refresh token with the new access token', async () => {
    await keep(me);
    await keepAgain({ refreshToken: null });
    expect(await rows(me)).toMatchObject([{ refresh_token: null }]);
  });

  test('two sign-ins at once agree on one new key', async () => {
    await keep(me);
    await Promise.all([keepAgain(), keepAgain(), keepAgain()]);
    expect(await freshToken(restored, me)).toBe('access-again');
  });

  test('a sign-in under the same key keeps it', async () => {
    await keep(me);
    const key = () => base.peek('select dek_id from user_keys where user_id = $1', [me.userId]);
    const before = await key();
    await keep(me);
    expect(await key()).toEqual(before);
  });
});
