// The promise of the product's first day: sign in, hear the most important mail, clear it for real, take it back exactly.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effectsAt, threadsInInbox } from '#test/support/at-provider.ts';
import { expectAccessible, openBrowser, type Visit } from '#test/support/browser.ts';
import { nowPlaying, signUp, subject } from '#test/support/chromium.ts';
import { type RunningFlow, startFlow } from '#test/support/flow.ts';

const alex = 'alex@northwind.example';
const browser = openBrowser();
let flow: RunningFlow;
let arrival: Visit;
beforeAll(async () => {
  flow = await startFlow();
  arrival = await browser.visit(flow);
  await signUp(arrival.page, alex);
});
afterAll(() => flow.end());

/** Another device of someone who has signed up. */
const comeBack = async (): Promise<Visit> => {
  const visit = await browser.visit(flow, { storageState: await arrival.context.storageState() });
  await visit.page.goto('/email-player');
  await nowPlaying(visit.page).waitFor();
  return visit;
};

const inbox = () => threadsInInbox(flow, alex);
const effects = () => effectsAt(flow);
const inInbox = async (): Promise<number> =>
  (await flow.labelsOf(alex)).filter((message) => message.labelIds.includes('INBOX')).length;

describe('one mail, end to end', () => {
  it('is archived by a key and by a sentence at the provider, and undo brings back exactly that', async () => {
    const { page, faults } = arrival;
    await expectAccessible(page);
    const before = await flow.labelsOf(alex);

    const first = await subject(page);
    await page.keyboard.press('e');
    await expect.poll(() => subject(page)).not.toBe(first);
    await expect.poll(inInbox).toBeLessThan(before.filter((one) => one.labelIds.includes('INBOX')).length);

    const second = await subject(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('archive this');
    await page.keyboard.press('Enter');
    await expect.poll(() => subject(page)).not.toBe(second);

    await page.keyboard.press('Escape');
    await page.keyboard.press('z');
    await expect.poll(() => subject(page)).toBe(second);
    await page.keyboard.press('z');
    await expect.poll(() => subject(page)).toBe(first);
    await expect.poll(async () => sorted(await flow.labelsOf(alex))).toEqual(sorted(before));

    await page.goto('/history');
    await page.getByRole('heading', { name: 'Recent Activity' }).waitFor();
    await expect.poll(() => page.getByText('archived', { exact: true }).count()).toBe(2);
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('is there again and stays there, taken back while the queue is just being ranked without it', async () => {
    const { page, context } = await comeBack();
    const before = await inInbox();
    const first = await subject(page);
    // The queue is ranked a quarter of a second after an act; a busy device comes to both that and the key at once.
    await page.evaluate(() => {
      const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      press('e');
      setTimeout(() => press('z'), 252);
      for (const began = performance.now(); performance.now() - began < 400; );
    });
    await expect.poll(() => subject(page)).toBe(first);
    await page.waitForTimeout(1500);
    expect(await subject(page)).toBe(first);
    await expect.poll(inInbox).toBe(before);
    await context.close();
  });

  it('can be taken back after the page was loaded anew', async () => {
    const { page, context } = await comeBack();
    const before = await inInbox();
    const first = await subject(page);
    await page.keyboard.press('e');
    await expect.poll(inInbox).toBeLessThan(before);
    await page.reload();
    await nowPlaying(page).waitFor();
    await page.keyboard.press('z');
    await expect.poll(() => subject(page)).toBe(first);
    // Otherwise it would come to those who look next in the middle of it.
    await expect.poll(inInbox).toBe(before);
    await context.close();
  });

  it('acted on twice at once is acted on once, and the next mail stays', async () => {
    const { page, context } = await comeBack();
    const other = await context.newPage();
    await other.goto('/email-player');
    await nowPlaying(other).waitFor();
    const before = await inbox();
    const first = await subject(page);
    await expect.poll(() => subject(other)).toBe(first);
    await page.getByRole('button', { name: 'Archive', exact: true }).dblclick();
    await expect.poll(() => subject(page)).not.toBe(first);
    await expect.poll(() => subject(other)).toBe(await subject(page));
    await expect.poll(async () => (await inbox()).size).toBe(before.size - 1);
    await page.keyboard.press('z');
    await expect.poll(() => subject(page)).toBe(first);
    await expect.poll(inbox).toEqual(before);
    await context.close();
  });

  it('acted on by two devices that have not heard of each other is acted on once', async () => {
    const { page, context } = await comeBack();
    const { page: other, context: away } = await comeBack();
    const [before, title] = [await inbox(), await subject(page)];
    const earlier = (await effects()).length;
    expect(await subject(other)).toBe(title);
    await away.setOffline(true);
    for (const each of [other, page]) {
      await each.keyboard.press('e');
      await expect.poll(() => subject(each)).not.toBe(title);
    }
    await expect.poll(async () => (await inbox()).size).toBe(before.size - 1);
    await away.setOffline(false);
    await expect.poll(() => other.getByText(/offline|can’t reach/i).count(), { timeout: 60_000 }).toBe(0);
    expect((await inbox()).size).toBe(before.size - 1);
    const done = (await effects()).slice(earlier);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done).size).toBe(done.length);
    await Promise.all([context.close(), away.close()]);
  });
});

type Labelled = { id: string; labelIds: string[] };
const sorted = (messages: Labelled[]) =>
  Object.fromEntries(messages.map((message) => [message.id, message.labelIds.toSorted()]));
