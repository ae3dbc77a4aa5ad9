// A week without a network in a browser: each day's triage and note, and a draft, outlive reloads and arrive once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { effectsAt, threadsInInbox } from '#test/support/at-provider.ts';
import { archiveOne, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, openNote } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const alex = 'alex@northwind.example';
const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const Outbox = z.object({ sent: z.array(z.object({ subject: z.string(), raw: z.string() })) });
const Drafts = z.object({ drafts: z.array(z.object({ draft: z.object({ text: z.string() }) })) });
const Sendings = z.object({ sendings: z.array(z.object({ state: z.string() })) });

const inbox = () => threadsInInbox(flow, alex);

test('offline: a week of triage, notes and a draft outlives reloads, and each arrives once', async () => {
  const { page, context, faults } = await browser.play(flow, { serviceWorkers: 'allow' });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const strip = page.locator('[data-trouble]');
  const before = await inbox();
  // The notes arrive in the same inbox.
  const gone = async () => {
    const here = await inbox();
    return [...before].filter((thread) => !here.has(thread)).length;
  };
  const done = (await effectsAt(flow)).length;
  const sent = async () =>
    Outbox.parse(await flow.control(`outbox?user=${alex}`)).sent.map(
      ({ raw }) => /Offline day \d/.exec(Buffer.from(raw, 'base64url').toString())?.[0],
    );
  const card = page.getByRole('form', { name: /draft$/ });
  await context.setOffline(true);
  const archived: string[] = [];
  const days = [6, 5, 4, 3, 2, 1, 0].map((ago) => new Date(new Date().getTime() - ago * 86_400_000));
  for (const [nth, day] of days.entries()) {
    await context.clock.setSystemTime(day);
    await page.reload();
    await nowPlaying(page).waitFor();
    archived.push(await archiveOne(page));
    const field = await openNote(page);
    await field.fill(`Offline day ${nth}`);
    await field.press('Control+Enter');
    await page.getByText(`${nth + 1} syncing`).waitFor();
    await page.keyboard.press('Escape');
    await nowPlaying(page).waitFor();
  }
  await page.keyboard.press('r');
  await card.getByLabel('Draft', { exact: true }).fill('A draft of the last day.');
  await strip.getByText('7 actions').waitFor();
  await page.reload();
  await expect.poll(() => card.getByLabel('Draft', { exact: true }).inputValue()).toBe('A draft of the last day.');
  expect([await sent(), await gone()]).toEqual([[], 0]);

  await context.setOffline(false);
  await expect
    .poll(async () => (await sent()).toSorted(), { timeout: 60_000 })
    .toEqual(days.map((_, nth) => `Offline day ${nth}`));
  await expect.poll(gone, { timeout: 60_000 }).toBe(7);
  const saved = async () =>
    Drafts.parse(await page.evaluate(async () => (await fetch('/api/drafts')).json())).drafts.map(
      ({ draft }) => draft.text,
    );
  await expect.poll(saved).toEqual(['A draft of the last day.']);
  await strip.waitFor({ state: 'detached' });
  // A second start of the page gives nothing again.
  await page.reload();
  await nowPlaying(page).waitFor();
  const states = async () =>
    Sendings.parse(await page.evaluate(async () => (await fetch('/api/sendings')).json())).sendings.map(
      ({ state }) => state,
    );
  await expect.poll(states).toEqual(days.map(() => 'sent'));
  expect((await sent()).length).toBe(7);
  const all = (await effectsAt(flow)).slice(done);
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(archived).size).toBe(7);
  expect(faults).toEqual([]);
  await context.close();
});
