// Flow reads a dictated reply back, holds it for ten seconds, and sends it once. 'Hold' stops it.
import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, say, subject } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const alex = 'alex@northwind.example';
const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const Outbox = z.object({ sent: z.array(z.object({ raw: z.string(), threadId: z.string(), subject: z.string() })) });
const left = async () => Outbox.parse(await flow.control(`outbox?user=${alex}`)).sent;

const card = (page: Page) => page.getByRole('form', { name: /draft$/ });
const text = (page: Page) => card(page).getByLabel('Draft', { exact: true });
const notice = (page: Page, title: string) => page.locator('li[data-state="open"]').filter({ hasText: title });
const sending = (page: Page) => page.getByRole('region', { name: 'Sending' });

/** One draft in two tabs: the second gets a choice, and no text is lost. */
const bothWrite = async (page: Page, other: Page): Promise<void> => {
  const kept = (tab: Page, words: string) =>
    tab.waitForResponse((answer) => answer.ok() && (answer.request().postData() ?? '').includes(words));
  await other.goto('/email-player');
  await expect.poll(() => text(other).inputValue()).toBe('Half a thought');
  await Promise.all([kept(other, 'and the rest of it'), text(other).fill('Half a thought, and the rest of it')]);
  await page.bringToFront();
  await text(page).fill('Half a thought more');
  const asked = card(page).getByRole('alert', { name: 'This draft was changed elsewhere' });
  await asked.getByText('Half a thought, and the rest of it').waitFor();
  await expectAccessible(page);
  await say(page, 'send it');
  await page
    .getByText(/changed elsewhere. Keep mine, or use theirs/)
    .first()
    .waitFor();
  await asked.getByRole('button', { name: 'Use theirs' }).click();
  expect(await text(page).inputValue()).toBe('Half a thought, and the rest of it');
  // Based on the other tab's version.
  const upon = /Half a thought more.*"version":[1-9]/s;
  const keptAnew = page.waitForResponse((answer) => upon.test(answer.request().postData() ?? ''));
  await notice(page, 'Took what was written elsewhere').getByRole('button', { name: 'Undo' }).click();
  expect(await text(page).inputValue()).toBe('Half a thought more');
  await keptAnew;
  await other.bringToFront();
  await Promise.all([kept(other, 'Another end'), text(other).fill('Another end')]);
  await card(other).getByRole('button', { name: 'Keep mine' }).click();
  expect(await text(other).inputValue()).toBe('Another end');
  await other.close();
  await page.bringToFront();
  await text(page).fill('Half a thought');
};

/** Encrypted bytes of the drafts on the device. */
const draftsOnDevice = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [base] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('flow-'));
    const request = indexedDB.open(base?.name ?? '');
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const all = request.result.transaction('draft').objectStore('draft').getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    request.result.close();
    return all.result.reduce((sum: number, { text }: { text: ArrayBuffer }) => sum + text.byteLength, 0);
  });

/** Two offline tabs write one draft and close. The next one has both texts. */
const writtenApart = async (context: BrowserContext, page: Page): Promise<Page> => {
  const other = await context.newPage();
  await other.goto('/email-player');
  await expect.poll(() => text(other).inputValue()).toBe('Half a thought');
  await context.setOffline(true);
  // More than everything on the device, some of which may go meanwhile.
  const more = ' and more'.repeat(1_000);
  expect(await draftsOnDevice(page)).toBeLessThan(more.length);
  await text(page).fill(`Half a thought, the one way${more}`);
  await text(other).fill(`Half a thought, the other way${more}`);
  await expect.poll(() => draftsOnDevice(page)).toBeGreaterThan(2 * more.length);
  await Promise.all([page.close(), other.close()]);
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/email-player');
  await notice(next, 'A draft was written twice').getByRole('button', { name: 'Drafts' }).click();
  const list = next.getByRole('dialog');
  await list.getByText('Half a thought, the one way').first().waitFor();
  await list.getByText('Half a thought, the other way').first().waitFor();
  await expectAccessible(next);
  await next.keyboard.press('Escape');
  await text(next).fill('Half a thought');
  return next;
};

