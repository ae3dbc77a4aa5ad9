import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newUserId, testContext } from '#test/support/context.ts';
import { open, openKeyring, seal } from './crypto.ts';

const ctx = await testContext();
const where = { table: 'user_tokens', column: 'access_token', row: 'google' };

describe('a sealed value', () => {
  test('opens in its own place', async () => {
    const userId = newUserId();
    const sealed = await ctx.db.asUser(userId, (tx) => ctx.keyring.seal(tx, userId, where, 'ya29.secret ✓'));
    expect(sealed).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]+$/);
    expect(await ctx.db.asUser(userId, (tx) => ctx.keyring.open(tx, userId, where, sealed))).toBe('ya29.secret ✓');
  });

  test('is different each time', async () => {
    const userId = newUserId();
    const [one, other] = await ctx.db.asUser(userId, async (tx) => [
      await ctx.keyring.seal(tx, userId, where, 'same'),
      await ctx.keyring.seal(tx, userId, where, 'same'),
    ]);
    expect(one).not.toBe(other);
  });

  test.each([
    ['another row', { ...where, row: 'other' }],
    ['another column', { ...where, column: 'refresh_token' }],
    ['another table', { ...where, table: 'drafts' }],
  ])('does not open in %s', async (_name, elsewhere) => {
    const userId = newUserId();
    const opened = ctx.db.asUser(userId, async (tx) =>
      ctx.keyring.open(tx, userId, elsewhere, await ctx.keyring.seal(tx, userId, where, 'secret')),
    );
    await expect(opened).rejects.toMatchObject({ code: 'secret.unreadable' });
  });

  test('does not open for another user', async () => {
    const [mine, yours] = [newUserId(), newUserId()];
    const sealed = await ctx.db.asUser(mine, (tx) => ctx.keyring.seal(tx, mine, where, 'secret'));
    const opened = ctx.db.asUser(yours, (tx) => ctx.keyring.open(tx, yours, where, sealed));
    await expect(opened).rejects.toMatchObject({ code: 'secret.unreadable' });
  });

  test('does not open under another host key', async () => {
    const userId = newUserId();
    const sealed = await ctx.db.asUser(userId, (tx) => ctx.keyring.seal(tx, userId, where, 'secret'));
    const foreign = openKeyring(randomBytes(32));
    const opened = ctx.db.asUser(userId, (tx) => foreign.open(tx, userId, where, sealed));
    await expect(opened).rejects.toMatchObject({ code: 'secret.unreadable' });
  });

  test('does not open after any bit flip', () => {
    const key = randomBytes(32);
    const sealed = seal(key, 'k', 'place', Buffer.from('secret'));
    const [version, id, body] = sealed.split('.');
    const bytes = Buffer.from(body ?? '', 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const turned = Buffer.from(bytes);
      turned.writeUInt8(turned.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      const forged = [version, id, turned.toString('base64url')].join('.');
      expect(() => open(key, 'k', 'place', forged)).toThrowError('secret.unreadable');
    }
  });

  test.each(['', 'ya29.plain-token', 'v1', 'v1.k', 'v1.k.', 'v2.k.AAAA', 'v1.k.AAAA.more'])(
    'is never plain text: %j is refused',
    (plain) => {
      expect(() => open(randomBytes(32), 'k', 'place', plain)).toThrowError('secret.unreadable');
    },
  );
});

test('two transactions that need a new key agree on one', async () => {
  const userId = newUserId();
  const sealed = await Promise.all(
    ['a', 'b', 'c', 'd'].map((text) => ctx.db.asUser(userId, (tx) => ctx.keyring.seal(tx, userId, where, text))),
  );
  const opened = await ctx.db.asUser(userId, async (tx) => {
    const texts: string[] = [];
    for (const one of sealed) texts.push(await ctx.keyring.open(tx, userId, where, one));
    return texts;
  });
  expect(opened).toEqual(['a', 'b', 'c', 'd']);
});
