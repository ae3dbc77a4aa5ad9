// Accessibility of every page in both themes. Each theme has one tab for all pages, which takes a third of the time of new ones.
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** `<url>: <rule> (<theme>): <the first place>` */
export const violationsIn = async (browser: Browser, urls: readonly string[]): Promise<string[]> => {
  const found = await Promise.all(
    themes.map(async (theme) => {
      await using tab = await openTab(browser, theme);
      const violations: string[] = [];
      for (const url of urls) {
        const { violated } = await axeAt(tab.page, url, theme);
        violations.push(...violated.map((one) => `${url}: ${one}`));
      }
      return violations;
    }),
  );
  return found.flat();
};

/** One page, in both themes. */
export const axe = async (browser: Browser, url: string): Promise<{ violated: string[]; passes: number }> => {
  const found = await Promise.all(
    themes.map(async (theme) => {
      await using tab = await openTab(browser, theme);
      // Without the wait, the tab would close before its page is read.
      return await axeAt(tab.page, url, theme);
    }),
  );
  return {
    violated: found.flatMap(({ violated }) => violated),
    passes: found.reduce((sum, { passes }) => sum + passes, 0),
  };
};

const openTab = async (browser: Browser, colorScheme: Theme) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  return { page: await context.newPage(), [Symbol.asyncDispose]: () => context.close() };
};

const axeAt = async (page: Page, url: string, theme: Theme) => {
  await page.goto(url);
  const { violations, passes } = await new AxeBuilder({ page }).withTags(levels).analyze();
  return {
    violated: violations.map(({ id, nodes }) => `${id} (${theme}): ${nodes[0]?.target.join(' ') ?? ''}`),
    passes: passes.length,
  };
};

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
