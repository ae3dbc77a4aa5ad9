// Compressed JavaScript until the landing page is there, until a person can hear the first mail, with the late parts, and of the admin area alone.
import path from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { launchChromium, nowPlaying, signUp } from '#test/support/chromium.ts';
import { startFlow } from '#test/support/flow.ts';
import { adminScripts } from './admin-scripts.ts';
import { couldNotMeasure, report } from './figures.ts';
import { scriptsOf } from './scripts.ts';

const flow = await startFlow();
const browser = await launchChromium();

/** Marks the moment at which a mail with a play button is on the screen. */
const markFirstMail = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const mail = document.querySelector('article[aria-label="Now playing"] h1');
      if (!mail || !document.querySelector('button[aria-label="Play (Space)"]:not(:disabled)')) return;
      observer.disconnect();
      performance.mark('first mail');
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });

/** The requests before that moment. */
const askedBefore = async (page: Page): Promise<ReadonlySet<string>> => {
  const asked = await page.evaluate(() => {
    const first = performance.getEntriesByName('first mail')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (startTime <= first ? [name] : []));
  });
  return new Set(z.array(z.string()).check(z.minLength(1)).parse(asked));
};

const sum = (sizes: Iterable<number>, what: string): number => {
  const all = [...sizes].reduce((total, size) => total + size, 0);
  return all > 0 ? all : couldNotMeasure(`${what}: no script came`);
};

const context = await browser.newContext({ baseURL: flow.url });
const visitor = await context.newPage();
const landing = sum((await scriptsOf(visitor, flow.url, () => visitor.goto('/'))).values(), 'landing');
const page = await context.newPage();
await signUp(page, 'alex@northwind.example');
const player = await (
  await browser.newContext({ baseURL: flow.url, storageState: await context.storageState() })
).newPage();
await markFirstMail(player);
const scripts = await scriptsOf(player, flow.url, async () => {
  await player.goto('/email-player');
  await nowPlaying(player).waitFor();
});
const before = await askedBefore(player);
const beforeFirstMail = sum(
  [...scripts].flatMap(([url, size]) => (before.has(url) ? [size] : [])),
  'before the first mail',
);
const admin = sum([adminScripts(path.resolve(import.meta.dirname, '../build/client'))], 'the admin area');
await browser.close();
await flow.end();

console.log(`  with all that comes after the first mail: ${sum(scripts.values(), 'the player').toFixed(0)} KB gz`);
const kept = [
  report({ name: 'landing', value: landing, unit: 'KB gz', budget: 140, better: 'less' }),
  report({ name: 'before the first mail', value: beforeFirstMail, unit: 'KB gz', budget: 240, better: 'less' }),
  report({ name: 'the admin area alone', value: admin, unit: 'KB gz', budget: 150, better: 'less' }),
];
process.exitCode = kept.every(Boolean) ? 0 : 1;
