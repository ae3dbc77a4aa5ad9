import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#test/support/chromium.ts';
import { drawn } from '#test/support/sampled.ts';
import { hidingCases, judge, visibleCases } from './hiding.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1000, height: 600 } });
});
afterAll(() => browser.close());

test('hidden text: Flow reads nothing of a sample that Chromium does not draw', async () => {
  const { hidden, read } = await judge(page, drawn(hidingCases, 40));
  expect(read).toEqual([]);
  expect(hidden.length).toBeGreaterThan(25);
});

test('visible text: Flow reads a sample of whole mails in styles that hide nothing', async () => {
  const cases = drawn(visibleCases, 12);
  const { hidden, heard } = await judge(page, cases);
  expect({ hidden, heard }).toEqual({ hidden: [], heard: cases.map(([name]) => name) });
});
