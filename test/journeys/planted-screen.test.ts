// A screen that only registers a scene has voice, keys, palette, hints and undo.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PlantedApp, plantedApp } from '#test/planted-screen/planted-app.ts';
import { openBrowser } from '#test/support/browser.ts';
import { nowPlaying, pressSequence, say, subject } from '#test/support/chromium.ts';

const browser = openBrowser();
let app: PlantedApp;
beforeAll(async () => {
  app = await plantedApp();
}, 600_000);
afterAll(() => app.end());

const spoken = (page: Page) => page.locator('p[aria-live=polite]');
const plants = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Greenhouse' }).getByRole('listitem').allInnerTexts();
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('a screen that registers a scene gets words, keys, palette, hints and undo', async () => {
  const { page, context, faults } = await browser.visit({ url: app.url });
  await page.goto('/email-player?test=true');
  await nowPlaying(page).waitFor();
  const first = await subject(page);
  await pressSequence(page, 'Space');
  await page.getByRole('button', { name: 'Pause (Space)' }).waitFor();

  await goTo(page, '/greenhouse?test=true');
  await page.getByRole('heading', { name: 'Greenhouse' }).waitFor();
  await page.getByRole('button', { name: 'Pause (Space)' }).waitFor();
  await page.getByText('water the plants').first().waitFor();

  await say(page, 'please water the plants');
  await expect.poll(() => spoken(page).innerText()).toContain('Watered: Fern.');
  await page.keyboard.press('w');
  await expect.poll(() => plants(page)).toEqual(['Fern: watered', 'Lemon tree: watered', 'Basil: dry']);
  await say(page, 'is the basil dry');
  await expect.poll(() => spoken(page).innerText()).toContain('It is dry.');

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('option', { name: /^Start over/ }).click();
  await expect.poll(() => plants(page)).toEqual(['Fern: dry', 'Lemon tree: dry', 'Basil: dry']);

  await say(page, 'archive that');
  await expect.poll(() => spoken(page).innerText()).toContain('Archived');
  await say(page, 'undo');
  await expect.poll(() => spoken(page).innerText()).toMatch(/Undone|back/);
  await say(page, 'go to my mail');
  await expect.poll(() => subject(page)).toBe(first);
  expect(faults).toEqual([]);
  await context.close();
});
