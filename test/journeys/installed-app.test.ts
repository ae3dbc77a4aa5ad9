// Flow as an app on the device: installed, shared to, kept current, and forgotten with its person.
import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { wire } from '#api/endpoint.ts';
import { openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, openNote, openTyping, pressSequence, subject, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { deployable } from '#test/support/next-version.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const appKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const kept = async () => {
  const visit = await browser.play(flow, { serviceWorkers: 'allow' });
  await appKept(visit.page);
  return visit;
};

/** The page's answer from its worker, and how long it took in ms. */
const askWorker = (page: Page, kind: string) =>
  page.evaluate(async (kind) => {
    const began = performance.now();
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<unknown>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    navigator.serviceWorker.controller?.postMessage({ kind }, [port2]);
    return { answer: await answer, ms: performance.now() - began };
  }, kind);

const Stats = z.object({
  caches: z.array(z.object({ name: z.string(), entries: z.number(), bytes: z.number() })),
});

describe('the manifest', () => {
  test('has no fault for the browser, and every picture exists', async () => {
    const { page, context } = await browser.visit(flow);
    await page.goto('/');
    const session = await context.newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest']);
    const answer = await page.request.get('/manifest.webmanifest');
    expect(answer.headers()['content-type']).toBe('application/manifest+json');
    expect(answer.headers()['cache-control']).toBe('no-cache');
    const pictures = z.array(z.object({ src: z.string() })).check(z.minLength(1));
    const { icons, screenshots, shortcuts } = z
      .object({ icons: pictures, screenshots: pictures, shortcuts: z.array(z.object({ url: z.string() })) })
      .parse(await answer.json());
    for (const { src } of [...icons, ...screenshots]) expect((await page.request.get(src)).status()).toBe(200);
    expect(shortcuts.map(({ url: to }) => to)).toEqual(['/email-player', '/note', '/calendar']);
    await context.close();
  });
});

