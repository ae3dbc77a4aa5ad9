// Chromium for a test file: fresh profiles that note what goes wrong in them, and a checker of accessibility.
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { type Launch, launchChromium, nowPlaying } from './chromium.ts';
import { type RunningFlow, startFlow } from './flow.ts';

export type Visit = {
  context: BrowserContext;
  page: Page;
  /** What went wrong in the page so far: errors, and refusals of the content security policy. */
  faults: string[];
};

type Come = (flow: RunningFlow, options?: BrowserContextOptions) => Promise<Visit>;

export type Visits = {
  visit: Come;
  /** The player with the first mail on it, of Alex, who signed up to this Flow before. */
  play: Come;
};

/** A Flow that Alex signed up to some time ago, with all mail there. */
export const startSettled = (environment: Record<string, string> = {}): Promise<RunningFlow> =>
  startFlow(environment, inject('settled').data);

/** Fewer processes, and no compositing by a GPU that is not there: a third less work for what nobody looks at. */
const thrifty = ['--in-process-gpu', '--disable-gpu-compositing', '--disable-site-isolation-trials'];

/** One for all files that a worker runs; it ends with it. */
let usual: Promise<Browser> | null = null;

/** A Chromium, the file's own where it is told something; both open a fresh profile in it. */
export const openBrowser = (launch?: Launch): Visits => {
  let browser: Browser;
  beforeAll(async () => {
    const start = () => launchChromium({ ...launch, more: [...thrifty, ...(launch?.more ?? [])] });
    browser = await (launch ? start() : (usual ??= start()));
  });
  afterAll(async () => {
    if (launch) await browser.close();
    else await Promise.all(browser.contexts().map((context) => context.close()));
  });
  const visit: Come = async (flow, options = {}) => {
    const viewport = { width: 1440, height: 900 };
    // Half of a small machine would go into drawing what moves, sixty times a second, for nobody.
    const look = { viewport, reducedMotion: 'reduce', locale: 'en-GB' } as const;
    // What the service worker answers no test could keep back or count: only a journey that is about it has one.
    const first = { baseURL: flow.url, serviceWorkers: 'block', ...look } as const;
    const context = await browser.newContext({ ...first, ...options });
    const faults: string[] = [];
    context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
    context.on('console', (message) => {
      // A refused request is the page's to handle; the browser tells of it in any case.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) faults.push(message.text());
    });
    return { context, page: await context.newPage(), faults };
  };
  return {
    visit,
    play: async (flow, options = {}) => {
      const visitor = await visit(flow, options);
      await visitor.context.addCookies(inject('settled').cookies);
      await visitor.page.goto('/email-player');
      await nowPlaying(visitor.page).waitFor();
      return visitor;
    },
  };
};

/** Keeps back the scripts of these names until it is said what becomes of them. */
export const keepBack = async (page: Page, names: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(names, async (route) => route[await promise]());
  await page.reload();
  await nowPlaying(page).waitFor();
  return resolve;
};

/**
 * Nothing that a checker of accessibility can find, in the theme as it is and, in the whole run, by what a theme decides in the other one.
 * The only frames of Flow hold mail and run no script, the checker's neither; without them it needs no page of its own.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  const checker = () => new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
  const whole = await checker()
    .options({ resultTypes: ['violations'] })
    .withTags(levels)
    .analyze();
  const found = [...whole.violations, ...(await inOtherTheme(page, checker))].map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
};

/** A second look costs as much as the first: only the whole run takes it everywhere. */
const inOtherTheme = async (page: Page, checker: () => AxeBuilder) => {
  if (process.env['FLOW_TEST_FULL'] !== '1') return [];
  const dark = await page.evaluate(() => document.documentElement.dataset['theme'] === 'dark');
  await page.emulateMedia({ colorScheme: dark ? 'light' : 'dark' });
  const other = await checker().withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  return other.violations;
};

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
