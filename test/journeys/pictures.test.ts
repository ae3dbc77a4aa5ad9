// Pictures of a mail in a real Chromium: none before the press, afterwards only through Flow, both counted at sockets. And its files: none
// runs as a page of Flow.
import net from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { bars } from '#emulators/seed/png.ts';
import { expectAccessible } from '#test/support/browser.ts';
import { launchChromium, nowPlaying, signUp } from '#test/support/chromium.ts';
import { type RunningFlow, startFlow } from '#test/support/flow.ts';
import { countedPage, deliverHostile, hostileTexts, lookAtHostile, runMarkup } from '#test/support/hostile-text.ts';
import { listening } from '#test/support/listening.ts';
import { drawn } from '#test/support/sampled.ts';

const alex = 'alex@northwind.example';

/** Twenty file types that a browser would run or open. */
const active = [
  ['page.html', 'text/html', '<script>alert(1)</script>'],
  [
    'page.xhtml',
    'application/xhtml+xml',
    '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
  ],
  ['page.htm', 'text/html', '<img src=x onerror=alert(1)>'],
  ['drawn.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['drawn.png', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['data.xml', 'text/xml', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
  [
    'data.xsl',
    'application/xslt+xml',
    '<?xml-stylesheet href="#"?><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
  ],
  ['feed.rss', 'application/rss+xml', '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'],
  ['feed.atom', 'application/atom+xml', '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'],
  [
    'saved.mhtml',
    'application/x-mimearchive',
    'MIME-Version: 1.0\nContent-Type: text/html\n\n<script>alert(1)</script>',
  ],
  ['saved.mht', 'message/rfc822', 'MIME-Version: 1.0\nContent-Type: text/html\n\n<script>alert(1)</script>'],
  ['code.js', 'text/javascript', 'alert(1)'],
  ['code.mjs', 'application/javascript', 'alert(1)'],
  ['style.css', 'text/css', '@import "javascript:alert(1)"'],
  ['paper.pdf', 'application/pdf', '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'],
  ['old.swf', 'application/x-shockwave-flash', 'FWS\x05'],
  ['shown.txt', 'text/plain', '<script>alert(1)</script>'],
  ['nameless', 'application/octet-stream', '<!doctype html><script>alert(1)</script>'],
  ['odd.html;x=y', 'text/html; charset=utf-7', '+ADw-script+AD4-alert(1)+ADw-/script+AD4-'],
  ['double.png.html', 'image/png', '<!doctype html><script>alert(1)</script>'],
] as const;

const html =
  '<p>These are new.</p><img src="https://img.shop.example/hero.jpg" width="560" alt="Hills">' +
  '<img src="https://img.shop.example/p/1.jpg" width="160" alt="One"><img src="https://img.shop.example/svg.png" alt="Drawn">' +
  '<img src="https://img.shop.example/open.gif" width="1" height="1"><img src="https://sink.test/beacon.gif" alt="Beacon">';

const mail = [
  'From: Priya Shop <priya@shop.example>',
  `To: ${alex}`,
  'Subject: Autumn pictures',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  html,
  ...active.flatMap(([name, type, content]) => [
    '--b',
    `Content-Type: ${type}`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content, 'latin1').toString('base64'),
  ]),
  '--b',
  'Content-Type: image/png',
  'Content-Disposition: attachment; filename="chart.png"',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(bars([0.2, 0.5, 0.9, 0.4], [20, 90, 70])).toString('base64'),
  '--b--',
].join('\r\n');

const hostile = drawn(hostileTexts(), 5);

let flow: RunningFlow;
let browser: Browser;
let sink: net.Server;
let page: Page;
/** The first bytes of every connection outside this machine. */
const outside: string[] = [];
const ofTheBrowser =
  /(?:accounts|update|clients\d?|optimizationguide-pa|safebrowsing|redirector)\.(?:google|googleapis|gvt1)\.com/;
const Seen = z.object({ visits: z.array(z.object({ host: z.string(), path: z.string() })) });
const visits = async (): Promise<string[]> =>
  Seen.parse(await flow.control('website')).visits.map(({ host, path }) => `${host}${path}`);
let id: string;

