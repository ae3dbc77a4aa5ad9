// How much JavaScript, compressed, a browser has fetched when the landing page stands, and when the first mail can be heard.
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { launchChromium, nowPlaying, signUp } from '#test/support/chromium.ts';
import { startFlow } from '#test/support/flow.ts';
import { report } from './figures.ts';

const flow = await startFlow();
const browser = await launchChromium();

/** Kilobytes of script that one fresh page fetches while it does `work`. */
const weigh = async (page: Page, work: () => Promise<unknown>): Promise<number> => {
  const scripts = new Map<string, Promise<number>>();
  const note = (response: Response) => {
    const isScript = (response.headers()['content-type'] ?? '').includes('javascript');
    if (isScript && response.url().startsWith(flow.url))
      scripts.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
  };
  page.on('response', note);
  await work();
  await page.waitForLoadState('networkidle').catch(() => {});
  page.off('response', note);
  return (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0) / 1024;
};

const context = await browser.newContext({ baseURL: flow.url });
const visitor = await context.newPage();
const landing = await weigh(visitor, () => visitor.goto('/'));
const page = await context.newPage();
await signUp(page, 'alex@northwind.example');
const player = await (
  await browser.newContext({ baseURL: flow.url, storageState: await context.storageState() })
).newPage();
const beforeFirstMail = await weigh(player, async () => {
  await player.goto('/email-player');
  await nowPlaying(player).waitFor();
});
await browser.close();
await flow.end();

const kept = [
  report({ name: 'landing', value: landing, unit: 'KB gz', budget: 140, better: 'less' }),
  report({ name: 'before the first mail', value: beforeFirstMail, unit: 'KB gz', budget: 240, better: 'less' }),
];
process.exitCode = kept.every(Boolean) ? 0 : 1;
