// The pace of calls, through the HTTP program.
import { expect, test } from 'vitest';
import { problems } from '#domain/problem.ts';
import { signedToken } from '#server/accounts/cookies.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { bindRaw, type SessionOf } from './handle.ts';
import { httpApp } from './http.ts';
import { rates } from './pace.ts';

const ctx = await testContext();

const appWith = (sessionOf: SessionOf) =>
  httpApp(ctx, {
    routes: [bindRaw(ctx, { method: 'GET', path: '/api/raw', who: 'anyone' }, () => new Response())],
    sessionOf,
    site: null,
    health: async () => ({}),
  });

test('too many calls from one network get a sentence and the seconds to wait', async () => {
  const paced = appWith(async () => null);
  const asked = ['/api/raw', '/api/nothing'];
  for (let nth = 0; nth < rates.network.burst; nth += 1) await paced.request(asked[nth % 2] ?? '');
  const answer = await paced.request('/api/raw');
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('ratelimit')]).toEqual([
    429,
    '1',
    '"network";r=0;t=1',
  ]);
  expect(await answer.json()).toMatchObject({ code: 'calls.too-many', title: problems['calls.too-many'].title });
  ctx.clock.advance(1000);
  expect((await paced.request('/api/raw')).status).toBe(200);
});

test('300 calls of one person look up three sessions at a time', async () => {
  const userId = newUserId();
  let [now, most] = [0, 0];
  const app = appWith(async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    return { userId, admin: false };
  });
  const headers = { authorization: `Bearer ${signedToken('session', ctx.config.sessionSecret)}` };
  const answers = await Promise.all(Array.from({ length: 300 }, () => app.request('/api/raw', { headers })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(most).toBe(3);
});