beforeAll(async () => {
  sink = net.createServer((socket) => {
    socket
      .on('error', () => {})
      .once('data', (bytes) => {
        const said = bytes.toString('latin1');
        if (!ofTheBrowser.test(said)) outside.push(said.slice(0, 200));
        socket.destroy();
      });
  });
  flow = await startFlow();
  const delivered = await flow.control('deliver', {
    mailbox: alex,
    raw: Buffer.from(mail, 'latin1').toString('base64url'),
  });
  id = z.object({ id: z.string() }).parse(delivered).id;
  await deliverHostile(flow, alex, 'qqq', hostile);
  browser = await launchChromium({ allLeadsTo: await listening(sink) });
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({
    baseURL: flow.url,
    serviceWorkers: 'block',
    viewport,
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  await signUp(page, alex);
  await page.getByRole('button', { name: 'Search', exact: true }).last().waitFor();
});
afterAll(async () => {
  await browser.close();
  await flow.end();
  sink.close();
});

const original = () => page.getByRole('dialog', { name: 'Autumn pictures' });
const said = () => original().getByRole('status');
const mailFrame = () => page.frameLocator('iframe[title^="The email"]');

test('pictures: before the press there is no request', async () => {
  await page.keyboard.press('/');
  await page.keyboard.type('autumn pictures');
  await page.keyboard.press('Enter');
  await page.getByText('Autumn pictures').first().click();
  await expect.poll(() => nowPlaying(page).innerText()).toContain('Autumn pictures');
  await page.keyboard.press('o');
  await expect.poll(() => said().innerText()).toBe('4 pictures from elsewhere not loaded. 1 hidden tracker left out.');
  await mailFrame().getByText('Hills').waitFor();
  await expectAccessible(page);
  expect(await visits()).toEqual([]);
  expect(outside).toEqual([]);
});

test('pictures: after the press they come only through Flow, without trackers, and Flow names failures', async () => {
  await page.keyboard.press('Shift+O');
  await expect
    .poll(() => said().innerText())
    .toBe(
      '2 of 4 pictures shown. 1 could not be had from where the sender keeps it. 1 left out: not safe to show. 1 hidden tracker left out.',
    );
  const drawn = await mailFrame()
    .locator('img')
    .evaluateAll((all) => all.map((one) => (one instanceof HTMLImageElement ? one.naturalWidth > 1 : false)));
  expect(drawn).toEqual([true, true, false, false]);
  expect((await visits()).toSorted()).toEqual([
    'img.shop.example/hero.jpg',
    'img.shop.example/p/1.jpg',
    'img.shop.example/svg.png',
  ]);
  expect(outside).toEqual([]);
  await expectAccessible(page);
});

test('The browser would have announced each other machine.', async () => {
  await page.evaluate(() => fetch('http://sink.test/', { mode: 'no-cors' }).catch(() => {}));
  const blank = await page.context().newPage();
  await blank.goto('http://sink.test/').catch(() => {});
  await blank.close();
  expect(outside.length).toBeGreaterThan(0);
});

test('pictures: safe files open by key and by hand, others say why not', async () => {
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog');
  // Flow lists a dozen files at first.
  await page.getByRole('button', { name: '9 more' }).click();
  await page.getByTitle('Preview chart.png').click();
  await expect.poll(() => dialog.getByRole('status').innerText()).toMatch(/file 21 of 21$/);
  const drawn = dialog.getByRole('img', { name: 'chart.png' });
  await expect.poll(() => drawn.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth)).toBe(64);
  await expectAccessible(page);
  const said = async (nth: number, words: string): Promise<void> => {
    await expect.poll(() => dialog.getByRole('status').first().innerText()).toContain(`file ${nth} of 21`);
    await dialog.getByText(words).waitFor();
  };
  await page.keyboard.press('ArrowLeft');
  await said(20, 'Flow shows pictures and plain text. Download this file');
  for (let nth = 20; nth > 17; nth -= 1) await page.keyboard.press('ArrowLeft');
  await said(17, '<script>alert(1)</script>');
  await dialog.getByRole('button', { name: 'Previous file' }).click();
  await said(16, 'Download this file');
  await page.keyboard.press('ArrowLeft');
  await said(15, 'A PDF can carry programs');
  for (let nth = 15; nth > 5; nth -= 1) await page.keyboard.press('ArrowLeft');
  await said(5, 'This file is not what its name says');
  await flow.control('faults', { pattern: '/messages/|/batch/', status: 503 });
  for (let nth = 5; nth < 17; nth += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('alert').getByText('Gmail cannot be reached right now').waitFor();
  await flow.clearFaults();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await said(17, '<script>alert(1)</script>');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  // The focus is where it came from.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe('Preview chart.png');
});

test('pictures: a sender’s markup is text everywhere and sends no request', async () => {
  const counted = await countedPage(page.context(), flow.url);
  await lookAtHostile(counted.page, 'qqq', hostile.length);
  expect(counted.ran).toEqual([]);
  // The probe works: it reports markup that runs.
  await runMarkup(counted.page);
  expect(counted.ran).toEqual(expect.arrayContaining(['alert ran', 'attribute href', 'element iframe']));
  await counted.page.close();
});

test('pictures: no file of a mail runs as a page of Flow', async () => {
  const opened = await page.context().newPage();
  const ran: string[] = [];
  opened.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss().catch(() => {});
  });
  for (let nth = 0; nth < active.length; nth += 1) {
    const download = opened.waitForEvent('download');
    await opened.goto(`/api/attachments/${id}/${nth}`).catch(() => {});
    expect((await download).url(), active[nth]?.[0]).toContain(`/api/attachments/${id}/${nth}`);
  }
  // In frames and as pictures, as far as Flow's own pages allow.
  expect(ran).toEqual([]);
  expect(opened.url()).toBe('about:blank');
  await opened.close();
});
