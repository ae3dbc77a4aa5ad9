import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#test/support/chromium.ts';
import { hidingCases, judge, visibleCases } from './hiding.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1000, height: 600 } });
});
afterAll(() => browser.close());

test('hidden text: Flow reads nothing that Chromium does not draw', async () => {
  const { hidden, read } = await judge(page, hidingCases);
  process.stdout.write(`  ${hidingCases.length} techniques, ${hidden.length} not drawn, ${read.length} of them read\n`);
  expect(read).toEqual([]);
  expect(hidden.length).toBeGreaterThan(hidingCases.length / 2);
});

test('visible text: Flow reads whole mails in styles that hide nothing', async () => {
  const { hidden, heard } = await judge(page, visibleCases);
  expect({ hidden, heard }).toEqual({ hidden: [], heard: visibleCases.map(([name]) => name) });
});
