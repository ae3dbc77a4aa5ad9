// Whether Chromium draws a word of a mail: compares the page with a copy that has the word's letters swapped.
import type { Page } from '@playwright/test';

export const isDrawn = async (page: Page, html: string, word: string): Promise<boolean> => {
  const swapped = [...word].reverse().join('');
  const [one, other] = [await picture(page, html), await picture(page, html.replaceAll(word, swapped))];
  return !one.equals(other);
};

const picture = async (page: Page, html: string): Promise<Buffer> => {
  await page.setContent(html);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
};
