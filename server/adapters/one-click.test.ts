// The one-click request to a stranger's server: its target, its content, and no redirects.
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listening } from '#test/support/listening.ts';
import { askOneClick, type OneClickWorld } from './one-click.ts';

type Seen = { method: string; url: string; headers: http.IncomingHttpHeaders; body: string };

let seen: Seen[] = [];
let port = 0;
const site = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    const url = request.url ?? '';
    seen.push({ method: request.method ?? '', url, headers: request.headers, body });
    if (url.includes('redirect')) response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    else if (url.includes('big')) pour(response);
    else if (!url.includes('slow')) response.end('left');
  });
});
const pour = (response: http.ServerResponse): void => {
  while (!response.destroyed && response.write(Buffer.alloc(16_384)));
  response.once('drain', () => pour(response));
};
beforeAll(async () => {
  port = await listening(site);
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

let asked: string[] = [];
const world = (addresses: string[] = ['93.184.216.34'], timeout = 10_000): OneClickWorld => {
  seen = [];
  asked = [];
  return {
    resolve: async (host) => {
      asked.push(host);
      return addresses;
    },
    timeout,
    demo: { address: '127.0.0.1', port },
  };
};

describe('the one-click request', () => {
  test('carries the one word, and no personal data', async () => {
    expect(await askOneClick(world(), 'https://lists.example/u/abc?x=1')).toEqual({ kind: 'accepted', status: 200 });
    expect(seen).toHaveLength(1);
    const [{ method, url, body, headers } = { method: '', url: '', body: '', headers: {} }] = seen;
    expect([method, url, body]).toEqual(['POST', '/u/abc?x=1', 'List-Unsubscribe=One-Click']);
    expect(Object.keys(headers).toSorted()).toEqual([
      'connection',
      'content-length',
      'content-type',
      'host',
      'user-agent',
    ]);
  });

  test('follows no redirect', async () => {
    expect(await askOneClick(world(), 'https://lists.example/redirect')).toEqual({ kind: 'rejected', status: 302 });
    expect(seen).toHaveLength(1);
  });

  test('gives up on a silent server after one attempt', async () => {
    expect(await askOneClick(world([], 50), 'https://lists.example/slow')).toEqual({ kind: 'unsure' });
    expect(seen).toHaveLength(1);
  });

  test('reads only the beginning of an endless answer', async () => {
    expect(await askOneClick(world(), 'https://lists.example/big')).toEqual({ kind: 'accepted', status: 200 });
  });

  test.each([
    ['http', 'http://lists.example/u'],
    ['a port', 'https://lists.example:8443/u'],
    ['a password', 'https://user:pw@lists.example/u'],
    ['an address in digits', 'https://127.0.0.1/'],
    ['the demo’s name inside another', 'https://lists.example@127.0.0.1/'],
  ])('sends nothing to %s', async (_, address) => {
    expect(await askOneClick(world(), address)).toEqual({ kind: 'refused' });
    expect(seen).toEqual([]);
  });

  test.each([
    ['a private address', ['10.0.0.1']],
    ['one of two that is private', ['93.184.216.34', '127.0.0.1']],
    ['no address', []],
    ['the cloud’s own', ['169.254.169.254']],
    ['IPv6 that means IPv4', ['::ffff:192.168.1.1']],
  ])('sends nothing where a name resolves to %s', async (_, addresses) => {
    expect(await askOneClick(world(addresses), 'https://lists.example.com/u')).toEqual({ kind: 'refused' });
    expect(asked).toEqual(['lists.example.com']);
    expect(seen).toEqual([]);
  });

  test('does not reach the demo website on the open web', async () => {
    const outside = { ...world(['127.0.0.1']), demo: null };
    expect(await askOneClick(outside, 'https://lists.example/u')).toEqual({ kind: 'refused' });
    expect(seen).toEqual([]);
  });
});
