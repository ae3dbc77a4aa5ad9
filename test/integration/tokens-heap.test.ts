// [AC-07] After a sign-in the web process holds no token of Google's: not in its memory, its log or the database it wrote to.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walkConsent } from '#emulators/sign-in-as.ts';
import { openDatabase } from '#server/db/database.ts';
import { testDatabase } from '#test/support/context.ts';
import { type RunningFlow, startFlow } from '#test/support/flow.ts';

/** How the local Google writes its access and refresh tokens. */
const token = /ya29\.local-[\w-]{20}|1\/\/local-[\w-]{20}/;
const alex = 'alex@northwind.example';

let flow: RunningFlow;
let database: string;
beforeAll(async () => {
  database = await testDatabase();
  flow = await startFlow({
    NODE_ENV: 'development',
    FLOW_ROLE: 'web',
    DATABASE_URL: database,
    FLOW_KEY: randomBytes(32).toString('base64'),
    FLOW_SESSION_SECRET: randomBytes(32).toString('base64'),
    NODE_OPTIONS: '--heapsnapshot-signal=SIGUSR2',
  });
});
afterAll(() => flow.end());

const cookies = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const signIn = async (): Promise<string> => {
  const own = { 'content-type': 'application/json', origin: flow.url, 'x-flow': '1' };
  const begun = await fetch(`${flow.url}/api/accounts/sign-in`, {
    method: 'POST',
    headers: own,
    body: JSON.stringify({ intent: 'sign-up' }),
  });
  const { url }: { url: string } = JSON.parse(await begun.text());
  const back = await walkConsent(url, { email: alex });
  const headers = { cookie: cookies(begun) };
  const returned = await fetch(`${flow.url}${back.pathname}${back.search}`, { headers, redirect: 'manual' });
  expect(returned.headers.get('location')).toBe('/auth-redirect');
  return cookies(returned);
};

/** Node writes it after collecting garbage, into the folder the process runs in. */
const heapOf = async (): Promise<string> => {
  const heaps = () => readdirSync(flow.data).filter((name) => name.endsWith('.heapsnapshot'));
  flow.signal('SIGUSR2');
  // It is whole once it ends as JSON does.
  const whole = () => heaps().map((name) => readFileSync(path.join(flow.data, name), 'utf8'))[0] ?? '';
  await expect.poll(() => whole().trimEnd().endsWith(']}'), { timeout: 15_000 }).toBe(true);
  return whole();
};

test('its heap, its lines and its rows hold none', async () => {
  const cookie = await signIn();
  const session = await fetch(`${flow.url}/api/accounts/session`, { headers: { cookie } });
  expect(await session.text()).toContain(alex);
  const heap = await heapOf();
  // What the process did handle just now is to be found there.
  expect(heap).toContain('/api/accounts/session');
  expect(token.exec(heap)?.[0]).toBeUndefined();
  expect(flow.lines.join('\n')).not.toMatch(token);
  const db = openDatabase(database, { connections: 1 });
  const { rows } = await rowsOf(db);
  await db.close();
  expect(rows).toContain('v1.');
  expect(rows).not.toMatch(token);
});

const rowsOf = async (db: ReturnType<typeof openDatabase>): Promise<{ rows: string }> => ({
  rows: JSON.stringify(await db.asAuth.selectFrom('user').selectAll().execute()),
});
