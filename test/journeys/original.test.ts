// Original mail in a real Chromium, counted at a socket: it sends no request and runs nothing, with both layers and without the cleaning.
import { createServer, type Server } from 'node:http';
import net from 'node:net';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { originalOf } from '#reading/original.ts';
import { headersFor } from '#server/headers.ts';
import { launchChromium } from '#test/support/chromium.ts';
import { listening } from '#test/support/listening.ts';
import { published, publishedPayloads } from '#test/support/published.ts';
import { sampled } from '#test/support/sampled.ts';

const ours = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)" autofocus onfocus=alert(1)>x</a>',
  '<details open ontoggle=alert(1)>x</details>',
  '<img src="https://sink.test/img"><img srcset="https://sink.test/srcset 1x">',
  '<table background="https://sink.test/background"><tr><td>x</td></tr></table>',
  '<style>@import "https://sink.test/import";body{background:url(https://sink.test/url)}</style>',
  '<style>@font-face{font-family:f;src:url(https://sink.test/font)}p{font-family:f}</style><p>x</p>',
  '<link rel="stylesheet" href="https://sink.test/link"><link rel="preload" as="image" href="https://sink.test/preload">',
  '<link rel="dns-prefetch" href="//sink.test"><link rel="preconnect" href="https://sink.test">',
  '<meta http-equiv="refresh" content="0;url=https://sink.test/refresh">',
  '<base href="https://sink.test/"><img src="relative">',
  '<video poster="https://sink.test/poster" src="https://sink.test/video" autoplay></video><audio src="https://sink.test/audio" autoplay></audio>',
  '<object data="https://sink.test/object"></object><embed src="https://sink.test/embed">',
  '<svg><image href="https://sink.test/svg"/><use href="https://sink.test/use#a"/><filter id="f"><feImage href="https://sink.test/fe"/></filter></svg>',
  '<form action="https://sink.test/form"><input type="image" src="https://sink.test/input"><button autofocus>x</button></form>',
];

/**
 * Browsers open connections ahead of frames and links even under a policy. Both layers together prevent connections, each alone
 * prevents requests.
 */
type Layers = 'both' | 'policy alone' | 'neither';

const publishedBodies = (): string[] => {
  const leaks = published('html/httpleaks.html');
  return [...(leaks === null ? [] : [leaks]), ...publishedPayloads()];
};
const bodies = publishedBodies();
const payloads = [...ours, ...bodies.slice(0, 1), ...sampled(bodies.slice(1), 60)];
const perPage = 20;
/** Chromium's own background hosts. */
const ofTheBrowser =
  /^(?:accounts|update|clients\d?|optimizationguide-pa|safebrowsing|redirector)\.(?:google|googleapis|gvt1)\.com/;

let site: Server;
let sink: net.Server;
let browser: Browser;
/** Connections to other machines. `request`: it carried plain HTTP. */
const asked: { host: string; request: boolean }[] = [];
let siteUrl: string;

beforeAll(async () => {
  sink = net.createServer((socket) => {
    // The name is readable in the first bytes of TLS and of HTTP.
    socket
      .on('error', () => {})
      .once('data', (bytes) => {
        const said = bytes.toString('latin1');
        // Random bytes may look like another name.
        const hosts = said.replace(/^[A-Z]+ \S+/, '').match(/(?:[a-z0-9-]+\.)+[a-z]{2,}/gi) ?? [
          'a host without a name',
        ];
        if (!hosts.some((host) => ofTheBrowser.test(host)))
          asked.push({ host: hosts.join(' '), request: /^[A-Z]+ /.test(said) });
        socket.destroy();
      });
  });
  site = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const layers = url.searchParams.get('layers');
    if (url.pathname === '/frames') {
      const from = Number(url.searchParams.get('from'));
      const frames = payloads.slice(from, from + perPage).map((_, n) => {
        const attributes = layers === 'neither' ? '' : ' sandbox="allow-popups allow-popups-to-escape-sandbox"';
        return `<iframe${attributes} src="/mail?layers=${layers}&n=${from + n}" width="600" height="300"></iframe>`;
      });
      response.writeHead(200, { 'content-type': 'text/html' }).end(frames.join(''));
      return;
    }
    const given = payloads[Number(url.searchParams.get('n'))];
    // Plain HTTP is readable at the socket.
    const html = layers === 'both' ? given : given?.replace(/https:/gi, 'http:');
    if (url.pathname !== '/mail' || html === undefined) {
      response.writeHead(404).end();
      return;
    }
    const shown =
      layers === 'both' ? originalOf({ html, text: null }, { inline: () => null, remote: () => null }).html : html;
    const headers = layers === 'neither' ? { 'content-type': 'text/html' } : headersFor('mail', { secure: false });
    response.writeHead(200, headers).end(shown);
  });
  siteUrl = `http://localhost:${await listening(site)}`;
  browser = await launchChromium({ allLeadsTo: await listening(sink) });
});
afterAll(async () => {
  await browser.close();
  site.close();
  sink.close();
});

const open = async (layers: Layers): Promise<{ connections: string[]; requests: string[]; scripts: number }> => {
  const context = await browser.newContext();
  const before = asked.length;
  let scripts = 0;
  for (let from = 0; from < payloads.length; from += perPage) {
    const page = await context.newPage();
    page.on('dialog', (dialog) => {
      scripts += 1;
      void dialog.dismiss().catch(() => {});
    });
    await page.goto(`${siteUrl}/frames?layers=${layers}&from=${from}`, { waitUntil: 'load' });
    // Refreshes, prefetches and late loads have run once the network is idle.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
    await page.close();
    if (layers === 'neither' && scripts > 0 && asked.length > before) break;
  }
  await context.close();
  const opened = asked.slice(before);
  const requests = opened.filter(({ request }) => request).map(({ host }) => host);
  return { connections: opened.map(({ host }) => host), requests, scripts };
};

test('originals: the probe works: without layers there are requests and scripts', async () => {
  const { requests, scripts } = await open('neither');
  expect(requests).not.toEqual([]);
  expect(scripts).toBeGreaterThan(0);
});

test.skipIf(publishedPayloads().length === 0)('originals: published payloads are included', () => {
  expect(payloads.length).toBeGreaterThan(ours.length);
});

test('originals: with both layers there is no connection and no script', async () => {
  expect(await open('both')).toEqual({ connections: [], requests: [], scripts: 0 });
});

test('originals: without the cleaning there is no request and no script', async () => {
  expect(await open('policy alone')).toMatchObject({ requests: [], scripts: 0 });
});
