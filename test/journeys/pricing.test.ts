// A stranger reads the prices where Flow counts credits, and where it counts none, with and without script.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { creditExamples, credits, monthlyPrice, purchases } from '#domain/credits.ts';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
const phone = { viewport: { width: 360, height: 640 }, colorScheme: 'dark' } as const;
const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Of everything since the page began. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seen = new PerformanceObserver(() => {});
    seen.observe({ type: 'layout-shift', buffered: true });
    return seen.takeRecords().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  });

describe('where Flow counts credits', () => {
  let flow: RunningFlow;
  beforeAll(async () => {
    flow = await startSettled({ FLOW_CREDITS: 'counted', FLOW_OPERATOR_EMAIL: 'ada@small.example' });
  });
  afterAll(() => flow.end());

  test.each([true, false])('the prices, the year and the answers need no script: %s', async (javaScriptEnabled) => {
    const { page, context, faults } = await browser.visit(flow, { ...phone, javaScriptEnabled });
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Pay for talking, not for mail.' }).waitFor();
    expect(scripts).toEqual([]);
    await plan(page, 'Pro').getByText(`$${monthlyPrice.monthly}`, { exact: true }).waitFor();
    await page.getByText('Yearly', { exact: false }).first().click();
    await plan(page, 'Pro').getByText(`$${monthlyPrice.yearly}`, { exact: true }).waitFor();
    await plan(page, 'Pro').getByText(`billed as $${purchases.pro_yearly.usd} a year`).waitFor();
    expect(await plan(page, 'Pro').getByText(`$${monthlyPrice.monthly}`, { exact: true }).isVisible()).toBe(false);
    await page.getByText('Do credits expire?').click();
    await page.getByText(`you get ${credits.monthly} each month`).waitFor();
    expect(await page.getByText('One voice action').isVisible()).toBe(false);
    expect(await plan(page, 'Enterprise').getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toMatch(
      /^mailto:ada@small\.example\?/,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a stranger comes from the landing in a new tab, and nothing moves while the page loads', async () => {
    const { page: landing, context, faults } = await browser.visit(flow);
    await landing.goto('/');
    await landing.getByText(`${credits.free} credits, no card needed`).waitFor();
    const [page] = await Promise.all([
      context.waitForEvent('page'),
      landing.getByRole('link', { name: 'View Pricing' }).first().click(),
    ]);
    await page.waitForURL(`${flow.url}/pricing`);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBe(0);
    await expectAccessible(page);
    for (const { what, costs } of creditExamples) {
      const line = page.getByRole('listitem').filter({ hasText: what });
      await line.getByText(costs === 0 ? 'Free' : '1 credit', { exact: true }).waitFor();
    }
    await plan(page, 'Free').getByRole('link', { name: 'Try for Free' }).click();
    await page.waitForURL(/\/o\/oauth2\//);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a stranger who wants Pro for a year signs up first, and then comes to the checkout', async () => {
    const { page, context, faults } = await browser.visit(flow, phone);
    await page.goto('/pricing');
    await page.getByText('Yearly').first().click();
    await plan(page, 'Pro').getByRole('link', { name: 'Get Pro' }).click();
    await page.getByRole('button', { name: 'alex@northwind.example' }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('heading', { name: 'Subscribe' }).waitFor();
    await page.getByText(`$${purchases.pro_yearly.usd}.00`).first().waitFor();
    // Back leads to the prices, and not to the checkout again.
    await page.goBack();
    await page.waitForURL(`${flow.url}/pricing`);
    await page.getByRole('button', { name: 'Current' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('somebody signed in sees that Free is their plan', async () => {
    const { page, context, faults } = await browser.visit(flow);
    await context.addCookies(inject('settled').cookies);
    await page.goto('/pricing');
    const current = plan(page, 'Free').getByRole('button', { name: 'Current' });
    await current.waitFor();
    expect(await current.isDisabled()).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Flow' }).click();
    await page.waitForURL(/email-player/);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('where Flow counts no credits', () => {
  let flow: RunningFlow;
  beforeAll(async () => {
    flow = await startSettled({ FLOW_CREDITS: 'unlimited' });
  });
  afterAll(() => flow.end());

  test.each([true, false])('it is unlimited, and hides what others would pay, without script: %s', async (script) => {
    const { page, context, faults } = await browser.visit(flow, { ...phone, javaScriptEnabled: script });
    await page.goto('/pricing');
    await page.getByRole('heading', { name: 'Your Flow is unlimited.' }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/\$|Pay for|credit\b|Most Popular/);
    await page.getByText('Hosted prices').click();
    await plan(page, 'Pro').getByText(`$${monthlyPrice.monthly}`, { exact: true }).waitFor();
    expect(
      await page
        .locator('main')
        .getByRole('link', { name: /Pro|Contact|Try/ })
        .count(),
    ).toBe(0);
    if (script) await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
