// Six ways in which a session ends. Afterwards nothing on the device can be read that was the person's.
import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, signUp, subject, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { sampled } from '#test/support/sampled.ts';

const alex = 'alex@northwind.example';
const noted = 'canary of the note';
const drafted = 'canary of the draft';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

/** Everything that the browser stores for Flow, as text. Sealed bytes stay bytes. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url);
        if (/\.(woff2|bin)$/.test(request.url)) continue;
        texts.push((await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '');
      }
    }
    const inWords = (_key: string, value: unknown): unknown => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
      return value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value;
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const shelf of database.objectStoreNames) {
        const all = database.transaction(shelf).objectStore(shelf).getAll();
        await new Promise((resolve) => {
          all.onsuccess = resolve;
        });
        texts.push(JSON.stringify(all.result, inWords));
      }
      database.close();
    }
    return texts.join('\n');
  });

const databases = (page: Page): Promise<number> => page.evaluate(async () => (await indexedDB.databases()).length);
const ownNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

/** A person at work: mail is here, a note and a draft are half-written, and the app is on the device. */
const atWork = async () => {
  const { page, context } = await browser.visit(flow, { serviceWorkers: 'allow' });
  await signUp(page, alex);
  await wholeScreen(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const mail = await subject(page);
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Your note' }).fill(noted);
  await page.keyboard.press('Escape');
  await nowPlaying(page).waitFor();
  await page.keyboard.press('r');
  await page
    .getByRole('form', { name: /draft$/ })
    .getByLabel('Draft', { exact: true })
    .fill(drafted);
  await expect.poll(() => databases(page)).toBe(1);
  return { page, context, canaries: [alex, noted, drafted, mail] };
};

/** The session ends at the server, and the page asks next. */
const endAtServer = async (page: Page): Promise<void> => {
  await page.request.post('/api/accounts/sign-out', {
    headers: { 'x-flow': '1', 'content-type': 'application/json', origin: flow.url },
    data: {},
  });
  await page.evaluate(() => dispatchEvent(new Event('online')));
};

const signOutByButton = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /account of Alex/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const drop = page.getByRole('button', { name: /^Sign out and drop/ });
  const out = page.getByRole('button', { name: 'Log In' });
  await drop.or(out).first().waitFor();
  if (await drop.isVisible()) await drop.click();
};

/** `leaves`: whether sealed data may wait for its person, whose next sign-in opens it again. */
const ways: readonly {
  how: string;
  end: (page: Page, context: BrowserContext) => Promise<void>;
  leaves: 'nothing' | 'sealed';
}[] = [
  { how: 'by its button', end: signOutByButton, leaves: 'nothing' },
  {
    how: 'in another tab',
    end: async (_page, context) => {
      const other = await context.newPage();
      await other.goto('/email-player');
      await nowPlaying(other).waitFor();
      await signOutByButton(other);
      await other.getByRole('button', { name: 'Log In' }).waitFor();
      await other.close();
    },
    leaves: 'nothing',
  },
  { how: 'because the server ended it', end: endAtServer, leaves: 'sealed' },
  {
    how: 'because the account was deleted',
    // Every call answers that nobody is signed in.
    end: async (page, context) => {
      await context.clearCookies();
      await page.keyboard.press('Escape');
      await page.keyboard.press('e');
    },
    leaves: 'sealed',
  },
  {
    how: 'because another account signed in',
    end: async (page, context) => {
      const other = await browser.visit(flow);
      await signUp(other.page, 'ops@northwind.example');
      await context.addCookies(await other.context.cookies());
      await other.context.close();
      await page.keyboard.press('Escape');
      await page.keyboard.press('e');
      await page.getByRole('button', { name: /account of (?!Alex)/ }).waitFor();
    },
    leaves: 'sealed',
  },
  {
    how: 'because the browser’s storage was cleared',
    end: async (page, context) => {
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin: flow.url, storageTypes: 'all' });
      await context.clearCookies();
      await page.reload();
    },
    leaves: 'nothing',
  },
];

test.each(sampled(ways, 3))('a session that ends $how leaves nothing to read', async ({ end, leaves }) => {
  const { page, context, canaries } = await atWork();
  await end(page, context);
  if (leaves === 'nothing') {
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    await expect.poll(() => databases(page)).toBe(0);
    // The last is sealed with a key that is gone.
    const device = [
      'flow_theme',
      'flow_sign_out_owed',
      'flow_referral_code',
      'flow_visits',
      'flow_install_offered',
      'flow_cut_off',
    ];
    expect((await ownNames(page)).filter((name) => !device.includes(name.split(' ')[0] ?? ''))).toEqual([]);
  }
  await expect
    .poll(async () => {
      const left = await stored(page);
      return canaries.filter((canary) => left.includes(canary));
    })
    .toEqual([]);
  await context.close();
});
