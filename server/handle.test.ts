// An endpoint answers only the session's person, in a tab that belongs to them.
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#api/endpoint.ts';
import { Problem } from '#domain/problem.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { bind, bindOpen, bindRaw, type Variables } from './handle.ts';

const ctx = await testContext();
const [me, another] = [newUserId(), newUserId()];
const asked = <const For extends 'anyone' | 'user'>(path: string, who: For) =>
  endpoint({ method: 'GET', path, who, request: z.object({}), response: z.object({ userId: z.string() }) });

const app = new Hono<{ Variables: Variables }>();
app.use((call, next) => {
  call.set('session', async () => ({ userId: me, admin: false }));
  return next();
});
app.onError((error) => new Response(error instanceof Problem ? error.code : 'unexpected', { status: 500 }));
for (const route of [
  bind(ctx, asked('/mail', 'user'), async ({ userId }) => ({ userId })),
  bindOpen(ctx, asked('/who', 'anyone'), async () => ({ userId: me })),
  bindRaw(ctx, { method: 'GET', path: '/live', who: 'user' }, (_call, session) => new Response(session?.userId)),
])
  app.on(route.method, route.path, route.answer);

const answered = async (path: string, expected?: string) => {
  const answer = await app.request(path, expected === undefined ? {} : { headers: { 'x-flow-user': expected } });
  return answer.text();
};

test('a tab of another person gets nothing of the session’s', async () => {
  expect(await answered('/mail', another)).toBe('session.missing');
  expect(await answered(`/live?user=${another}`)).toBe('session.missing');
});

test('the person’s own tab gets an answer, and so does a request that names nobody', async () => {
  for (const expected of [me, undefined]) expect(await answered('/mail', expected)).toContain(me);
  expect(await answered(`/live?user=${me}`)).toBe(me);
  expect(await answered('/live')).toBe(me);
});

test('an open endpoint answers any tab, so a tab can learn who is signed in', async () => {
  expect(await answered('/who', another)).toContain(me);
});
