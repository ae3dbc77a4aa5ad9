// A real Chromium, and a person in it who signs in at the local Google.
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect } from 'vitest';
import type { RunningFlow } from './flow.ts';

export type Visit = {
  context: BrowserContext;
  page: Page;
  /** What went wrong in the page so far: errors, failed checks of the content security policy, unexpected answers. */
  faults: string[];
};

/** One Chromium for the file; `visit` opens a fresh profile in it. */
export const openBrowser = (): { visit: (flow: RunningFlow, options?: BrowserContextOptions) => Promise<Visit> } => {
  let browser: Awaited<ReturnType<typeof chromium.launch>>;
  beforeAll(async () => {
    browser = await chromium.launch({
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  });
  afterAll(() => browser.close());
  return {
    visit: async (flow, options = {}) => {
      const context = await browser.newContext({ baseURL: flow.url, viewport: { width: 1440, height: 900 }, ...options });
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
      context.on('console', (message) => {
        // A refused request is the page's to handle, and told by the browser in any case.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) faults.push(message.text());
      });
      return { context, page: await context.newPage(), faults };
    },
  };
};

/** From the landing page through Google's consent to the player with the first mail on it. */
export const signUp = async (page: Page, email: string): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: email }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL('**/email-player');
  await nowPlaying(page).waitFor();
};

/** The letter on the stage. */
export const nowPlaying = (page: Page) => page.getByRole('article', { name: 'Now playing' });

export const subject = async (page: Page): Promise<string> =>
  (await nowPlaying(page).getByRole('heading', { level: 1 }).innerText()).trim();

/** Nothing that a checker of accessibility can find. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
};
