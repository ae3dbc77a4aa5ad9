// The figures of the admin area, as an operator looks at them: each section's answer, definitions by keyboard, charts as tables, planted
// trouble, and sample data under its banner.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { openTyping, subject } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { operatorLink } from '#test/support/operator-link.ts';

const browser = openBrowser();
const ops = 'ops@northwind.example';
const password = 'four calm ducks at sea';
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const enter = async (page: Page): Promise<void> => {
  await page.goto(await operatorLink(flow, ops));
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button').click();
  await page.getByRole('link', { name: 'Open the admin area' }).click();
  await page.getByRole('heading', { name: 'User Management', level: 1 }).waitFor();
};

const section = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
};

const signIn = async (page: Page, address = '/admin'): Promise<void> => {
  await page.goto(address);
  await page.getByLabel('Email').fill(ops);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In with Email' }).click();
};

const lead = (page: Page, words: string | RegExp) => page.locator('p').filter({ hasText: words }).first().waitFor();

test('an operator reads figures, definitions and tables, and begins a custom range with the days that show', async () => {
  // Their tab stays open for the next test, too, so Flow looks at the mailbox every 15 seconds.
  const alex = await browser.play(flow);
  const first = await subject(alex.page);
  await alex.page.keyboard.press('e');
  await expect.poll(() => subject(alex.page)).not.toBe(first);
  await openTyping(alex.page);
  const line = alex.page.getByRole('textbox', { name: 'You', exact: true });
  await line.fill('hum a tune backwards');
  await line.press('Enter');
  const reply = alex.page.locator(`[id="${await line.getAttribute('aria-describedby')}"]`);
  await expect.poll(() => reply.innerText()).not.toBe('');
  await flow.control('faults', { pattern: '/gmail/', status: 503, times: 2000 });
  await alex.page.keyboard.press('Escape');
  await line.waitFor({ state: 'detached' });
  const second = await subject(alex.page);
  await alex.page.keyboard.press('e');
  await expect.poll(() => subject(alex.page)).not.toBe(second);

  const { page, context, faults } = await browser.visit(flow);
  await enter(page);

  // Business Metrics.
  await section(page, 'Business Metrics');
  // The operator's own sign-in counts as well.
  await lead(page, /^Fewer than one person a day uses Flow\. Two people did in the last 30 days\. /);
  await page.getByText('few').first().waitFor();
  await page.getByRole('heading', { name: 'Conversion Funnel' }).waitFor();
  await page.getByText('Payments are not set up on this Flow.').first().waitFor();
  await page.getByRole('button', { name: 'Daily active', exact: true }).focus();
  await page.getByRole('tooltip').getByText('People with at least one act of their own in a day').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('tooltip').filter({ visible: true }).count()).toBe(0);
  await page.getByRole('button', { name: /^Show the table ?: Monthly active/ }).click();
  await page.getByRole('columnheader', { name: 'Monthly active' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Time range' }).selectOption('7d');
  expect(new URL(page.url()).searchParams.get('range')).toBe('7d');
  await page.getByRole('combobox', { name: 'Time range' }).selectOption('custom');
  // The names of the choices are part of the range's own label.
  const day = (name: string) => page.getByLabel(name, { exact: true }).inputValue();
  const days = async () => (Date.parse(await day('Last day')) - Date.parse(await day('First day'))) / 86_400_000;
  await expect.poll(days).toBe(7);
  expect(new URL(page.url()).searchParams.get('range')).toBe('custom');
  await page.getByRole('combobox', { name: 'Time range' }).selectOption('7d');

  // Product Quality.
  await section(page, 'Product Quality');
  await lead(page, 'Nobody spoke to Flow in this range.');
  await page.getByText('No phrase was missed by three people or more in this range.').waitFor();
  expect(await page.getByText('hum a tune backwards').count()).toBe(0);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test('Technical Logs says that Gmail is degraded, names the error, and an operator resolves it and clears caches', async () => {
  const { page, context, faults } = await browser.visit(flow);
  await signIn(page, '/admin/technical');
  await page.getByRole('heading', { name: 'Technical Logs', level: 1 }).waitFor();
  const refresh = page.getByRole('button', { name: 'Refresh' });
  const error = page.getByRole('row').filter({ hasText: 'Gmail cannot be reached right now' }).first();
  const said = page.locator('p').filter({ hasText: /Gmail API (?:.+ )?(?:is|are) (?:degraded|down)\b/ });
  await expect
    // The next look at the mailbox and the probe of the next minute meet the fault of the test above.
    .poll(
      async () => {
        await refresh.click();
        return [await error.count(), await said.count()];
      },
      { timeout: 100_000 },
    )
    .toEqual([1, 1]);
  await expectAccessible(page);
  await error.getByRole('button', { name: /^Details/ }).click();
  await page.getByRole('list', { name: 'Single errors, the newest first' }).waitFor();
  await error.getByRole('button', { name: /^Resolve/ }).click();
  await page.getByRole('row').filter({ hasText: 'Resolved' }).first().waitFor();
  await page.getByRole('searchbox').fill('no such request');
  await page.getByText('No error matches that search.').waitFor();

  // Cache Monitoring.
  await section(page, 'Cache Monitoring');
  await lead(page, /^The server finds \d/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear emails' }).click();
  await page.getByText('Cache pattern cleared').first().waitFor();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByText('Caches cleared').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
  await flow.clearFaults();
});

test('sample data fills the sections with the specification’s figures under a banner, on a tablet in the dark', async () => {
  const { page, context, faults } = await browser.visit(flow, {
    viewport: { width: 820, height: 1180 },
    colorScheme: 'dark',
  });
  await signIn(page);
  await page.getByRole('heading', { name: 'User Management', level: 1 }).waitFor();
  const shown = {
    business: ['10,000', '1,230', '$44,160'],
    quality: ['1,540', '94.2%', '87.8%'],
    technical: ['245 ms', '23', '89'],
  } as const;
  for (const [id, figures] of Object.entries(shown)) {
    await page.goto(`/admin/${id}?sample=1`);
    await page.getByRole('note').getByText('Sample data').waitFor();
    for (const figure of figures) await page.getByText(figure, { exact: true }).first().waitFor();
    await expectAccessible(page);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('names, addresses and searches with markup show as letters, and run nothing', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  const eve = `${markup}@people.example`;
  await operatorLink(flow, eve, `Eve ${markup}`);
  const { page, context, faults } = await browser.visit(flow);
  await signIn(page);
  await page.getByRole('link', { name: eve, exact: true }).click();
  await page.getByRole('heading', { name: eve }).waitFor();
  await page.getByText(`Eve ${markup}`, { exact: true }).waitFor();
  await section(page, 'Role Management');
  await page.getByRole('button', { name: `Delete the role admin of ${eve}` }).waitFor();
  await section(page, 'User Management');
  await page.getByRole('searchbox').fill('<b>nobody</b>');
  await page.getByText('No address contains “<b>nobody</b>”.').waitFor();
  await section(page, 'Technical Logs');
  await page.getByRole('searchbox').fill('<b>nothing</b>');
  await page.getByText('No error matches that search.').waitFor();
  expect(await page.locator('img, b:text-is("nobody"), b:text-is("nothing")').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
