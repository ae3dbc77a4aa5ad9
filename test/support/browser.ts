// Chromium for a test file: fresh profiles that note what goes wrong in them, and a checker of accessibility.
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchChromium } from './chromium.ts';
import type { RunningFlow } from './flow.ts';

export type Visit = {
  context: BrowserContext;
  page: Page;
  /** What went wrong in the page so far: errors, and refusals of the content security policy. */
  faults: string[];
};

export type Visits = { visit: (flow: RunningFlow, options?: BrowserContextOptions) => Promise<Visit> };

/** One Chromium for the file; `visit` opens a fresh profile in it. */
export const openBrowser = (): Visits => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  return {
    visit: async (flow, options = {}) => {
      const viewport = { width: 1440, height: 900 };
      // Half of a small machine would go into drawing what moves, sixty times a second, for nobody.
      const usual = { baseURL: flow.url, viewport, reducedMotion: 'reduce' } as const;
      const context = await browser.newContext({ ...usual, ...options });
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
      context.on('console', (message) => {
        // A refused request is the page's to handle; the browser tells of it in any case.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) faults.push(message.text());
      });
      return { context, page: await context.newPage(), faults };
    },
  };
};

/** Nothing that a checker of accessibility can find. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
};
