// Chromium for a test file: fresh profiles that record errors, and an accessibility checker.
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { type Launch, launchChromium, nowPlaying, subject } from './chromium.ts';
import { type RunningFlow, startFlow } from './flow.ts';

export type Visit = {
  context: BrowserContext;
  page: Page;
  /** Errors and policy violations of the page. */
  faults: string[];
};

type Come = (flow: Pick<RunningFlow, 'url'>, options?: BrowserContextOptions) => Promise<Visit>;

export type Visits = {
  visit: Come;
  /** Opens the player with the first mail, as Alex, an existing user. */
  play: Come;
};

/** A Flow with Alex as an existing user and all mail synced. */
export const startSettled = (environment: Record<string, string> = {}): Promise<RunningFlow> =>
  startFlow(environment, inject('settled').data);

/** Fewer processes and no GPU compositing: a third less work. */
const thrifty = ['--in-process-gpu', '--disable-gpu-compositing', '--disable-site-isolation-trials'];

/** One browser for all files of a worker. */
let usual: Promise<Browser> | null = null;

/** A shared Chromium, or one for the file with options. Each visit gets a fresh profile. */
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
    // Animations would cost half of a small machine.
    const look = { viewport, reducedMotion: 'reduce', locale: 'en-GB' } as const;
    // Tests cannot hold or count requests through a service worker, so only tests about it enable it.
    const first = { baseURL: flow.url, serviceWorkers: 'block', ...look } as const;
    const context = await browser.newContext({ ...first, ...options });
    // As long as the test itself may take: a busy machine is slow, not wrong.
    context.setDefaultTimeout(110_000);
    const faults: string[] = [];
    context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
    context.on('console', (message) => {
      // The page handles a refused request, but the browser logs it anyway.
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

/** Holds these scripts until the test decides. */
export const keepBack = async (page: Page, names: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(names, async (route) => route[await promise]());
  await page.reload();
  await nowPlaying(page).waitFor();
  return resolve;
};

/**
 * Runs the accessibility checker in the current theme, and in the full run also in the other. Flow's frames contain mail and no
 * scripts, so the checker skips them.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  const checker = () => new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
  const whole = await checker()
    .options({ resultTypes: ['violations'] })
    .withTags(levels)
    .analyze();
  const violations = [...whole.violations, ...(await inOtherTheme(page, checker))].map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(violations).toEqual([]);
};

/** A second check costs as much as the first, so only the full run does it everywhere. */
const inOtherTheme = async (page: Page, checker: () => AxeBuilder) => {
  if (process.env['FLOW_TEST_FULL'] !== '1') return [];
  const dark = await page.evaluate(() => document.documentElement.dataset['theme'] === 'dark');
  await page.emulateMedia({ colorScheme: dark ? 'light' : 'dark' });
  const other = await checker().withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  return other.violations;
};

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Archives the mail in play, and returns its subject once another one plays. */
export const archiveOne = async (page: Page): Promise<string> => {
  const was = await subject(page);
  await page.keyboard.press('e');
  await expect.poll(() => subject(page)).not.toBe(was);
  return was;
};
