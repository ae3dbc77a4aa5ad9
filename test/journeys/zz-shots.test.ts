import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, startSettled } from '#test/support/browser.ts';
import { say } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());
test('shots', async () => {
  const { page, context } = await browser.play(flow);
  const out: string[] = [];
  for (const [nth, asked] of [
    'when does the Helio order form renew',
    'what did Legal say about the lease',
    'how much is the Volkswagen invoice',
    'when is the bank cut-off for payroll',
  ].entries()) {
    await say(page, asked);
    const card = page.getByRole('region', { name: asked });
    await card.and(page.locator('[aria-busy="false"]')).waitFor({ timeout: 20000 });
    await page.waitForTimeout(700);
    out.push(
      asked,
      await card.innerText(),
      (await page.locator('[role=status], [aria-live]').allInnerTexts()).join(' | '),
    );
    for (const scheme of ['light', 'dark'] as const)
      for (const [name, width, height] of [
        ['desktop', 1440, 900],
        ['mobile', 390, 844],
      ] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(250);
        await page.screenshot({ path: `/tmp/shots/answer${nth}-${scheme}-${name}.png` });
      }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  writeFileSync('/tmp/shots/said.txt', out.join('\n---\n'));
  expect(1).toBe(1);
  await context.close();
});
