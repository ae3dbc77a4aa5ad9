// The first promise: sign in, hear the most important mail, archive it for real, undo it exactly.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** Another device of an existing user. */
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
  test("leaves the provider's inbox by key and by sentence, and undo restores it exactly", async () => {
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

  test('returns and stays after an undo during a queue update', async () => {
    const { page, context } = await comeBack();
    const before = await inInbox();
    const first = await subject(page);
    // The queue updates a quarter of a second after a command. A busy device handles that together with the key.
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

  test('can be undone after a reload', async () => {
    const { page, context } = await comeBack();
    const before = await inInbox();
    const first = await subject(page);
    await page.keyboard.press('e');
    await expect.poll(inInbox).toBeLessThan(before);
    await page.reload();
    await nowPlaying(page).waitFor();
    await page.keyboard.press('z');
    await expect.poll(() => subject(page)).toBe(first);
    // Otherwise it would disturb the next test.
    await expect.poll(inInbox).toBe(before);
    await context.close();
  });

  test('archived twice at once leaves once, and the next mail stays', async () => {
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

  test('archived on two unsynced devices leaves once', async () => {
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
