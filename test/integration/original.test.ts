// A message as it came: its page may do nothing, and its files are files, whatever its sender says they are.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { type Asker, askerOf, wholeApp } from '#test/support/bearer.ts';
import { openWorld, type World } from '#test/support/person.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const hostile = [
  'From: Ben <ben@example.com>',
  `To: ${ada}`,
  'Subject: Plans',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=outer',
  '',
  '--outer',
  'Content-Type: multipart/related; boundary=inner',
  '',
  '--inner',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p onclick="x()">Plans</p><script>alert(1)</script><img src="https://tracker.example/logo.png" width="90">',
  '<img src="https://tracker.example/open" width="1" height="1"><img src="cid:logo@here">',
  '--inner',
  'Content-Type: image/png',
  'Content-ID: <logo@here>',
  'Content-Transfer-Encoding: base64',
  '',
  png,
  '--inner--',
  '--outer',
  'Content-Type: text/html',
  'Content-Disposition: attachment; filename="../plans\\".html"',
  '',
  '<script>alert(1)</script>',
  '--outer--',
].join('\r\n');

let world: World;
let ask: Asker;
let foreign: Asker;
let id: string;
beforeAll(async () => {
  world = await openWorld();
  const app = wholeApp(world.ctx);
  await world.google.control('deliver', { mailbox: ada, raw: Buffer.from(hostile).toString('base64url') });
  ask = await askerOf(world.ctx, app, await world.connect());
  foreign = await askerOf(world.ctx, app, await world.connect(ben));
  const rows = await world.ctx.peek("select id from public.message where subject = 'Plans'", []);
  id = z.tuple([z.object({ id: z.string() })]).parse(rows)[0].id;
});
beforeEach(() => world.google.clearFaults());

test('tells what was left out', async () => {
  const answer = await ask(`/api/originals/${id}`);
  expect(await answer.json()).toEqual({ pictures: 1, trackers: 1 });
});

test('its page draws, with the pictures that came with it, and may do nothing else', async () => {
  const answer = await ask(`/api/originals/${id}/page`);
  const page = await answer.text();
  expect(page).toContain('<p>Plans</p>');
  expect(page).toContain(`src="data:image/png;base64,${png}"`);
  expect(page).not.toMatch(/script|onclick|tracker\.example/);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:;/);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|https?:/);
  expect(answer.headers.get('cache-control')).toBe('no-store, private');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a file is given to be kept and never opened as a page of ours', async () => {
  const answer = await ask(`/api/attachments/${id}/0`);
  expect((await answer.text()).trim()).toBe('<script>alert(1)</script>');
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/);
  expect(answer.headers.get('content-disposition')).not.toMatch(/%2F|%5C|%22/i);
  expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
});

test.each([
  ['/api/attachments/ID/1', 404],
  ['/api/attachments/ID/-1', 404],
  ['/api/attachments/ID/x', 404],
  ['/api/originals/nothing-here', 404],
  ['/api/originals/nothing-here/page', 404],
])('what is not there: %s', async (path, status) => {
  expect((await ask(path.replace('ID', id))).status).toBe(status);
});

test.each(['/api/originals/ID', '/api/originals/ID/page', '/api/attachments/ID/0'])(
  'nobody else gets it: %s',
  async (path) => {
    await ask(path.replace('ID', id));
    expect((await foreign(path.replace('ID', id))).status).toBe(404);
    expect((await ask(`${path.replace('ID', id)}?user=somebody-else`)).status).toBe(path.endsWith('ID') ? 200 : 401);
  },
);

test('while Google does not answer, it says so, and what was seen a moment ago is still there', async () => {
  await ask(`/api/originals/${id}`);
  await world.google.control('faults', { pattern: '/messages/|/batch/', status: 503 });
  expect((await ask(`/api/originals/${id}/page`)).status).toBe(200);
  const answer = await ask(`/api/attachments/${id}/0`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'provider.unavailable' });
});
