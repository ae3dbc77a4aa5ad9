// Every call of every caller with every malformed body: refused with a problem, never a failure, and never another person's data.
// The calls are the app's own, so a new one joins by itself.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { UserId } from '#domain/id.ts';
import { isProblemCode } from '#domain/problem.ts';
import { signedToken } from '#server/accounts/cookies.ts';
import { routes } from '#server/routes.ts';
import { wholeApp } from '#test/support/bearer.ts';
import { firstAccount, newUserId, testContext } from '#test/support/context.ts';
import { loadMails } from '#test/support/many-mails.ts';

const ctx = await testContext({ config: { push: { topic: 't', account: 'push@local.example', audience: 'flow' } } });
const app = wholeApp(ctx);
const calls = routes(ctx).map((route) => [`${route.method} ${route.path}`, route] as const);
type Route = (typeof calls)[number][1];

/** The owner of all mail in this database. Each of their mails names this host. */
const owner = newUserId();
const [stranger, operator] = [newUserId(), newUserId()];
const canary = 'northwind.example';
for (const id of [owner, stranger, operator])
  await ctx.db.asAuth
    .insertInto('user')
    .values({ id, name: 'Person', email: `${id}@people.example` })
    .execute();
await ctx.peek("insert into user_roles (user_id, role) values ($1, 'admin')", [operator]);
await loadMails((text, values) => ctx.peek(text, values), firstAccount(owner), 20);

/** The token of a new session. */
const session = async (userId: UserId, { over = false, admin = false } = {}) => {
  const token = randomBytes(24).toString('hex');
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + (over ? -1 : 1) * 3_600_000);
  const operatorSince = admin ? now : null;
  const dates = { createdAt: now, updatedAt: now, expiresAt, operatorSince };
  await ctx.db.asAuth
    .insertInto('session')
    .values({ userId, token, ...dates, ipAddress: null, userAgent: null })
    .execute();
  return token;
};
const bearer = (token: string) => ({ authorization: `Bearer ${signedToken(token, ctx.config.sessionSecret)}` });

const nobodies = ['nobody', 'a forged token', 'a session that is over'] as const;
const people = ['a signed-in person', 'another person', 'an operator'] as const;
type Caller = (typeof nobodies)[number] | (typeof people)[number];
type Headers = Record<string, string>;

/** New sessions for one test, because a call may end its session. */
const signedIn = async (): Promise<readonly (readonly [Caller, Headers])[]> => [
  ['nobody', {}],
  ['a forged token', { authorization: `Bearer ${await session(owner)}.${'A'.repeat(43)}=` }],
  ['a session that is over', bearer(await session(owner, { over: true }))],
  ['a signed-in person', bearer(await session(owner))],
  ['another person', bearer(await session(stranger))],
  ['an operator', bearer(await session(operator, { admin: true }))],
];

