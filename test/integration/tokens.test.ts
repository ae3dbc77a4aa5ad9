import { expect, test } from 'vitest';
import { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { freshToken } from '#server/tokens/fresh.ts';
import { firstAccount } from '#test/support/context.ts';
import { contextWithGoogle } from '#test/support/google.ts';
import { accountsApp, visitor } from '#test/support/visitor.ts';

const { ctx, google } = await contextWithGoogle();
const alex = 'alex@northwind.example';
const hour = 3_600_000;

test('tokens: concurrent callers share one refresh, and a revoked consent asks the person', async () => {
  await visitor(accountsApp(ctx), ctx.config.url).signIn('sign-up', { email: alex });
  const [row] = await ctx.peek('select user_id from user_tokens');
  const me = firstAccount(UserId.parse(row?.user_id));
  const works = async (token: string) =>
    (await ctx.provider(me).profile({ account: me, token, priority: 'interactive' })).email;

  const first = await freshToken(ctx, me);
  expect(await works(first)).toBe(alex);
  ctx.clock.advance(2 * hour);
  await expect(works(first)).rejects.toThrow('provider.unauthorized');

  const before = await google.calls('/token');
  const renewed = await Promise.all(Array.from({ length: 50 }, () => freshToken(ctx, me)));
  expect(new Set(renewed).size).toBe(1);
  expect(await google.calls('/token')).toBe(before + 1);
  expect(await works(renewed[0] ?? '')).toBe(alex);

  await google.control('/revoke', { email: alex });
  const refused = freshToken(ctx, me, { refused: renewed[0] ?? '' });
  const answeredAt = ctx.clock.now();
  await expect(refused).rejects.toEqual(new Problem('token.refresh-invalid', { detail: 'status 400', answeredAt }));
  expect(await ctx.peek('select user_id from user_tokens')).toEqual([]);

  const again = visitor(accountsApp(ctx), ctx.config.url);
  await again.signIn('sign-up', { email: alex });
  expect(await works(await freshToken(ctx, me))).toBe(alex);
});
