// A picture from a stranger's server: where the request goes, what it carries, and that only pictures return.
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listening } from '#test/support/listening.ts';
import { publishedLines } from '#test/support/published.ts';
import { bringPicture, type PictureWorld } from './picture.ts';

const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR and so on', 'latin1');

type Seen = { url: string; headers: http.IncomingHttpHeaders };
let seen: Seen[] = [];
let port = 0;
const answers: Record<string, (response: http.ServerResponse) => void> = {
  '/a.png': (response) => response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'seen=1' }).end(png),
  '/svg': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<svg onload="alert(1)"/>'),
  '/html': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html><p>x'),
  '/gone': (response) => response.writeHead(404).end(png),
  '/moved': (response) => response.writeHead(301, { location: '/a.png' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/inside': (response) => response.writeHead(302, { location: 'https://10.0.0.1/a.png' }).end(),
  '/rebound': (response) => response.writeHead(302, { location: 'https://rebinding.test.com/a.png' }).end(),
  '/opened': (response) => response.writeHead(302, { location: 'http://pictures.example/a.png' }).end(),
  '/odd': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/slow': () => {},
  '/broken': (response) => {
    response.writeHead(200, { 'content-length': '1000' }).write(png, () => response.destroy());
  },
  '/big': (response) => pour(response.writeHead(200), png),
};
const pour = (response: http.ServerResponse, chunk: Buffer): void => {
  for (let more = true; more && !response.destroyed; )
    more = response.write(Buffer.concat([chunk, Buffer.alloc(65_536)]));
  response.once('drain', () => pour(response, chunk));
};
const site = http.createServer((request, response) => {
  seen.push({ url: request.url ?? '', headers: request.headers });
  answers[request.url ?? '']?.(response);
});
beforeAll(async () => {
  port = await listening(site);
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

/** `leads`: the DNS answers, in order. */
const world = (leads: string[][] = [], timeout = 10_000): PictureWorld => {
  seen = [];
  return { resolve: async () => leads.shift() ?? [], demo: { address: '127.0.0.1', port }, timeout };
};

describe('a remote picture', () => {
  test('is recognised by its bytes, whatever the server says', async () => {
    const brought = await bringPicture(world(), 'https://pictures.example/a.png');
    expect(brought).toEqual({ kind: 'picture', type: 'image/png', bytes: png });
  });

  test('gets a request without personal data', async () => {
    await bringPicture(world(), 'https://pictures.example/moved');
    expect(seen.map(({ url }) => url)).toEqual(['/moved', '/a.png']);
    for (const { headers } of seen) {
      expect(Object.keys(headers).toSorted()).toEqual([
        'accept',
        'accept-encoding',
        'connection',
        'host',
        'user-agent',
      ]);
      expect(headers['user-agent']).toBe('Mozilla/5.0 (compatible; Flow)');
    }
  });

  test.each([
    ['/svg', 'unfit', 1],
    ['/html', 'unfit', 1],
    ['/gone', 'unreachable', 1],
    ['/round', 'unreachable', 4],
    ['/inside', 'refused', 1],
    ['/opened', 'unreachable', 1],
    ['/odd', 'unreachable', 1],
    ['/broken', 'unreachable', 1],
    ['/big', 'too-large', 1],
  ])('%s: %s', async (address, kind, requests) => {
    expect(await bringPicture(world(), `https://pictures.example${address}`)).toEqual({ kind });
    expect(seen).toHaveLength(requests);
  });

  test('is missing if the name does not exist', async () => {
    expect(await bringPicture(world(), 'https://nobody.test.com/a.png')).toEqual({ kind: 'unreachable' });
    expect(seen).toEqual([]);
  });

  test('fails on timeout', async () => {
    expect(await bringPicture(world([], 50), 'https://pictures.example/slow')).toEqual({ kind: 'unreachable' });
  });

  test('gets a new lookup and check at every redirect', async () => {
    expect(await bringPicture(world([['127.0.0.1']]), 'https://pictures.example/rebound')).toEqual({ kind: 'refused' });
    expect(seen.map(({ url }) => url)).not.toContain('/a.png');
  });
});

/** Ways to write this machine, its network, or no address at all. */
const inside = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://0177.0.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0/',
  'http://localhost/',
  'http://localhost./',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://192.168.1.1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://user@127.0.0.1/',
  'http://pictures.example.com@127.0.0.1/',
  'http://127.0.0.1#pictures.example.com/',
  'http://127.0.0.1\\@pictures.example.com/',
  'http://pictures.example.com:22/',
  'https://printer.local/',
  'gopher://127.0.0.1:6379/_INFO',
  'file:///etc/passwd',
  'ftp://127.0.0.1/',
  'data:image/png;base64,iVBORw0KGgo=',
  '//127.0.0.1/',
  '',
];

const published = publishedLines('lists/ssrf-urls.txt');

describe('private addresses', () => {
  // A resolver that maps every name to a private address.
  const everywhereInside = (): PictureWorld => ({ ...world(), resolve: async () => ['127.0.0.1'], timeout: 2_000 });

  test.each(inside)('%s gets no request', async (address) => {
    expect(await bringPicture(everywhereInside(), address)).toEqual({ kind: 'refused' });
    expect(seen).toEqual([]);
  });

  test.skipIf(published.length === 0)(`none of the published bypasses causes a request`, async () => {
    const world_ = everywhereInside();
    for (const address of published) expect(await bringPicture(world_, address), address).toEqual({ kind: 'refused' });
    expect(seen).toEqual([]);
  });
});
