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
  ...['moved.png', 'svg.png', 'page.png', 'inside.png', 'gone.png', 'big.png'].map(
    (name) => `<img src="https://pictures.example/${name}">`,
  ),
  '<img src="https://10.0.0.1/inside.png"><img src="http://localhost:5432/x.png">',
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
let nobody: Asker;
let id: string;
beforeAll(async () => {
  world = await openWorld();
  const app = wholeApp(world.ctx);
  await world.google.control('deliver', { mailbox: ada, raw: Buffer.from(hostile).toString('base64url') });
  ask = await askerOf(world.ctx, app, (await world.connect()).userId);
  foreign = await askerOf(world.ctx, app, (await world.connect(ben)).userId);
  nobody = await askerOf(world.ctx, app, null);
  const rows = await world.ctx.peek("select id from public.message where subject = 'Plans'", []);
  id = z.tuple([z.object({ id: z.string() })]).parse(rows)[0].id;
});
beforeEach(() => world.google.clearFaults());

test('originals: reports what was left out', async () => {
  const answer = await ask(`/api/originals/${id}`);
  expect(await answer.json()).toEqual({ pictures: 9, trackers: 1, links: [] });
});

test('originals: the page shows its embedded pictures and may do nothing else', async () => {
  const answer = await ask(`/api/originals/${id}/page`);
  const page = await answer.text();
  expect(page).toContain('<p>Plans</p>');
  expect(page).toContain(`src="data:image/png;base64,${png}"`);
  expect(page).not.toMatch(/script|onclick|\.example|api\/pictures/);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:;/);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|https?:/);
  expect(answer.headers.get('cache-control')).toBe('no-store, private');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('originals: a file downloads and never opens as a page of Flow', async () => {
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
])('originals: missing things answer 404: %s', async (path, status) => {
  expect((await ask(path.replace('ID', id))).status).toBe(status);
});

/** The picture addresses of a page with pictures allowed. */
const addresses = async (): Promise<URL[]> => {
  const answer = await ask(`/api/originals/${id}/page?pictures=shown`);
  const pictures = [...(await answer.text()).matchAll(/src="(http[^"]+)"/g)];
  return pictures.map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')));
};
const addressOf = async (name: string): Promise<string> => {
  const address = (await addresses()).find(({ searchParams }) => searchParams.get('address')?.endsWith(name));
  return address === undefined ? '' : `${address.pathname}${address.search}`;
};
const Seen = z.object({ visits: z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) })) });
const visits = async () => Seen.parse(await world.google.control('website')).visits;

test('originals: allowed remote pictures go through one address of Flow only', async () => {
  expect(await visits()).toEqual([]);
  const answer = await ask(`/api/originals/${id}/page?pictures=shown`);
  expect(answer.headers.get('content-security-policy')).toContain(
    '; img-src data: http://localhost:3000/api/pictures; ',
  );
  const asked = await addresses();
  expect(asked).toHaveLength(9);
  expect(new Set(asked.map(({ origin, pathname }) => origin + pathname))).toEqual(
    new Set(['http://localhost:3000/api/pictures']),
  );
  expect(asked.map(({ searchParams }) => searchParams.get('address'))).not.toContain('https://tracker.example/open');
  expect(await visits()).toEqual([]);
});

test('originals: a link from another site does not load remote pictures', async () => {
  const answer = await ask(`/api/originals/${id}/page?pictures=shown`, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(await answer.text()).not.toContain('api/pictures');
  expect(answer.headers.get('content-security-policy')).toContain('; img-src data:; ');
});

test('originals: a proxied picture has its real type and sets no cookie', async () => {
  const answer = await nobody(await addressOf('moved.png'));
  expect(answer.status).toBe(200);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const { headers } = answer;
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  expect(headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
  expect(headers.get('set-cookie')).toBeNull();
  const seen = await visits();
  expect(seen.map(({ path }) => path)).toEqual(['/moved.png', '/there.png']);
  for (const visit of seen) expect(Object.keys(visit.headers)).not.toContain('cookie');
  for (const visit of seen) expect(Object.keys(visit.headers)).not.toContain('referer');
});

test.each([
  ['svg.png', 415],
  ['page.png', 415],
  ['inside.png', 403],
  ['10.0.0.1/inside.png', 403],
  ['5432/x.png', 403],
  ['gone.png', 502],
  ['big.png', 413],
])('originals: refuses what is not a picture on the open web: %s', async (name, status) => {
  expect((await nobody(await addressOf(name))).status).toBe(status);
});

test('originals: reports pictures that failed', async () => {
  const answer = await ask(`/api/originals/${id}/pictures`);
  expect(await answer.json()).toEqual({ unreachable: 1, unfit: 6 });
  expect((await foreign(`/api/originals/${id}/pictures`)).status).toBe(404);
});

test.each([
  ['the address of another picture', 'address', 'https://pictures.example/other.png'],
  ['another person', 'user', '01890000-0000-7000-8000-000000000000'],
  ['another message', 'message', 'other'],
  ['a later hour', 'until', '4000000000000'],
  ['no signature', 'signature', ''],
  ['a signature of nothing', 'signature', 'x'],
])('originals: an address with a changed %s gets nothing', async (_, name, value) => {
  const address = new URL(await addressOf('moved.png'), 'http://localhost:3000');
  address.searchParams.set(name, value);
  const before = (await visits()).length;
  expect((await nobody(`${address.pathname}${address.search}`)).status).toBe(403);
  expect((await nobody('/api/pictures?address=https://pictures.example/moved.png')).status).toBe(403);
  expect((await visits()).length).toBe(before);
});

test('originals: another person cannot load a picture, and nobody can after an hour', async () => {
  const address = await addressOf('moved.png');
  expect((await foreign(address)).status).toBe(403);
  expect((await ask(address)).status).toBe(200);
  world.ctx.clock.advance(60 * 60_000);
  expect((await nobody(address)).status).toBe(403);
});

test.each(['/api/originals/ID', '/api/originals/ID/page', '/api/attachments/ID/0'])(
  'originals: another person cannot load it: %s',
  async (path) => {
    await ask(path.replace('ID', id));
    expect((await foreign(path.replace('ID', id))).status).toBe(404);
    expect((await ask(`${path.replace('ID', id)}?user=somebody-else`)).status).toBe(path.endsWith('ID') ? 200 : 401);
  },
);

test('originals: while Google is down it says so, and recent originals still open', async () => {
  await ask(`/api/originals/${id}`);
  await world.google.control('faults', { pattern: '/messages/|/batch/', status: 503 });
  expect((await ask(`/api/originals/${id}/page`)).status).toBe(200);
  const answer = await ask(`/api/attachments/${id}/0`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'provider.unavailable' });
});
