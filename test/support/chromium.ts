// A real Chromium, and what a person does first in it. For journeys and for benches.
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';

/** What else a browser may be told. */
export type Launch = {
  /** The port of this machine that every name but `localhost` leads to, whoever is said to answer there. */
  allLeadsTo?: number;
  /** More words on its command line. */
  more?: readonly string[];
  /** It may be heard, through the sound server of this environment. */
  studio?: Record<string, string>;
};

/** Debian's Chromium where the scripts found it, else Playwright's own. */
export const launchChromium = ({ allLeadsTo, more = [], studio }: Launch = {}): Promise<Browser> =>
  chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    ...(studio === undefined ? {} : { env: { ...process.env, ...studio }, ignoreDefaultArgs: ['--mute-audio'] }),
    args: [
      ...more,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // It asks its maker about the fields of a form; that is no doing of the page's.
      '--disable-features=AutofillServerCommunication',
      ...(allLeadsTo === undefined
        ? []
        : ['--ignore-certificate-errors', `--host-resolver-rules=MAP * 127.0.0.1:${allLeadsTo},EXCLUDE localhost`]),
    ],
  });

/** From the landing page to Google's consent, with nothing left but to allow it. */
export const comeToConsent = async (page: Page, email: string): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: email }).click();
  await page.getByRole('button', { name: 'Allow' }).waitFor();
};

/** From the landing page through Google's consent to the player with the first mail on it. */
export const signUp = async (page: Page, email: string): Promise<void> => {
  await comeToConsent(page, email);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL('**/email-player');
  await nowPlaying(page).waitFor();
  // The person's own answers come a moment after the inbox, and with them what is still to be read of a thread.
  await page.getByText('Fetching your newest mail').first().waitFor({ state: 'detached' });
};

/** Opens the field for typed words, where Enter belongs to another field or there are no keys. */
export const openTyping = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Type what you would say' }).click();

/** Says it by typing, and waits until it was understood. */
export const say = async (page: Page, words: string): Promise<void> => {
  await openTyping(page);
  const field = page.getByLabel('You', { exact: true });
  await field.fill(words);
  await field.press('Enter');
  await field.waitFor({ state: 'detached' });
};

/** The letter on the stage. */
export const nowPlaying = (page: Page): Locator => page.getByRole('article', { name: 'Now playing' });

export const subject = async (page: Page): Promise<string> =>
  (await nowPlaying(page).getByRole('heading', { level: 1 }).innerText()).trim();

/** Once the parts of the screen that no first mail waits for have come too: from then on it needs no network to be whole. */
export const wholeScreen = async (page: Page): Promise<void> => {
  let before = -1;
  for (let now = await scriptsOf(page); now !== before; now = await scriptsOf(page)) {
    before = now;
    await page.waitForTimeout(1_500);
  }
};

const scriptsOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
