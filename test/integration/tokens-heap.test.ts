// [AC-07] After a sign-in the web process holds no Google token: not in memory, log or database rows.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walkConsent } from '#emulators/sign-in-as.ts';
import { testDatabase } from '#test/support/context.ts';
import { type RunningFlow, startFlow } from '#test/support/flow.ts';
import { handOver } from '#test/support/host-account.ts';

/** The local Google's format of access and refresh tokens. */
const token = /ya29\.local-[\w-]{20}|1\/\/local-[\w-]{20}/;
const alex = 'alex@northwind.example';

const heaps = mkdtempSync(path.join(os.tmpdir(), 'flow-heap-'));
let flow: RunningFlow;
let database: string;
beforeAll(async () => {
  database = await testDatabase();
  flow = await startFlow({
    NODE_ENV: 'development',
    FLOW_ROLE: 'web',
    DATABASE_URL: await handOver(database),
    FLOW_KEY: randomBytes(32).toString('base64'),
    FLOW_SESSION_SECRET: randomBytes(32).toString('base64'),
    NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${heaps}`,
  });
});
afterAll(async () => {
  await flow.end();
  rmSync(heaps, { recursive: true });
});

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

/** Node collects garbage first. The file is complete once it ends like JSON. */
const heapOf = async (): Promise<string> => {
  const read = () => readdirSync(heaps).map((name) => readFileSync(path.join(heaps, name), 'utf8'))[0] ?? '';
  flow.signal('SIGUSR2');
  await expect.poll(() => read().trimEnd().endsWith('}'), { timeout: 60_000, interval: 200 }).toBe(true);
  return read();
};

/** Every row of every table, as in a dump. */
const dumpOf = async (connectionString: string): Promise<string> => {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'auth', 'jobs') and table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ text: string }>(`select one::text as text from ${name} one`);
    texts.push(...rows.map(({ text }) => text));
  }
  await client.end();
  return texts.join('\n');
};

test('tokens: heap, log lines and rows contain none', async () => {
  const cookie = await signIn();
  const session = await fetch(`${flow.url}/api/accounts/session`, { headers: { cookie } });
  expect(await session.text()).toContain(alex);
  const heap = await heapOf();
  // The heap does contain what the process has just handled.
  expect(heap).toContain('/api/accounts/session');
  expect(token.exec(heap)?.[0]).toBeUndefined();
  expect(flow.lines.join('\n')).not.toMatch(token);
  const dump = await dumpOf(database);
  // The dump does contain the encrypted tokens.
  expect(dump).toMatch(/v1\.[\da-f]{12}\.[\w-]{40}/);
  expect(dump).not.toMatch(token);
});
