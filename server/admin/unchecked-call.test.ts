// A call of the admin area compiles through `as-admin.ts` alone. The lines below are the mistakes, and the compiler names each of them:
// it fails where a mistake is none any more.
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getRoles, resolveError } from '#api/admin.ts';
import type { OfAdmins } from '#api/api.ts';
import { endpoint } from '#api/endpoint.ts';
import { Problem } from '#domain/problem.ts';
import { bind, bindAccount, bindOpen, bindRaw, type Route, type Variables } from '#server/handle.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { asAdmin } from './as-admin.ts';

const ctx = await testContext();
const person = newUserId();

const mistakes: Record<string, Route> = {
  // @ts-expect-error `bind` lets any signed-in person call, so the admin area refuses it
  bind: bind(ctx, getRoles, async () => ({ roles: [] })),
  // @ts-expect-error an account alone does not open it either
  bindAccount: bindAccount(ctx, resolveError, async () => ({})),
  // @ts-expect-error nor is it for anyone
  bindOpen: bindOpen(ctx, getRoles, async () => ({ roles: [] })),
  // @ts-expect-error nor can it answer past the contract
  bindRaw: bindRaw(ctx, { method: 'GET', path: getRoles.path, who: 'admin' }, () => new Response('roles')),
};

test.each(Object.entries(mistakes))(
  'a call of the admin area bound by `%s`, which does not compile, refuses a person even then',
  async (_name, { method, path, answer }) => {
    const app = new Hono<{ Variables: Variables }>();
    app.use((call, next) => {
      call.set('session', async () => ({ userId: person, admin: false }));
      return next();
    });
    app.onError((error) => new Response(error instanceof Problem ? error.code : 'unexpected', { status: 500 }));
    app.on(method, path, answer);
    const headers = { 'content-type': 'application/json', 'x-flow': '1', origin: ctx.config.url };
    const asked = await app.request(`${ctx.config.url}${path}`, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    expect(await asked.text()).toBe('role.missing');
  },
);

test('a call of people does not compile in the admin area, and the contract takes none', () => {
  const ofPeople = endpoint({
    method: 'GET',
    path: '/api/roles',
    who: 'user',
    request: z.object({}),
    response: z.object({}),
  });
  // @ts-expect-error `asAdmin` binds calls of the admin area only
  const bound = asAdmin(ctx, ofPeople, async () => ({}));
  // @ts-expect-error the admin area's part of the contract has calls of admins only
  const contract = { ofPeople } satisfies OfAdmins;
  expect([bound.who, contract.ofPeople.who]).toEqual(['user', 'user']);
});
