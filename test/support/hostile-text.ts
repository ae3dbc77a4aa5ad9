// Markup that would run if a screen treated it as more than text, in every place for foreign words: sender name, subject, body, snippet,
// label, contact. Visits each place in Flow and counts in the page.
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from 'vitest';
import { nowPlaying, subject } from './chromium.ts';
import type { RunningFlow } from './flow.ts';
import { countRuns } from './in-the-page.ts';
import { publishedPayloads, publishedSpoofs, publishedStrings } from './published.ts';

const ours = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)></svg>',
  '"><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<details open ontoggle=alert(1)>x</details>',
  '</title></textarea><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '<a href="javascript:alert(1)" autofocus onfocus=alert(1)>x</a>',
];

/** Our own, and the published ones if available. */
export const hostileTexts = (): string[] => [
  ...ours,
  ...publishedPayloads(),
  ...publishedStrings(),
  ...publishedSpoofs().map(({ from }) => from),
];

/** One mail, label and contact for each, at most 30. `word`, of three letters, finds all. */
export const deliverHostile = async (
  flow: RunningFlow,
  mailbox: string,
  word: string,
  texts: readonly string[],
): Promise<void> => {
  for (const [nth, text] of texts.entries()) {
    const line = text.replace(/\s+/g, ' ').slice(0, 400);
    const mail = [
      `From: ${encoded(line)} <a${nth}@${word}.example>`,
      `To: ${mailbox}`,
      `Subject: ${encoded(`${word} ${nth} ${line}`)}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(`The ${word} text ${nth}.\n\n${text}\n`).toString('base64'),
    ].join('\r\n');
    // Gmail nests labels by slashes and requires unique names.
    const label = { mailbox, name: `${line.replaceAll('/', '∕').slice(0, 180)} ${word}${nth}`.trim() };
    await flow.control('label', label);
    await flow.control('deliver', {
      mailbox,
      raw: Buffer.from(mail).toString('base64url'),
      labels: ['INBOX', 'UNREAD', label.name],
    });
    const emails = [{ value: `c${nth}@${word}.example` }];
    await flow.control('contact', { user: mailbox, add: { givenName: `${contactOf(word, nth)} ${line}`, emails } });
  }
};

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

/** Three letters, so the palette does not take one for another's typo. */
const contactOf = (word: string, nth: number): string => `${word} z${nth.toString(36)}z`;

/** A page that reports text that became markup, and requests to other hosts. */
export const countedPage = async (context: BrowserContext, url: string): Promise<{ page: Page; ran: string[] }> => {
  const ran: string[] = [];
  const page = await context.newPage();
  await page.exposeFunction('ranAsMarkup', (what: string) => void ran.push(what));
  await page.addInitScript(countRuns);
  page.on('dialog', (dialog) => {
    ran.push(`ran: ${dialog.message()}`);
    void dialog.dismiss().catch(() => {});
  });
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/i.test(message.text())) ran.push(`kept from it: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${url}/`)) ran.push(`asked: ${request.url().slice(0, 200)}`);
  });
  await page.goto('/email-player');
  await nowPlaying(page).waitFor();
  return { page, ran };
};

/** Finds them, then visits the list, each mail with its notice, and other places with their names. */
export const lookAtHostile = async (page: Page, word: string, count: number): Promise<void> => {
  await findAll(page, word, count);
  await page.getByRole('option').first().click();
  const seen = new Set<string>();
  const notice = page.locator('[data-swipe-direction]');
  for (let nth = 0; nth < count; nth += 1) {
    await expect.poll(async () => seen.has(await subject(page))).toBe(false);
    const now = await subject(page);
    seen.add(now);
    const at = /^\S+ (\d+)/.exec(now)?.[1];
    await nowPlaying(page).getByText(`The ${word} text ${at}.`).waitFor();
    await nowPlaying(page)
      .getByRole('list', { name: 'Labels' })
      .getByText(new RegExp(`${word}${at}$`))
      .waitFor();
    if (nth === 0) await lookAtLabels(page, word, count);
    // The notice names both, and the activity lists it.
    await page.keyboard.press('Shift+S');
    await notice.filter({ hasText: `${word} ${at}` }).waitFor();
    await page.keyboard.press('j');
  }
  expect([...seen].filter((one) => one.startsWith(`${word} `))).toHaveLength(count);
  await lookAtContacts(page, word, count);
  await page.goto('/history');
  await page
    .getByRole('listitem')
    .filter({ hasText: `${word} ` })
    .first()
    .waitFor();
};

/** `within`: milliseconds, for mail still on its way. */
export const findAll = async (page: Page, word: string, count: number, within = 20_000): Promise<void> => {
  await page.keyboard.press('/');
  const rows = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect
    .poll(
      async () => {
        const answer = page.waitForResponse('**/api/search?*');
        await page.getByRole('searchbox').fill('');
        await page.getByRole('searchbox').fill(word);
        await answer;
        return rows.filter({ hasText: `${word} ` }).count();
      },
      { timeout: within },
    )
    .toBe(count);
};

const lookAtLabels = async (page: Page, word: string, count: number): Promise<void> => {
  await page.keyboard.press('l');
  await page.getByRole('combobox', { name: 'Label' }).fill(word);
  const choices = page.getByRole('dialog', { name: 'Label as' }).getByRole('option');
  await expect.poll(() => choices.filter({ hasText: new RegExp(`${word}\\d`) }).count()).toBe(count);
  await page.keyboard.press('Escape');
};

const lookAtContacts = async (page: Page, word: string, count: number): Promise<void> => {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Command' });
  for (let nth = 0; nth < count; nth += 1) {
    await field.fill(contactOf(word, nth));
    await page.getByRole('option', { name: `Email ${contactOf(word, nth)}` }).waitFor();
  }
  await page.keyboard.press('Escape');
};

/** Everything that a page could do with the text as markup, within its policy. */
export const runMarkup = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.setAttribute('href', 'javascript:alert(1)');
    document.body.append(link, document.createElement('iframe'));
    alert(1);
  });
};
