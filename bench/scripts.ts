import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Each script of `origin` that a page fetches while it does `work` and is busy afterwards, with its compressed kilobytes. */
export const scriptsOf = async (
  page: Page,
  origin: string,
  work: () => Promise<unknown>,
): Promise<Map<string, number>> => {
  const scripts = new Map<string, Promise<number>>();
  const note = (response: Response) => {
    const isScript = (response.headers()['content-type'] ?? '').includes('javascript');
    if (isScript && response.url().startsWith(origin))
      scripts.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length / 1024),
      );
  };
  page.on('response', note);
  await work();
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
  page.off('response', note);
  return new Map(await Promise.all([...scripts].map(async ([url, size]) => [url, await size] as const)));
};