const json = 'application/json';
/** Bodies that no call can read. */
const unreadable: Record<string, { body: string | Uint8Array<ArrayBuffer>; type: string }> = {
  empty: { body: '', type: json },
  'no JSON': { body: '{', type: json },
  'a list': { body: '[]', type: json },
  'a word': { body: '"word"', type: json },
  'invalid UTF-8': { body: Uint8Array.from([0x7b, 0xff, 0xfe, 0x22]), type: json },
  deep: { body: `${'['.repeat(100_000)}${']'.repeat(100_000)}`, type: json },
  huge: { body: JSON.stringify({ id: 'x'.repeat(1024 * 1024) }), type: json },
  'of another type': { body: '{}', type: 'text/plain' },
  'a broken form': { body: '--x\r\n', type: 'multipart/form-data; boundary=x' },
};
const fields = ['id', 'ids', 'q', 'command', 'draft', 'turn', 'zone', 'since', 'intent', 'words', 'seconds', 'stopped'];
const all = (value: unknown) => JSON.stringify(Object.fromEntries(fields.map((name) => [name, value])));
/** Objects with wrong fields. A call without fields accepts them. */
const wrong: Record<string, string> = {
  'with numbers for everything': all(-1e308),
  'with objects for everything': all({ toString: 1 }),
  'with null for everything': all(null),
  'with a NUL in everything': all('\u0000\ud800'),
  'with keys of the prototype':
    '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"id":"__proto__"}',
  'with a deep field': `{"command":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
};
/** A valid call on the owner's mail. */
const plausible = { id: 'm1', ids: 't0', nth: '0', since: '0', q: 'meeting', zone: 'Europe/Berlin', user: owner };

const addressOf = ({ path }: Route, part: string): string => path.replaceAll(/:\w+/g, encodeURIComponent(part));

const ask = async (
  route: Route,
  caller: Headers,
  part: string,
  init: { query?: string; body?: string | Uint8Array<ArrayBuffer>; type?: string },
) => {
  // These calls exceed a person's rate limit.
  ctx.clock.advance(50);
  const { query = '', body, type = json } = init;
  const answer = await app.request(`${ctx.config.url}${addressOf(route, part)}${query}`, {
    method: route.method,
    headers: { 'content-type': type, 'x-flow': '1', origin: ctx.config.url, ...caller },
    ...(route.method === 'GET' || body === undefined ? {} : { body }),
  });
  const isChannel = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (isChannel) await answer.body?.cancel();
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text: isChannel ? '' : await answer.text(),
  };
};
type Answer = Awaited<ReturnType<typeof ask>>;

const Refusal = z.object({ code: z.string(), title: z.string().min(5) });
/** The page for the operator's password is for people without scripts, so it refuses as a page. */
const isPage = ({ path }: Route): boolean =>
  path.startsWith('/operator') || path.startsWith('/api/auth/') || path === '/waitlist/leave';
/** The answer to a valid call without Google, speech programs and a model, as here. */
const away = /^(provider|speech|token|assistant|sign-in)\./;

const faultOf = (route: Route, { status, type, text }: Answer): string | null => {
  if (status < 400) return null;
  if (isPage(route) && status < 500 && type.startsWith('text/html')) return null;
  const refusal = Refusal.safeParse(parsed(text));
  if (!refusal.success || !isProblemCode(refusal.data.code)) return `${status} without a problem`;
  return status === 500 || (status > 500 && !away.test(refusal.data.code)) ? `${status} ${refusal.data.code}` : null;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Every caller with every case, all at once. Returns the findings of `judge`. */
const faults = async <Case>(
  cases: readonly Case[],
  judge: (caller: Caller, headers: Headers, one: Case) => Promise<string | null>,
): Promise<string[]> => {
  const asked = (await signedIn()).flatMap(([caller, headers]) =>
    cases.map(async (one) => {
      const fault = await judge(caller, headers, one);
      return fault === null ? [] : [`${caller}: ${fault}`];
    }),
  );
  return (await Promise.all(asked)).flat();
};

const changing = calls.filter(([, { method }]) => method !== 'GET' && method !== 'DELETE');

test.each(changing)('%s refuses every unreadable body of every caller', async (_name, route) => {
  const found = await faults(Object.entries(unreadable), async (_caller, headers, [name, given]) => {
    const answer = await ask(route, headers, 'x', given);
    if (answer.status < 400 || answer.status >= 500) return `${name} gets ${answer.status}`;
    const fault = faultOf(route, answer);
    return fault && `${name} gets ${fault}`;
  });
  expect(found).toEqual([]);
});

const odd: readonly (readonly [name: string, part: string, given: { query?: string; body: string }])[] = [
  ...Object.entries(wrong).map(([name, body]) => [name, '__proto__', { body }] as const),
  ...['?__proto__=1&constructor=2', '?q=%ff%fe&zone=%00&since=1e999&ids=%00', `?q=${'x'.repeat(5000)}`].map(
    (query) => [query.slice(0, 40), '\u0000\ud7ff'.repeat(3), { query, body: '{}' }] as const,
  ),
];

test.each(calls)('%s never fails on wrong fields and odd addresses', async (_name, route) => {
  const found = await faults(odd, async (_caller, headers, [name, part, given]) => {
    const fault = faultOf(route, await ask(route, headers, part, given));
    return fault && `${name} gets ${fault}`;
  });
  expect(found).toEqual([]);
});

test.each(calls)('%s gives the mail of its owner to nobody else', async (_name, route) => {
  const found = await faults(['m1', 't0', owner], async (caller, headers, part) => {
    if (caller === 'a signed-in person') return null;
    const query = route.method === 'GET' ? `?${new URLSearchParams(plausible)}` : '';
    const { status, text } = await ask(route, headers, part, { query, body: JSON.stringify(plausible) });
    if (text.includes(canary)) return `sees ${part}`;
    const isLetIn = route.who !== 'anyone' && status < 400 && !people.some((one) => one === caller);
    return isLetIn ? `is let in` : null;
  });
  expect(found).toEqual([]);
});

test('the owner sees the mail that nobody else gets', async () => {
  const search = calls.find(([name]) => name === 'GET /api/search')?.[1];
  if (search === undefined) throw new Error('no search');
  const { text } = await ask(search, bearer(await session(owner)), '', { query: '?q=meeting&zone=Europe/Berlin' });
  expect(text).toContain(canary);
});
