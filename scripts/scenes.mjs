// Takes the pictures of the feature pages in the demonstration, by day and by night, and those of the manifest on a phone. Needs a build and
// a Chromium, and runs only when the screens change: node scripts/scenes.mjs [scene]
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { chromium as browserOf } from '@playwright/test';
import { chromium } from './chromium.mjs';
import { otherNode, root } from './node-24.mjs';

otherNode();
const [only] = process.argv.slice(2);
const client = path.join(root, 'build', 'client');
const out = path.join(root, 'public', 'scenes');
const quality = 28;
const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.html': 'text/html',
};

const say = async (page, words) => {
  await page.getByRole('button', { name: 'Type what you would say' }).click();
  const field = page.getByRole('textbox', { name: 'You', exact: true });
  await field.fill(words);
  await field.press('Enter');
  await field.waitFor({ state: 'detached' });
};

/** What a person does before the picture, from the first mail on. */
const scenes = {
  reading: async (page) => {
    await page.keyboard.press('j');
    await page.getByRole('heading', { name: 'Re: Hiring plan for the spring' }).waitFor();
    await page.keyboard.press('Space');
  },
  reply: async (page) => {
    await say(page, 'reply yes, I will see to it today');
    await page.getByText('Send it?').first().waitFor();
  },
  snooze: async (page) => {
    await say(page, 'snooze');
    await page.getByText('Tomorrow').first().waitFor();
  },
  search: async (page) => {
    await say(page, 'find mail about the ferry');
    await page.getByRole('listbox', { name: 'Results' }).waitFor();
  },
  bulk: async (page) => {
    await say(page, 'archive all newsletters');
    await page
      .getByText(/Archive (?:all|both|it|them)/)
      .first()
      .waitFor();
  },
  undo: async (page) => {
    await page.keyboard.press('e');
    await page.getByText('Archived').first().waitFor();
  },
  calendar: async (page) => {
    await say(page, 'open my calendar');
    await page.waitForURL(/\/calendar/);
    await page.getByRole('heading').first().waitFor();
  },
  keys: async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  },
  settings: async (page) => {
    await say(page, 'open settings');
    await page.waitForURL(/\/settings/);
  },
  captions: async (page) => {
    await page.keyboard.press('j');
    await page.getByRole('heading', { name: 'Re: Hiring plan for the spring' }).waitFor();
    await say(page, 'what is the ask');
  },
};

const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const onPhones = ['reading', 'reply', 'calendar'];

const server = http.createServer(answer).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = `http://127.0.0.1:${server.address().port}`;
const browser = await browserOf.launch({ executablePath: chromium(), args: ['--no-sandbox'] });
mkdirSync(out, { recursive: true });
for (const [scene, act] of Object.entries(scenes)) {
  if (only !== undefined && scene !== only) continue;
  for (const theme of ['light', 'dark']) await take(scene, act, { theme, name: `${scene}-${theme}`, ...desk });
  if (onPhones.includes(scene)) await take(scene, act, { theme: 'light', name: `${scene}-phone`, ...phone });
}
await browser.close();
server.close();

async function take(scene, act, { theme, name, ...device }) {
  const context = await browser.newContext({
    ...device,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${address}/email-player?test=true`);
  await page.getByRole('article', { name: 'Now playing' }).waitFor();
  await act(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(path.join(out, `${name}.webp`), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
  await context.close();
}

/** As the server would, without its calls: the demonstration needs none. */
function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = path.join(client, pathname);
  const known = existsSync(file) && statSync(file).isFile();
  if (!known && path.extname(pathname) !== '') return response.writeHead(404).end();
  const type = known ? types[path.extname(pathname)] : 'text/html';
  response.writeHead(200, { 'content-type': type ?? 'application/octet-stream' });
  response.end(readFileSync(known ? file : path.join(client, '__spa-fallback.html')));
}