/** Flow mentions the connection only while the server is slow. */
const sentSlowly = async (page: Page): Promise<void> => {
  const reached = Promise.withResolvers<void>();
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/sendings', async (route) => {
    reached.resolve();
    await answers.promise;
    await route.continue();
  });
  const saidFirst = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const check = () => {
          const said = document.querySelector<HTMLElement>('[aria-label="Sending"] [role="status"]');
          if (said) resolve(said.innerText);
          else requestAnimationFrame(check);
        };
        check();
      }),
  );
  await page.keyboard.press('Control+Enter');
  await reached.promise;
  expect(await saidFirst).toMatch(/^Sending to [^:]+$/);
  await sending(page).getByText('waits for connection').waitFor();
  answers.resolve();
  await sending(page)
    .getByText(/in \d+ s/)
    .waitFor();
  expect(await sending(page).innerText()).not.toContain('connection');
  await page.unrouteAll({ behavior: 'wait' });
};

/** Google refuses a send while the person is elsewhere: the notice leads back to the unchanged draft. */
const refusedByGoogle = async (page: Page): Promise<void> => {
  await flow.control('faults', { pattern: '/drafts/send$', status: 400 });
  await page.goto('/email-player');
  await nowPlaying(page).waitFor();
  await page.keyboard.press('r');
  await text(page).fill('This one does not leave.');
  await page.keyboard.press('Control+Enter');
  await sending(page)
    .getByText(/in \d+ s/)
    .waitFor();
  await page.keyboard.press('h');
  await page.waitForURL('**/history');
  const failure = notice(page, 'Not sent. Your text is kept as a draft');
  await failure.waitFor({ timeout: 60_000 });
  await expectAccessible(page);
  await flow.clearFaults();
  await failure.getByRole('button', { name: 'Open draft' }).click();
  await page.waitForURL('**/email-player');
  await expect.poll(() => text(page).inputValue()).toBe('This one does not leave.');
};

