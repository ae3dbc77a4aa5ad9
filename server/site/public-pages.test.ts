// Addresses of the public pages: found, moved, missing, filtered, and with the address of this Flow in them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { openSite } from './site.ts';

const build = mkdtempSync(path.join(os.tmpdir(), 'flow-pages-'));
afterAll(() => rmSync(build, { recursive: true, force: true }));
const client = path.join(build, 'client');
const write = (name: string, text: string | Uint8Array): void => {
  mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
  writeFileSync(path.join(build, name), text);
};

const built = 'http://localhost:3000';
const cfo = `<html><link rel="canonical" href="${built}/for/cfo"/>CFO</html>`;
const list =
  '<p data-found="">2 pages</p><input id="filter" type="search" name="q"/><ul>' +
  '<li data-words="cfo the close has a deadline"><a href="/for/cfo">CFO</a></li>' +
  '<li data-words="nurse manager gloves on"><a href="/for/nurse">Nurse</a></li></ul>';
write(
  'pages.json',
  JSON.stringify({
    origin: built,
    lists: [{ address: '/for', missing: '/pages/missing/job.html' }],
    moved: { '/for/finance-chief': '/for/cfo' },
  }),
);
write('client/for/cfo/index.html', cfo);
write('client/for/cfo/index.html.br', brotliCompressSync(cfo));
write('client/for/index.html', list);
write('client/pages/missing/job.html', `Oops! Page not found ${list}`);
write('client/pages/style-abcdefgh12.css', 'a{}');
write('client/sitemap.xml', `<loc>${built}/for/cfo</loc>`);
write('client/404/index.html', 'Oops! Page not found');
write('client/__spa-fallback.html', '<html>the app</html>');
const routes = { player: { id: 'player', path: '/email-player' } };
write('client/assets/manifest-1a2b.js', `window.__reactRouterManifest=${JSON.stringify({ routes })};`);

const site = openSite(client, { secure: false, url: built });
const get = (address: string, headers: Record<string, string> = {}) =>
  site(new Request(`http://flow.test${address}`, { headers }));

describe('a public page', () => {
  test('is served from the build’s compressed form, and a browser may show it again while it asks', async () => {
    const answer = get('/for/cfo', { 'accept-encoding': 'br' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(cfo);
    expect(answer.headers.get('cache-control')).toContain('stale-while-revalidate');
    expect(answer.headers.get('x-robots-tag')).toBeNull();
  });

  test('is not sent twice to a browser that has it', () => {
    const etag = get('/for/cfo').headers.get('etag') ?? '';
    expect(get('/for/cfo', { 'if-none-match': etag }).status).toBe(304);
  });

  test.each([
    ['/for/finance-chief', '/for/cfo'],
    ['/for/CFO', '/for/cfo'],
    ['/FOR/Cfo?utm_source=x', '/for/cfo?utm_source=x'],
    ['/for/cfo/', '/for/cfo'],
    ['/for/', '/for'],
    ['/for/Finance-Chief/', '/for/cfo'],
  ])('leads from %s to %s for good', (from, to) => {
    const answer = get(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
  });

  test('takes a query of ten kilobytes', async () => {
    expect(await get(`/for/cfo?x=${'y'.repeat(10_240)}`).text()).toBe(cfo);
  });

  test('names the address of this Flow', async () => {
    const elsewhere = openSite(client, { secure: true, url: 'https://flow.example' });
    const ask = (address: string) =>
      elsewhere(new Request(`https://flow.example${address}`, { headers: { 'accept-encoding': 'br' } }));
    const text = async (answer: Response) => brotliDecompressSync(await answer.arrayBuffer()).toString();
    expect(await text(ask('/for/cfo'))).toContain('href="https://flow.example/for/cfo"');
    expect(await text(ask('/sitemap.xml'))).toBe('<loc>https://flow.example/for/cfo</loc>');
  });
});

describe('an address without a page', () => {
  test.each(['/for/nobody', '/for/cfo/more', '/for/%2Fcfo', '/for/finance-chief-2'])(
    '%s gets the list of its family, and no search engine keeps it',
    async (address) => {
      const answer = get(address);
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
      expect(await answer.text()).toContain('Oops! Page not found <p data-found');
    },
  );

  test.each(['/for/%2e%2e/secrets', '/for/..%2f..%2fpages.json', '/pages.json', '/for/%ff', '/forest'])(
    '%s gets the usual 404',
    async (address) => {
      expect(get(address).status).toBe(404);
    },
  );
});

describe('the list', () => {
  test('keeps the entries that have every word of the filter', async () => {
    const text = await get('/for?q=Nurse+gloves').text();
    expect(text).toContain('/for/nurse');
    expect(text).not.toContain('/for/cfo');
    expect(text).toContain('1 page has “Nurse gloves”');
    expect(text).toContain('value="Nurse gloves"');
  });

  test('says that no page has a word', async () => {
    expect(await get('/for?q=plumber').text()).toContain('No page has “plumber”.');
  });

  test.each(['"><script>x()</script>', '$& $1', '\'"</p>'])('shows %s as text', async (typed) => {
    const text = await get(`/for?q=${encodeURIComponent(typed)}`).text();
    expect(text).not.toContain('<script');
    expect(text.match(/<\/?\w+/g)).toEqual(expect.arrayContaining(['<p', '</p', '<input', '<ul', '</ul']));
  });

  test('reads a hundred signs of a long filter', async () => {
    const text = await get(`/for?q=${'z'.repeat(9000)}`).text();
    expect(text.length).toBeLessThan(600);
  });
});

test('files with a hash in their name never change, and the app’s screens stay out of search engines', () => {
  expect(get('/pages/style-abcdefgh12.css').headers.get('cache-control')).toContain('immutable');
  expect(get('/email-player').headers.get('x-robots-tag')).toBe('noindex');
});
