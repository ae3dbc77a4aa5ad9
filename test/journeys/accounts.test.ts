import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, openBrowser } from '#test/support/browser.ts';
import { nowPlaying, signUp } from '#test/support/chromium.ts';
import { type RunningFlow, startFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startFlow();
});
afterAll(() => flow.end());

describe('accounts', () => {
  test('Log In with an unknown account creates nothing and offers to', async () => {
    const { page, context, faults } = await browser.visit(flow);
    let begun = 0;
    page.on('request', (request) => void (request.url().endsWith('/api/accounts/sign-in') && begun++));
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign Up' }).waitFor();
    // Before the first press gets an answer.
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('button'))
        if (/^(Log In|Sign Up)$/.test(button.textContent ?? '')) button.click();
    });
    await page.getByRole('button', { name: 'maya@northwind.example' }).click();
    expect(begun).toBe(1);
    await page.getByRole('button', { name: 'Allow' }).dblclick();
    await page.getByRole('heading', { name: 'Account Not Found' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create New Account' }).click();
    await page.getByRole('button', { name: 'maya@northwind.example' }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await nowPlaying(page).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a consent without Gmail does not sign in, and says why', async () => {
    const { page, context } = await browser.visit(flow);
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('button', { name: 'ops@northwind.example' }).click();
    await page.getByLabel('Read, write and sort your mail').uncheck();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByText('Access denied. Please allow Gmail permissions to continue.').first().waitFor();
    await page.goto('/email-player');
    await page.getByRole('button', { name: 'Sign Up' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });

  test('signing out leaves no mail on the device, and the next person sees none', async () => {
    const { page, context } = await browser.visit(flow);
    await signUp(page, 'alex@northwind.example');
    await page.getByRole('button', { name: /account of Alex/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(`${flow.url}/`);
    const kept = await page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name));
    expect(kept).toEqual([]);
    await page.goto('/email-player');
    await page.getByRole('button', { name: 'Sign Up' }).waitFor();
    await signUp(page, 'ops@northwind.example');
    expect(await page.getByText('Hiring plan').count()).toBe(0);
    await context.close();
  });

  test('an unknown address shows the not-found page', async () => {
    const { page, context, faults } = await browser.visit(flow);
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: /Page not found/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Try for Free' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('without a known user, Flow names a failing server, and asks it until it answers', async () => {
    const { page, context } = await browser.visit(flow);
    await page.route(/api\/accounts\/session/, (route) => route.fulfill({ status: 500, body: 'broken' }));
    for (const path of ['/email-player', '/auth-redirect']) {
      await page.goto(path);
      await page.getByText('Flow can’t reach its server. It tries again by itself.').waitFor();
      await expectAccessible(page);
    }
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Sign Up' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });

  test('a screen whose code fails to load reloads once, then fails with ways out', async () => {
    const { page, context } = await browser.visit(flow);
    let documents = 0;
    page.on('request', (request) => void (request.isNavigationRequest() && documents++));
    await page.route(/assets\/history-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/history').catch(() => {});
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    expect(documents).toBe(2);
    await page.getByRole('link', { name: 'Return to Home' }).waitFor();
    const message = await page.getByText('tell whoever runs this Flow').innerText();
    const id = message.slice(-8);
    await expect.poll(() => flow.lines.some((line) => line.includes('web.failed') && line.includes(id))).toBe(true);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('button', { name: 'Sign Up' }).waitFor();
    await context.close();
  });

  test('an old player address keeps its query', async () => {
    const { page, context } = await browser.visit(flow);
    await page.goto('/player?test=true');
    await nowPlaying(page).waitFor();
    expect(new URL(page.url()).search).toBe('?test=true');
    await context.close();
  });
});