describe('the note', () => {
  const share = (page: Page, fields: Record<string, string>) =>
    page.evaluate((given) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: '/note-share', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(given)) {
        const field = Object.assign(document.createElement('textarea'), { name, value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    }, fields);
  const field = (page: Page) => page.getByRole('textbox', { name: 'Your note' });

  test.each(['allow', 'block'] as const)(
    'takes shared text below its own, and sends nothing (service worker: %s)',
    async (serviceWorkers) => {
      const { page, context, faults } = await browser.play(flow, { serviceWorkers });
      if (serviceWorkers === 'allow') await appKept(page);
      const addresses: string[] = [];
      context.on('request', (request) => addresses.push(request.url().split('#')[0] ?? ''));
      await (await openNote(page)).fill('Buy rope');
      await share(page, { title: 'Berth list', text: 'For Thursday', url: 'https://harbour.example/a?b=1' });
      await expect
        .poll(() => field(page).inputValue())
        .toBe('Buy rope\n\nBerth list\nFor Thursday\nhttps://harbour.example/a?b=1');
      expect(new URL(page.url()).hash).toBe('');
      await page.reload();
      await expect.poll(() => field(page).inputValue()).toMatch(/^Buy rope\n\nBerth list\nFor Thursday\n[^\n]+$/);
      expect(addresses.filter((address) => /Berth|Thursday|harbour/.test(address))).toEqual([]);
      await field(page).fill('');
      await page.getByRole('link', { name: 'Back' }).focus();
      await page.keyboard.press('Escape');
      await nowPlaying(page).waitFor();
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('that the server refuses is back in the field, with the reason', async () => {
    const { page, context } = await browser.play(flow);
    await page.route('**/api/sendings', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { code: 'draft.invalid', title: '', status: 400, type: '' } })
        : route.continue(),
    );
    await (await openNote(page)).fill('Buy rope');
    await field(page).press('Control+Enter');
    await page.getByText('Not sent. Your note is back in the field').first().waitFor();
    await page.getByText('That draft cannot be sent as it is.').first().waitFor();
    expect(await field(page).inputValue()).toBe('Buy rope');
    await field(page).fill('');
    await page.getByRole('link', { name: 'Back' }).click();
    await nowPlaying(page).waitFor();
    expect(await page.getByRole('form', { name: /draft$/ }).count()).toBe(0);
    await context.close();
  });

  test('tells how much too long it is, and cuts nothing', async () => {
    const { page, context } = await browser.play(flow);
    await page.goto('/note');
    await field(page).waitFor();
    const long = 'x'.repeat(1_000_012);
    await page.evaluate((text) => {
      const area = document.querySelector('textarea');
      if (area === null) return;
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }, long);
    await page.getByText('12 characters too long. A note holds 1,000,000.').waitFor();
    expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    expect((await field(page).inputValue()).length).toBe(long.length);
    await field(page).fill('');
    await context.close();
  });
});

describe('the service worker', () => {
  test('says within a second what it stores, and clears it', async () => {
    const { page, context } = await kept();
    const { answer, ms } = await askWorker(page, 'GET_CACHE_STATS');
    const [cache] = Stats.parse(answer).caches;
    expect(ms).toBeLessThan(1000);
    expect(cache?.name).toMatch(/^flow-app-[0-9a-f]{12}$/);
    expect(cache?.entries).toBeGreaterThan(50);
    expect(cache?.bytes).toBeGreaterThan(1_000_000);
    expect((await askWorker(page, 'CLEAR_CACHE')).answer).toEqual({ cleared: true });
    expect(Stats.parse((await askWorker(page, 'GET_CACHE_STATS')).answer)).toEqual({ caches: [] });
    await page.reload();
    await nowPlaying(page).waitFor();
    const entries = async () => Stats.parse((await askWorker(page, 'GET_CACHE_STATS')).answer).caches[0]?.entries;
    await expect.poll(entries, { timeout: 30_000 }).toBe(cache?.entries);
    await context.close();
  });

  test('a new version waits for the person, and loses no draft', async () => {
    const deployed = await deployable(flow);
    const { page, context } = await browser.visit(flow, { serviceWorkers: 'allow', baseURL: deployed.url });
    await context.addCookies(inject('settled').cookies);
    await page.goto('/email-player');
    await nowPlaying(page).waitFor();
    await appKept(page);
    await page.keyboard.press('r');
    const draft = page.getByRole('form', { name: /draft$/ }).getByLabel('Draft', { exact: true });
    await draft.pressSequentially('Half of a sen');
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    deployed.deployNext();
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
    const use = page.getByRole('button', { name: 'Use it now' });
    await use.waitFor();
    expect(loads).toEqual([]);
    await draft.pressSequentially('tence');
    await use.click();
    await expect.poll(() => loads.length).toBe(1);
    await expect.poll(() => draft.inputValue()).toBe('Half of a sentence');
    const caches = () => page.evaluate(() => window.caches.keys());
    expect(await caches()).toContain('flow-app-abcdefabcdef');
    await context.close();
  });
});

describe('a pushed notice', () => {
  /** This browser shows no notices, so the test takes what the worker would show. */
  const push = async (context: BrowserContext, data: string) => {
    const shown: unknown = await context.serviceWorkers()[0]?.evaluate(`new Promise((resolve) => {
      registration.showNotification = async (title, { data }) => resolve({ title, data });
      self.dispatchEvent(new PushEvent('push', { data: ${JSON.stringify(data)} }));
    })`);
    return z.object({ title: z.string(), data: z.unknown() }).parse(shown);
  };
  const click = (context: BrowserContext, data: unknown) =>
    context.serviceWorkers()[0]?.evaluate(`void self.dispatchEvent(Object.assign(
      new ExtendableEvent('notificationclick'), { notification: { close: () => {}, data: ${JSON.stringify(data)} } }))`);

  test('shows, and a click opens its mail without a reload', async () => {
    const { page, context, faults } = await kept();
    const playing = await subject(page);
    const other = (await inboxOf(page)).find(
      ({ messages }) => messages[0]?.subject !== playing && !messages[0]?.reading.bulk && messages.length === 1,
    );
    const url = `/email-player#thread=${other?.id}`;
    const notice = { kind: 'mail', title: 'A mail needs you', body: '', tag: 'mail', url };
    const { title, data } = await push(context, JSON.stringify(notice));
    expect(title).toBe('A mail needs you');
    await wholeScreen(page);
    await pressSequence(page, 'g', 'c');
    await page.waitForURL('**/calendar');
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await click(context, data);
    await expect.poll(() => subject(page)).toBe(other?.messages[0]?.subject);
    expect(new URL(page.url()).hash).toBe('');
    expect(loads).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('that cannot be read says no more than that', async () => {
    const { context } = await kept();
    expect((await push(context, '{"title": 1')).title).toBe('Flow has something for you');
    await context.close();
  });
});

describe('on a phone', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  test('the back gesture closes what is open, and then goes back', async () => {
    const { page, context, faults } = await browser.play(flow, phone);
    await wholeScreen(page);
    const drafts = page.getByRole('dialog', { name: 'Drafts' });
    const open = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Drafts and scheduled' }).click();
      await drafts.waitFor();
    };
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Activity' }).click();
    await page.waitForURL('**/history');
    await open();
    await page.goBack();
    await drafts.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/history');
    await open();
    await drafts.getByRole('button', { name: 'Close (Esc)' }).click();
    await drafts.waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL('**/email-player');
    await nowPlaying(page).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('no field is so small that the browser zooms into it', async () => {
    const { page, context } = await browser.play(flow, phone);
    await wholeScreen(page);
    const smallest = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('input, textarea, select')]
          .filter(
            (field) => field.checkVisibility() && !/^(checkbox|radio|range)$/.test(field.getAttribute('type') ?? ''),
          )
          .map((field) => ({
            what: field.outerHTML.slice(0, 120),
            size: Number.parseFloat(getComputedStyle(field).fontSize),
          })),
      );
    await openTyping(page);
    const typing = await smallest();
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await page.getByRole('form', { name: /draft$/ }).waitFor();
    const draft = await smallest();
    await page.goto('/note');
    await page.getByRole('textbox', { name: 'Your note' }).waitFor();
    const sizes = [...typing, ...draft, ...(await smallest())];
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.filter(({ size }) => size < 16)).toEqual([]);
    await context.close();
  });
});

const Inbox = z.object({
  threads: z.array(
    z.object({
      id: z.string(),
      messages: z.array(z.object({ subject: z.string(), reading: z.object({ bulk: z.boolean() }) })),
    }),
  ),
});

const inboxOf = async (page: Page) => {
  const answer = await page.request.get('/api/mailbox/changes?since=0', { headers: { [wire.header]: wire.version } });
  return Inbox.parse(await answer.json()).threads;
};
