import { expect, test } from 'vitest';
import { oneReturn } from './one-return.ts';

const returned = (search: string, cookie: string) =>
  new Request(`http://localhost:3000/api/auth/callback/google${search}`, { headers: { cookie } });

const door = () => {
  const waiting: (() => void)[] = [];
  let nth = 0;
  const come = oneReturn(async () => {
    nth += 1;
    const headers = new Headers({ location: '/auth-redirect' });
    headers.append('set-cookie', `session=${nth}`);
    headers.append('set-cookie', 'trip=');
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    await promise;
    return new Response(null, { status: 302, headers });
  });
  const answer = () => waiting.splice(0).forEach((go) => go());
  return { come, answer, count: () => nth };
};

test('two concurrent returns share one answer and its cookies', async () => {
  const { come, answer, count } = door();
  const both = [come(returned('?state=a&code=b', 'trip=1')), come(returned('?state=a&code=b', 'trip=1'))];
  answer();
  for (const response of await Promise.all(both)) {
    expect(response.status).toBe(302);
    expect(response.headers.getSetCookie()).toEqual(['session=1', 'trip=']);
  }
  expect(count()).toBe(1);
});

test.each([
  ['of another browser', '?state=a&code=b', 'trip=2'],
  ['without a cookie', '?state=a&code=b', ''],
  ['with another code', '?state=a&code=c', 'trip=1'],
])('a return with another %s is handled separately', async (_what, search, cookie) => {
  const { come, answer, count } = door();
  const both = [come(returned('?state=a&code=b', 'trip=1')), come(returned(search, cookie))];
  answer();
  const [one, other] = await Promise.all(both);
  expect(one?.headers.getSetCookie()).not.toEqual(other?.headers.getSetCookie());
  expect(count()).toBe(2);
});

test('a return after the first answer or failure runs again', async () => {
  const { come, answer, count } = door();
  for (const _time of [1, 2]) {
    const one = come(returned('?state=a&code=b', 'trip=1'));
    answer();
    await one;
  }
  expect(count()).toBe(2);
  let tries = 0;
  const failing = oneReturn(async () => {
    tries += 1;
    throw new Error('down');
  });
  await expect(failing(returned('?state=a', ''))).rejects.toThrow('down');
  await expect(failing(returned('?state=a', ''))).rejects.toThrow('down');
  expect(tries).toBe(2);
});
