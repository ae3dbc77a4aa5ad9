// Published and odd mails, drawn by Chromium: what it shows of a mail's HTML, Flow reads.
import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { htmlToLines } from '#reading/html-to-text.ts';
import { launchChromium } from '#test/support/chromium.ts';
import { companyMail } from '#test/support/labelled-mail.ts';
import { oddMail, oddMailIs } from '#test/support/odd-mail.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const words = (text: string): string[] => text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];

const htmlOf = async (raw: Uint8Array): Promise<string> => (await PostalMime.parse(raw)).html ?? '';

describe(`visible text: shared/data/mime ${oddMailIs}`, () => {
  test.skipIf(oddMail.length === 0)('of published mails is read to 99.5 %', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
    const page = await context.newPage();
    const all = { mails: 0, shown: 0, read: 0 };
    const raws = [...oddMail.map((file) => new Uint8Array(readFileSync(file))), ...companyMail().values()];
    for (const raw of raws) {
      const html = await htmlOf(raw).catch(() => '');
      if (html === '') continue;
      await page.setContent(html, { waitUntil: 'commit' });
      const shown = words(await page.locator('body').innerText());
      const left = words(
        htmlToLines(html)
          .map(({ text }) => text)
          .join(' '),
      );
      const missed = shown.filter((word) => {
        const at = left.indexOf(word);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
      if (missed.length > 0)
        process.stdout.write(`  ${missed.length} of ${shown.length} missed: ${missed.slice(0, 12).join(' ')}\n`);
      all.mails += 1;
      all.shown += shown.length;
      all.read += shown.length - missed.length;
    }
    process.stdout.write(
      `  ${all.mails} mails, ${all.shown} words shown, ${((100 * all.read) / all.shown).toFixed(2)} % read\n`,
    );
    expect(all.mails).toBeGreaterThan(20);
    expect(all.read / all.shown).toBeGreaterThanOrEqual(0.995);
    await context.close();
  });
});
