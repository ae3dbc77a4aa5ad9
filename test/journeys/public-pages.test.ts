// The pages around the app: a stranger reads them and writes to the operator, with and without script, on a small phone too.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactTrouble } from '#domain/contact-message.ts';
import { waitlistWords } from '#domain/waitlist.ts';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { publicPaths } from '#web/public-paths.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled({ FLOW_OPERATOR_NAME: 'Ada & Sons', FLOW_OPERATOR_EMAIL: 'ada@small.example' });
});
afterAll(() => flow.end());

const phone = { viewport: { width: 360, height: 640 }, colorScheme: 'dark' } as const;

const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

const operator = (...words: string[]): string =>
  execFileSync(process.execPath, [path.resolve('server/operator.ts'), ...words], {
    env: { ...process.env, NODE_ENV: 'production', FLOW_DATA: flow.data, FLOW_URL: flow.url },
    encoding: 'utf8',
  });

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const write = async (page: Page, message: string, name = 'Grace'): Promise<void> => {
  await field(page, 'Your name').fill(name);
  await field(page, 'Your email address').fill('grace@small.example');
  await field(page, 'Your message').fill(message);
};
/** Until the page's script runs, the browser itself checks and sends the form. */
const openForm = async (page: Page): Promise<void> => {
  await page.goto('/contact');
  await page.waitForFunction(() => document.forms[0]?.noValidate === true);
};
const send = (page: Page) => page.getByRole('button', { name: 'Send' });

