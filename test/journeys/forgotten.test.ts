// Six ways in which a session ends. Afterwards nothing on the device can be read that was the person's. What their next sign-in opens again
// waits sealed.
import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, openNote, signUp, subject, wholeScreen } from '#test/support/chromium.ts';
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

/** One for each kind of storage that a page or its worker has, in plain text. */
const planted = ['localStorage', 'sessionStorage', 'Cache Storage', 'IndexedDB', 'file system', 'worker'].map(
  (kind) => `canary in the ${kind}`,
);

/** As a mistake of Flow would leave them: entries name their person, as all of Flow's own do. */
const plant = async (page: Page): Promise<void> => {
  const [worker] = page.context().serviceWorkers();
  // The worker itself has no storage but this.
  await worker?.evaluate(async () =>
    (await caches.open('of the worker')).put('/canary', new Response('canary in the worker')),
  );
  await page.evaluate(async () => {
    const { user } = JSON.parse(localStorage.getItem('flow_session') ?? '');
    localStorage.setItem(`flow_canary ${user.id}`, 'canary in the localStorage');
    sessionStorage.setItem(`flow_canary ${user.id}`, 'canary in the sessionStorage');
    await (await caches.open('canary')).put('/canary', new Response('canary in the Cache Storage'));
    const root = await navigator.storage.getDirectory();
    const file = await (await root.getFileHandle('canary', { create: true })).createWritable();
    await file.write('canary in the file system');
    await file.close();
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('canary', 1);
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('canary').put('canary in the IndexedDB', 'canary');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  });
};

/** Everything that the browser stores for Flow, as text. `sealed` is what a script reads with the key that lies with it. */
const stored = (page: Page): Promise<{ plain: string; sealed: string }> =>
  page.evaluate(async () => {
    const plain = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const sealed: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        plain.push(request.url);
        if (/\.(woff2|bin)$/.test(request.url)) continue;
        plain.push((await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '');
      }
    }
    for await (const handle of (await navigator.storage.getDirectory()).values())
      if (handle instanceof FileSystemFileHandle) plain.push(await (await handle.getFile()).text());
    const inWords = (_key: string, value: unknown): unknown => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
      return value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value;
    };
    const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      let key: CryptoKey | undefined;
      for (const shelf of ['key', ...database.objectStoreNames]) {
        if (!database.objectStoreNames.contains(shelf)) continue;
        const records: unknown[] = await answerOf(database.transaction(shelf).objectStore(shelf).getAll());
        key ??= records.find((record) => record instanceof CryptoKey);
        plain.push(JSON.stringify(records, inWords));
        for (const { iv, text } of records.map((record) => Object(record))) {
          if (key === undefined || !(text instanceof ArrayBuffer)) continue;
          sealed.push(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, text)));
        }
      }
      database.close();
    }
    return { plain: plain.join('\n'), sealed: sealed.join('\n') };
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
  await (await openNote(page)).fill(noted);
  await page.keyboard.press('Escape');
  await nowPlaying(page).waitFor();
  await page.keyboard.press('r');
  await page
    .getByRole('form', { name: /draft$/ })
    .getByLabel('Draft', { exact: true })
    .fill(drafted);
  await plant(page);
  const plain = [alex, ...planted];
  const sealed = [noted, drafted, mail];
  // Otherwise their absence later would prove nothing.
  await expect.poll(async () => missingFrom(await stored(page), { plain, sealed })).toEqual([]);
  return { page, context, canaries: [...plain, ...sealed] };
};

type Places = { plain: string[]; sealed: string[] };

const missingFrom = (left: Awaited<ReturnType<typeof stored>>, { plain, sealed }: Places): string[] => [
  ...plain.filter((canary) => !left.plain.includes(canary)),
  ...sealed.filter((canary) => !left.sealed.includes(canary)),
];

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
    end: async (_page, context) => {
      const other = await context.newPage();
      await other.goto('/settings');
      await other.getByRole('button', { name: 'Delete my account' }).click();
      await other.getByRole('button', { name: 'Confirm with Google' }).click();
      await other.getByRole('button', { name: alex }).click();
      const last = other.getByRole('dialog', { name: 'Delete my account' });
      await last.getByLabel(`To confirm, type ${alex}`).fill(alex);
      await last.getByRole('button', { name: 'Delete my account' }).click();
      await other.waitForURL(`${flow.url}/`);
      await expect
        .poll(() => flow.lines.some((line) => line.includes('leaving.deleted')), { timeout: 60_000 })
        .toBe(true);
      await other.close();
    },
    leaves: 'nothing',
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
  } else expect(await databases(page)).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const left = await stored(page);
      return canaries.filter((canary) => left.plain.includes(canary));
    })
    .toEqual([]);
  await context.close();
});
