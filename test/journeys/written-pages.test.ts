// The public pages: a stranger reads one, filters a list, follows a wrong address, and comes to Flow by each button, all without script.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page as cfo } from '#marketing/content/job/job-cfo.ts';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const phone = { viewport: { width: 360, height: 640 }, colorScheme: 'dark', javaScriptEnabled: false } as const;
const plain = (text: string): string => text.replaceAll("'", '’');

test('a page says what it is, leads to Flow, and needs no script', async () => {
  const { page, context, faults } = await browser.visit(flow, { javaScriptEnabled: false });
  await page.goto('/for/cfo');
  await page.getByRole('heading', { level: 1, name: plain(cfo.hero.line) }).waitFor();
  const start = '/?utm_source=seo&utm_medium=programmatic&utm_campaign=job-title';
  for (const [name, href] of [
    ['Get Started Free', start],
    ['Start Free Trial', start],
    ['Try Demo', '/email-player?test=true'],
  ] as const)
    expect(await page.getByRole('link', { name }).first().getAttribute('href')).toBe(href);
  const sections = await page.getByRole('heading', { level: 2 }).allTextContents();
  const order = [
    'What’s in the way',
    'What Flow does',
    cfo.features.heading,
    'What you get back',
    plain(cfo.call.line),
  ];
  expect(sections.filter((heading) => order.includes(heading))).toEqual(order);
  for (const { name } of cfo.features.items) await page.getByRole('heading', { level: 3, name: plain(name) }).waitFor();
  await page.getByText(plain(cfo.questions[1]?.ask ?? '')).click();
  await page.getByText(plain(cfo.questions[1]?.answer ?? '')).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test.each(['/for/cfo', '/vs/superhuman', '/blog/three-looks-a-day', '/features/undo', '/industry'])(
  '%s fits a small phone in the dark',
  async (address) => {
    const { page, context, faults } = await browser.visit(flow, { ...phone, javaScriptEnabled: true });
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('the list is filtered without script, and a wrong address shows the list', async () => {
  const { page, context } = await browser.visit(flow, phone);
  await page.goto('/for');
  await page.getByLabel('Filter').fill('nurse');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('“nurse”').waitFor();
  expect(await page.getByRole('link', { name: /^CFO/ }).count()).toBe(0);
  await page.getByRole('link', { name: /^Nurse manager/ }).click();
  await page.waitForURL(`${flow.url}/for/nurse-manager`);
  const wrong = await page.goto('/for/wizard');
  expect(wrong?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  await page.getByRole('link', { name: 'Return to Home' }).waitFor();
  await page.getByRole('link', { name: /^CFO/ }).waitFor();
  await context.close();
});

describe('what crawlers read', () => {
  const text = async (address: string): Promise<string> => {
    const answer = await fetch(`${flow.url}${address}`);
    expect(answer.status).toBe(200);
    return answer.text();
  };

  test('names the address of this Flow', async () => {
    for (const address of [
      '/sitemap.xml',
      '/robots.txt',
      '/llms.md',
      '/agents.md',
      '/robots.md',
      '/blog/feed.xml',
      '/for/cfo',
    ])
      expect(await text(address)).toContain(flow.url);
  });

  test('holds the priorities, the pace and the prices of the product’s own list', async () => {
    const sitemap = await text('/sitemap.xml');
    const cfoEntry = new RegExp(
      `<loc>${flow.url}/for/cfo</loc>\\s*<lastmod>${cfo.updated}</lastmod>\\s*<changefreq>weekly</changefreq>\\s*<priority>0.9</priority>`,
    );
    expect(sitemap).toMatch(cfoEntry);
    for (const [address, priority] of [
      ['/', '1.0'],
      ['/email-player', '0.9'],
      ['/onboarding', '0.7'],
      ['/admin', '0.3'],
      ['/aup', '0.4'],
    ])
      expect(sitemap.replaceAll(/\s/g, '')).toMatch(new RegExp(`${flow.url}${address}</loc>.*?<priority>${priority}<`));
    const robots = await text('/robots.txt');
    for (const line of [
      'Disallow: /admin/',
      'Disallow: /api/private/',
      'Disallow: /auth-redirect',
      'Disallow: /*.json$',
    ])
      expect(robots.split(line)).toHaveLength(4);
    expect(robots).toMatch(
      /Googlebot[\s\S]*?Crawl-delay: 1\n[\s\S]*Bingbot[\s\S]*?Crawl-delay: 1\n[\s\S]*\*[\s\S]*?Crawl-delay: 2\n/,
    );
    expect(await text('/agents.md')).toMatch(
      /30 credits in total[\s\S]*\$24 per month billed yearly[\s\S]*24-48 hours/,
    );
    expect(await text('/llms.txt')).toBe(await text('/llms.md'));
    for (const address of ['/test.txt', '/terms.html', '/privacy.html', '/aup.html']) await text(address);
  });
});

test('the dashboard lists the pages, searches and sorts them, and makes the sitemap', async () => {
  const { page, context, faults } = await browser.visit(flow, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/seo-dashboard');
  await page.getByRole('heading', { level: 2, name: 'CFO', exact: true }).waitFor();
  await expectAccessible(page);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await page.getByLabel('Search', { exact: true }).fill('nurse');
  const found = () => page.getByRole('heading', { level: 2 }).allTextContents();
  await expect.poll(found).not.toContain('CFO');
  expect(await found()).toContain('Nurse manager');
  await page.getByLabel('Search', { exact: true }).fill('');
  await page.getByLabel('Order', { exact: true }).selectOption('Heaviest');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open CFO in a new tab' }).click();
  expect((await opened).url()).toBe(`${flow.url}/for/cfo`);
  await page.getByRole('tab', { name: 'Sitemap Generator' }).click();
  expect(await page.getByRole('button', { name: 'Copy' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Generate sitemap' }).click();
  await page.getByText('<urlset').waitFor();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Sitemap copied to clipboard!', { exact: true }).first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${flow.url}/for/cfo`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('sitemap.xml');
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});