describe('a reply', () => {
  test('takes dictation with punctuation and spoken corrections, and sends only the fully shown text', async () => {
    const { page, context, faults } = await browser.play(flow);
    await nowPlaying(page).waitFor();
    await say(page, 'reply');
    await card(page).waitFor();
    const written = async (words: string, expected: string): Promise<void> => {
      await say(page, words);
      await expect.poll(() => text(page).inputValue()).toBe(expected);
    };
    await written(
      'hi maya comma yes comma see you on monday at four thirty pm',
      'Hi Maya,\n\nYes, see you on Monday at 4:30 PM.',
    );
    await written(
      'we need twenty five dollars best alex',
      'Hi Maya,\n\nYes, see you on Monday at 4:30 PM. We need $25.\n\nBest,\nAlex',
    );
    await say(page, 'change monday to tuesday');
    await page.getByText('Yes, see you on Tuesday at 4:30 PM.', { exact: true }).first().waitFor();
    await say(page, "that's it");
    await card(page).getByText('Send it?').waitFor();
    await written('delete the last sentence', 'Hi Maya,\n\nYes, see you on Tuesday at 4:30 PM.\n\nBest,\nAlex');
    await card(page).getByText('Send it?').waitFor();
    await written('undo', 'Hi Maya,\n\nYes, see you on Tuesday at 4:30 PM. We need $25.\n\nBest,\nAlex');
    // Nobody spoke or confirmed typed changes, so sending reads them back first.
    await text(page).press('End');
    await text(page).pressSequentially(' PS: bring the plan.');
    expect(await card(page).getByText('Send it?').count()).toBe(0);
    await say(page, 'send it');
    await card(page).getByText('Send it?').waitFor();
    expect(await sending(page).count()).toBe(0);
    await say(page, 'discard it');
    await card(page).waitFor({ state: 'detached' });

    // A short answer sounds like the person: Alex signs with a first name, and the read-back does too.
    await say(page, 'say thanks');
    await expect.poll(() => text(page).inputValue()).toMatch(/thank(s| you)\.\n\nAlex$/i);
    await card(page).getByText('Send it?').waitFor();
    await written('start over', '');
    const chips = card(page).getByRole('group', { name: 'Short replies' });
    await text(page).focus();
    await page.keyboard.press('Tab');
    expect(
      await chips
        .getByRole('button')
        .first()
        .evaluate((chip) => chip === document.activeElement),
    ).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => text(page).inputValue()).toMatch(/Alex$/);
    await card(page).getByText('Send it?').waitFor();
    await text(page).press('Escape');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('goes through dictation, read-back, send, stop and send again, and leaves once, into its thread', async () => {
    const { page, context, faults } = await browser.play(flow);
    const title = await subject(page);
    await say(page, 'reply');
    await card(page).waitFor();
    await say(page, 'yes, go ahead');
    await say(page, 'post the roles on Monday');
    await expect.poll(() => text(page).inputValue()).toBe('Yes, go ahead. Post the roles on Monday.');
    await expectAccessible(page);
    await say(page, "that's it");
    await card(page).getByText('Send it?').waitFor();
    await say(page, 'send it');
    // New recipients also need a tap.
    await expect
      .poll(async () => (await sending(page).count()) + (await card(page).getByText('Press Send to confirm').count()))
      .toBeGreaterThan(0);
    if ((await sending(page).count()) === 0)
      await card(page).getByRole('button', { name: 'Send', exact: false }).last().click();
    await sending(page)
      .getByText(/in \d+ s/)
      .waitFor();
    await expectAccessible(page);
    // Sending and archiving go together. After a hold both the draft and its mail are back.
    await say(page, 'and archive');
    await expect.poll(() => subject(page)).not.toBe(title);
    await page.keyboard.press('Shift+C');
    await card(page).waitFor();
    await say(page, 'hold');
    await expect.poll(() => text(page).inputValue()).toContain('Post the roles on Monday.');
    await sending(page).waitFor({ state: 'detached' });
    await page
      .getByText(title.replace(/^(Re: )+/i, ''), { exact: false })
      .first()
      .waitFor();

    await page.reload();
    await card(page).waitFor();
    await text(page).focus();
    await page.keyboard.press('Control+Enter');
    await card(page).getByText('Send it?').waitFor();
    await sentSlowly(page);
    expect(await left()).toEqual([]);
    await page
      .getByText(/^Sent to /)
      .first()
      .waitFor({ timeout: 40_000 });
    const mails = await left();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject.replace(/^(Re: )+/, '')).toBe(title.replace(/^(Re: )+/i, ''));
    const thread = (await flow.labelsOf(alex)).filter(({ threadId }) => threadId === mails[0]?.threadId);
    expect(thread.length).toBeGreaterThan(1);
    await page.goto('/history');
    await page.getByText('replied', { exact: true }).first().waitFor();
    await refusedByGoogle(page);
    expect(await left()).toHaveLength(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('by keys alone survives a reload, and can be discarded and restored', async () => {
    const { page: first, context, faults } = await browser.play(flow);
    let page = first;
    await nowPlaying(page).waitFor();
    await page.keyboard.press('r');
    await text(page).waitFor();
    await expect.poll(() => text(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByText('Esc discard', { exact: true }).waitFor();
    const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('Half a thought') ?? false);
    await page.keyboard.type('Half a thought');
    await kept;
    await page.reload();
    await expect.poll(() => text(page).inputValue()).toBe('Half a thought');
    await bothWrite(page, await context.newPage());
    page = await writtenApart(context, page);
    await text(page).focus();
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    await notice(page, 'Discarded the draft').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => text(page).inputValue()).toBe('Half a thought');
    expect(faults).toEqual([]);
    await context.close();
  });
});