describe('the waitlist', () => {
  test('takes an address, says so, and refuses it the second time', async () => {
    const { page, context, faults } = await browser.visit(flow, phone);
    const join = async (address: string): Promise<void> => {
      await page.goto('/waitlist');
      const submit = page.getByRole('button', { name: 'Join' });
      await expect
        .poll(async () => {
          await field(page, 'Your email address').fill(address);
          return submit.isEnabled();
        })
        .toBe(true);
      await submit.click();
    };
    await join('grace');
    await page.getByText(waitlistWords.invalid).waitFor();
    await expectAccessible(page);
    await join('grace@small.example');
    await page.getByRole('heading', { name: waitlistWords.title }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await join('Grace@small.example');
    await page.getByText(waitlistWords.known).waitFor();
    expect(operator('waitlist')).toMatch(/"grace@small\.example","[^"]+","http[^"]+\/waitlist\/leave\?id=/);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the pages of text', () => {
  test('the landing leads to each of them, and each leads home', async () => {
    const { page, context, faults } = await browser.visit(flow);
    for (const address of Object.values(publicPaths)) {
      await page.goto('/');
      await page.locator(`footer a[href="${address}"]`).click();
      await page.waitForURL(`${flow.url}${address}`);
      await expectAccessible(page);
      await page.getByRole('banner').getByRole('link', { name: 'Flow, home' }).click();
      await page.waitForURL(`${flow.url}/`);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test('fit a small phone in the dark, and the keyboard reaches their links', async () => {
    const { page, context, faults } = await browser.visit(flow, phone);
    for (const address of Object.values(publicPaths)) {
      await page.goto(address);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const second = address === publicPaths.pricing ? 'Log In' : 'Back to Home';
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(second);
    }
    await page.goto(publicPaths.privacy);
    await page.getByText('The names of the database’s tables').click();
    await page.getByText('contact_message').waitFor();
    await expectNoSidewaysScroll(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('name the operator as text, also under the static addresses and without script', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, context, faults } = await browser.visit(flow, { javaScriptEnabled });
      for (const address of ['/terms', '/privacy', '/aup', '/terms.html', '/privacy.html', '/aup.html']) {
        await page.goto(address);
        await page.getByText('Ada & Sons runs this Flow.').waitFor();
        expect(await page.locator('main a[href="mailto:ada@small.example"]').count()).toBe(1);
      }
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  test('remind the operator to check the policies, and nobody else', async () => {
    const { page, context } = await browser.visit(flow);
    const reminder = page.getByRole('note');
    const asked = page.waitForResponse(/api\/public-pages\/reminder/);
    await page.goto('/privacy');
    await asked;
    expect(await reminder.count()).toBe(0);
    const [link = ''] = /http\S+/.exec(operator('add', 'keeper@small.example')) ?? [];
    await page.goto(link);
    await page.getByLabel('New password').fill('four calm ducks at sea');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('You are signed in as').waitFor();
    for (const address of ['/terms', '/privacy', '/aup']) {
      await page.goto(address);
      await reminder.getByText('must be checked by you').waitFor();
    }
    await expectAccessible(page);
    await context.close();
  });
});

describe('the contact form', () => {
  test('says what is wrong, loses no word when the server is away, and the operator reads the message', async () => {
    const { page, context, faults } = await browser.visit(flow, phone);
    await openForm(page);
    await field(page, 'Your email address').fill('grace');
    await send(page).click();
    await page.getByText('Enter your name.').waitFor();
    await page.getByText('That isn’t an email address.').waitFor();
    await expect.poll(() => field(page, 'Your name').evaluate((one) => one === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await write(page, 'Hello,\nis anybody there?');
    expect(await page.getByText('Enter your name.').count()).toBe(0);
    await page.route('**/api/public-pages/contact', (route) => route.abort());
    await send(page).click();
    await page.getByRole('alert').filter({ hasText: contactTrouble.failed }).waitFor();
    expect(await field(page, 'Your message').inputValue()).toBe('Hello,\nis anybody there?');
    await page.unrouteAll();
    // By keys alone.
    await field(page, 'Your message').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sent');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(await send(page).isVisible()).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
    const said = operator('contact');
    expect(said).toContain('Grace <grace@small.example>\n\n  Hello,\n  is anybody there?');
    const [, id = ''] = / · (\S+)/.exec(said) ?? [];
    expect(operator('contact', 'remove', id)).toBe('The message is deleted.\n');
    expect(operator('contact')).toBe('Nobody has written.\n');
  });

  test('works without script, with every word back if something is wrong', async () => {
    const { page, context } = await browser.visit(flow, { ...phone, javaScriptEnabled: false });
    await page.goto('/contact');
    await write(page, 'No script,\n<b>and</b> two lines.', 'G'.repeat(101));
    await send(page).click();
    await page.getByText('Use at most 100 characters.').waitFor();
    expect(await field(page, 'Your name').inputValue()).toBe('G'.repeat(101));
    expect(await field(page, 'Your message').inputValue()).toBe('No script,\n<b>and</b> two lines.');
    await page.getByText('Ada & Sons runs this Flow.').waitFor();
    await expectNoSidewaysScroll(page);
    await field(page, 'Your name').fill('Grace');
    await send(page).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await send(page).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Write another message' }).click();
    await send(page).waitFor();
    await context.close();
    expect(operator('contact')).toContain('  No script,\n  <b>and</b> two lines.');
  });

  test('takes five messages within an hour, then keeps the text of the next', async () => {
    const { page, context } = await browser.visit(flow);
    const trouble = page.getByRole('alert').filter({ hasText: contactTrouble.full });
    const thanks = page.getByRole('heading', { name: 'Thank you' });
    for (let nth = 0; ; nth++) {
      expect(nth).toBeLessThanOrEqual(5);
      await openForm(page);
      await write(page, `Message ${nth}`);
      await send(page).click();
      await trouble.or(thanks).waitFor();
      if (await trouble.isVisible()) break;
    }
    expect(await field(page, 'Your message').inputValue()).toMatch(/^Message \d$/);
    await context.close();
  });
});

describe('an address that leads nowhere, and a screen that fails', () => {
  test('an unknown address says so with status 404, and leads home, on a small phone too', async () => {
    for (const options of [{}, phone, { ...phone, javaScriptEnabled: false }]) {
      const { page, context } = await browser.visit(flow, options);
      const answer = await page.goto('/pancakes/and/jam');
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await page.waitForURL(`${flow.url}/`);
      await context.close();
    }
  });

  test('the error screen shows the id of the log, and none that the log does not have', async () => {
    for (const isReported of [true, false]) {
      const { page, context } = await browser.visit(flow, phone);
      await page.route(/assets\/history-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
      if (!isReported) await page.route('**/api/diagnostics/**', (route) => route.abort());
      const report = { predicate: (request: Request) => /diagnostics\/failures/.test(request.url()) };
      const reported = isReported
        ? page.waitForEvent('requestfinished', report)
        : page.waitForEvent('requestfailed', report);
      await page.goto('/history').catch(() => {});
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
      await reported;
      await page
        .getByText('An unexpected error occurred. Please refresh the page or try again later.', { exact: true })
        .waitFor();
      const words = page.getByText('tell whoever runs this Flow');
      if (isReported) {
        const id = (await words.innerText()).slice(-8);
        expect(flow.lines.filter((line) => line.includes('web.failed') && line.includes(`"${id}"`))).toHaveLength(1);
      } else expect(await words.count()).toBe(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await context.close();
    }
  });
});
