import { type Browser, chromium, type Locator, type Page } from '@playwright/test';

export type Launch = {
  /** The local port that every host name except `localhost` resolves to. */
  allLeadsTo?: number;
  more?: readonly string[];
  /** The sound server's environment, for audible output. */
  studio?: Record<string, string>;
};

/** Debian's Chromium if the scripts found it, otherwise Playwright's. */
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
      // Chromium asks its maker about form fields, which is not the page's doing.
      '--disable-features=AutofillServerCommunication',
      ...(allLeadsTo === undefined
        ? []
        : ['--ignore-certificate-errors', `--host-resolver-rules=MAP * 127.0.0.1:${allLeadsTo},EXCLUDE localhost`]),
    ],
  });

/** From the landing page to Google's consent page. */
export const comeToConsent = async (page: Page, email: string): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: email }).click();
  await page.getByRole('button', { name: 'Allow' }).waitFor();
};

/** From the landing page through the consent to the player with the first mail. */
export const signUp = async (page: Page, email: string): Promise<void> => {
  await comeToConsent(page, email);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL('**/email-player');
  await nowPlaying(page).waitFor();
  // The person's own answers arrive after the inbox, and decide what remains to read.
  await page.getByText('Fetching your newest mail').first().waitFor({ state: 'detached' });
};

/** Opens the command field where Enter belongs to another field, or without a keyboard. */
export const openTyping = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Type what you would say' }).click();

/** Opens the note through the menu, because the key N says no to an invitation that is at hand. */
export const openNote = async (page: Page): Promise<Locator> => {
  await page
    .getByRole('button', { name: /Alex Moreau|Account/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Note to Self' }).click();
  return page.getByRole('textbox', { name: 'Your note' });
};

/** Types the words and waits until Flow understands them. */
export const say = async (page: Page, words: string): Promise<void> => {
  await openTyping(page);
  const field = page.getByRole('textbox', { name: 'You', exact: true });
  await field.fill(words);
  await field.press('Enter');
  await field.waitFor({ state: 'detached' });
};

/**
 * Presses keys one after another without waiting for the page between them: a sequence has a time limit, and a key that
 * stays down longer counts as held.
 */
export const pressSequence = async (page: Page, ...keys: string[]): Promise<void> => {
  await Promise.all(keys.flatMap((key) => [page.keyboard.down(key), page.keyboard.up(key)]));
};

/** Acts, and waits until the server has the undo that follows. A page that closes earlier would lose it with its storage. */
export const undone = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const sent = page.waitForResponse(
    (answer) =>
      answer.ok() &&
      new URL(answer.url()).pathname === '/api/commands' &&
      (answer.request().postData() ?? '').includes('"undo"'),
  );
  await act();
  await sent;
};

/** What Flow says now, with the person's words before it. */
export const said = async (page: Page): Promise<string> =>
  (await page.locator('p[aria-live=polite]').allTextContents()).join(' ');

export const nowPlaying = (page: Page): Locator => page.getByRole('article', { name: 'Now playing' });

export const subject = async (page: Page): Promise<string> =>
  (await nowPlaying(page).getByRole('heading', { level: 1 }).innerText()).trim();

/** Waits for the deferred parts of the screen. After that it works offline. */
export const wholeScreen = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('flow-whole').length > 0);
  let before = -1;
  for (let now = await scriptsOf(page); now !== before; now = await scriptsOf(page)) {
    before = now;
    await page.waitForTimeout(1_500);
  }
};

const scriptsOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
