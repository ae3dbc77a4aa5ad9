// Markup that would run if any place of the screen took it for more than text, put where strangers' words stand: in a sender's name, a
// subject, a text and its beginning, a label; and a look at each of them in Flow.
import type { BrowserContext } from '@playwright/test';
import { expect } from 'vitest';
import { nowPlaying, subject } from './chromium.ts';
import type { RunningFlow } from './flow.ts';
import { publishedPayloads } from './published.ts';

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

/** Flow's own, and the published ones where they are at hand. */
export const hostileTexts = (): string[] => [...ours, ...publishedPayloads()];

/** One mail for each, all to be found by `word`. */
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
      Buffer.from(`${text}\n\n${word}\n`).toString('base64'),
    ].join('\r\n');
    // Gmail's labels are nested by slashes.
    const name = line.replaceAll('/', '∕').slice(0, 200).trim();
    await flow.control('label', { mailbox, name }).catch(() => {});
    await flow.control('deliver', { mailbox, raw: Buffer.from(mail).toString('base64url') });
  }
};

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

/** Finds them by their word, looks at the list and at each of them, and at the labels; tells what ran or was kept from it. */
export const lookAtHostile = async (context: BrowserContext, word: string, count: number): Promise<string[]> => {
  const ran: string[] = [];
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    ran.push(`ran: ${dialog.message()}`);
    void dialog.dismiss().catch(() => {});
  });
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/i.test(message.text())) ran.push(`kept from it: ${message.text()}`);
  });
  await page.goto('/email-player');
  await nowPlaying(page).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await page
    .getByText(`${word} ${count - 1} `)
    .first()
    .click();
  const seen = new Set<string>();
  for (let nth = 0; nth < count; nth += 1) {
    await expect.poll(async () => seen.has(await subject(page))).toBe(false);
    seen.add(await subject(page));
    await page.keyboard.press('j');
  }
  expect([...seen].filter((one) => one.startsWith(`${word} `))).toHaveLength(count);
  await page.keyboard.press('l');
  await page.keyboard.press('Escape');
  await page.close();
  return ran;
};
