import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSite } from './site.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-prices-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
write('pricing/index.html', '<script>theme()</script><script type="module">import "/assets/a.js";</script>');
write('assets/manifest-1a2b.js', 'window.__reactRouterManifest={"routes":{}};');
write('404/index.html', 'Nothing here');

const site = openSite(folder, {
  secure: false,
  hasSession: (request) => request.headers.get('cookie')?.includes('session=') ?? false,
});
const ask = (address: string, headers: Record<string, string> = {}): Response =>
  site(new Request(`http://localhost${address}`, { headers }));

test.each([
  ['a stranger reads them', '/pricing', {}, true],
  ['somebody has a session', '/pricing', { cookie: 'session=1' }, false],
  ['somebody was referred', '/pricing?ref=abc', {}, false],
])('the script of the prices, when %s, waits for a touch: %s %s %s', async (_when, address, headers, waits) => {
  const answer = ask(address, headers);
  expect(answer.headers.get('vary')).toContain('cookie');
  expect((await answer.text()).includes('import("/pricing/on-touch.js")')).toBe(waits);
});

test('the waiting script has its own address, and the page without it is found only at the address of the prices', async () => {
  const script = ask('/pricing/on-touch.js');
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(await script.text()).toBe('import "/assets/a.js";');
  expect(ask('/pricing/on-touch.html').status).toBe(404);
});
