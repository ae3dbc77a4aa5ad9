// The other three columns: accessibility, good practice and findability, each as the share of its audits that a page passes.
import type { Browser, Page } from '@playwright/test';
import { axe } from './axe.ts';
import type { Seen } from './speed.ts';

export type Audits = { accessibility: number; practice: number; findable: number; faults: string[] };

export const auditsOf = async (browser: Browser, url: string, seen: Seen): Promise<Audits> => {
  const { violated, passes } = await axe(browser, url);
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url);
  const practice = await practiceAudits(page, seen);
  const findable = await findableAudits(page);
  await context.close();
  return {
    accessibility: (100 * passes) / (passes + violated.length),
    practice: share(practice),
    findable: share(findable),
    faults: [...violated, ...failed(practice), ...failed(findable)].map((fault) => `${url}: ${fault}`),
  };
};

type Checks = Record<string, boolean>;

const practiceAudits = async (page: Page, seen: Seen): Promise<Checks> => ({
  'no errors in the console': seen.errors.length === 0,
  'a doctype': await page.evaluate(() => document.compatMode === 'CSS1Compat'),
  'a character set': await page.evaluate(() => document.characterSet === 'UTF-8'),
  'no script': (await page.locator('script:not([type="application/ld+json"])').count()) === 0,
  'pictures with their size': (await page.locator('img:not([width])').count()) === 0,
  'no sideways scroll at 360 px': await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
  'nothing from elsewhere': await page.evaluate(() =>
    performance.getEntriesByType('resource').every(({ name }) => name.startsWith(location.origin)),
  ),
});

const findableAudits = async (page: Page): Promise<Checks> => ({
  'a title': (await page.title()).length > 5,
  'a description': (await page.locator('meta[name="description"]').count()) === 1,
  'a canonical address': (await page.locator('link[rel="canonical"]').count()) === 1,
  'not closed to search engines': (await page.locator('meta[name="robots"]').count()) === 0,
  'links with words': await page.evaluate(() =>
    [...document.links].every((link) => (link.textContent ?? '').trim() !== '' || link.ariaLabel !== null),
  ),
  'a viewport': (await page.locator('meta[name="viewport"]').count()) === 1,
  'one h1': (await page.locator('h1').count()) === 1,
  'structured data': (await page.locator('script[type="application/ld+json"]').count()) > 0,
});

const share = (checks: Checks): number => {
  const all = Object.values(checks);
  return (100 * all.filter(Boolean).length) / all.length;
};

const failed = (checks: Checks): string[] =>
  Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [`fails: ${name}`]));
