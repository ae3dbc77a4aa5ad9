// Leaving through the settings: export with a proof at Google, disconnect, connect again, delete.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, openBrowser } from '#test/support/browser.ts';
import { signUp } from '#test/support/chromium.ts';
import { type RunningFlow, startFlow } from '#test/support/flow.ts';
import { unzip } from '#test/support/unzip.ts';

const alex = 'alex@northwind.example';
const maya = 'maya@northwind.example';
const browser = openBrowser();

describe('leaving', () => {
  let flow: RunningFlow;
  beforeAll(async () => {
    flow = await startFlow();
  });
  afterAll(() => flow.end());

  const confirm = async (page: Page, email = alex): Promise<void> => {
    await page.getByRole('button', { name: 'Confirm with Google' }).click();
    await page.getByRole('button', { name: email }).click();
  };
  const privacy = (page: Page) => page.getByRole('region', { name: 'Export my data' });
  const connection = (page: Page) => page.getByRole('region', { name: 'Google account' });

  test('a person exports, disconnects, connects again and deletes their account', async () => {
    const { page, context, faults } = await browser.visit(flow, { serviceWorkers: 'allow' });
    await signUp(page, alex);
    const otherTab = await context.newPage();
    await otherTab.goto('/email-player');
    await page.goto('/settings');

    await privacy(page).getByRole('button', { name: 'Export my data' }).click();
    await page.getByRole('dialog', { name: 'Is it you?' }).waitFor();
    await expectAccessible(page);
    await confirm(page);
    const link = privacy(page).getByRole('link', { name: 'Download' });
    await link.waitFor();
    await privacy(page).getByText('The link works once').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^flow-export-[\d-]+\.zip$/);
    expect(unzip(readFileSync(await download.path())).has('message.json')).toBe(true);
    await privacy(page).getByRole('button', { name: 'Export my data' }).waitFor();

    await connection(page).getByText('Connected.').waitFor();
    await connection(page).getByRole('button', { name: 'Disconnect' }).click();
    const question = page.getByRole('dialog', { name: 'Disconnect Google?' });
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await connection(page).getByText('No Google account is connected.').waitFor();
    await connection(page).getByRole('button', { name: 'Connect Google' }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL('**/email-player');
    await page.goto('/settings');
    await connection(page).getByText('Connected.').waitFor();

    await page.getByRole('button', { name: 'Delete my account' }).click();
    // The new session has no proof yet.
    await confirm(page);
    const last = page.getByRole('dialog', { name: 'Delete my account' });
    const remove = last.getByRole('button', { name: 'Delete my account' });
    await expect.poll(() => remove.isDisabled()).toBe(true);
    await expectAccessible(page);
    await last.getByLabel(`To confirm, type ${alex}`).fill(alex.toUpperCase());
    await remove.click();
    await page.waitForURL(`${flow.url}/`);
    await otherTab.waitForURL(`${flow.url}/`);
    await page.goto('/settings');
    await page.waitForURL(`${flow.url}/`);
    const isDone = () => flow.lines.some((line) => line.includes('leaving.deleted'));
    await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('another Google account proves nothing, and the wish waits for a new press', async () => {
    const { page, context } = await browser.visit(flow);
    await signUp(page, alex);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await confirm(page, maya);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByText('That is another Google account.').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });
});
