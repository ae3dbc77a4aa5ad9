// From the end of the words to the text of the three proposals, in a real page: what Flow itself takes of the time until its first word.
// The ear and the voice take the rest, measured with sound by other benches (`results/voice.md`), so it counts here as their p95.
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { launchChromium, signUp } from '#test/support/chromium.ts';
import { startFlow } from '#test/support/flow.ts';
import { besidesText, percentile, report } from './figures.ts';

const budgets = { known: 900, unknown: 2000 } as const;
/** Google's answer to a question for busy times. The local one answers at once. */
const googleMs = 300;
const days = 25;

const flow = await startFlow();
const browser = await launchChromium();
const page = await (
  await browser.newContext({ baseURL: flow.url, viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
).newPage();
await signUp(page, 'alex@northwind.example');
await page.goto('/calendar');
await page
  .getByRole('grid')
  .getByRole('button', { name: /^Standup, / })
  .first()
  .waitFor();
await watchWords(page);
// The first search loads the code of searches.
await timeOf(page, 'find thirty minutes with Priya tomorrow');
await flow.control('faults', { pattern: '/calendar/v3/freeBusy', latencyMs: googleMs });

const unknown: number[] = [];
const known: number[] = [];
for (const day of workdays(days)) {
  // Each day lies further ahead than what is known.
  unknown.push(await timeOf(page, `find thirty minutes with Priya on ${day}`));
  known.push(await timeOf(page, `find thirty minutes with Priya on ${day}`));
}
await browser.close();
await flow.end();

const kept = [reportTimes('known', known), reportTimes('unknown', unknown)];
process.exitCode = kept.every(Boolean) ? 0 : 1;

function reportTimes(kind: keyof typeof budgets, times: readonly number[]): boolean {
  const at = (share: number): number => percentile(times, share, kind);
  const { turnEnd, sound } = besidesText;
  console.log(
    `  busy times ${kind}: ${times.length} searches, words to text: median ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms`,
  );
  console.log(
    `  and ${turnEnd} ms until the turn ends, ${sound} ms from the text to sound${kind === 'unknown' ? `, ${googleMs} ms of it Google's` : ''}`,
  );
  return report({
    name: `first word after the end of speech, busy times ${kind}, p95`,
    value: at(0.95) + turnEnd + sound,
    unit: 'ms',
    budget: budgets[kind],
    better: 'less',
  });
}

/** The page notes when Enter ends the words, and when the answer stands there. */
async function watchWords(on: Page): Promise<void> {
  await on.evaluate(() => {
    const noted = { ended: 0, took: -1 };
    Object.assign(window, { noted });
    addEventListener(
      'keydown',
      ({ key }) => key === 'Enter' && Object.assign(noted, { ended: performance.now(), took: -1 }),
      true,
    );
    // The page tells screen readers half a second later, so only visible text counts.
    const isSeen = (node: Node): boolean => (node.parentElement?.closest('.sr') ?? null) === null;
    new MutationObserver((changes) => {
      const changed = changes.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      const isAnswer = changed.some(
        (node) => isSeen(node) && /(?:Which|Shall I)\?|Nothing is free/.test(node.textContent ?? ''),
      );
      if (isAnswer && noted.ended > 0 && noted.took < 0) noted.took = performance.now() - noted.ended;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** In ms. */
async function timeOf(on: Page, words: string): Promise<number> {
  // A question that waits would take these words for its answer.
  if (await isAsked(on)) {
    await give(on, 'never mind');
    while (await isAsked(on)) await on.evaluate(() => new Promise(requestAnimationFrame));
  }
  await give(on, words);
  await on.waitForFunction(() => Object(window).noted.took >= 0, null, { timeout: 60_000 });
  return z.number().parse(await on.evaluate(() => Object(window).noted.took));
}

function isAsked(on: Page): Promise<boolean> {
  return on.evaluate(() =>
    /(?:Which|Shall I)\?/.test(document.querySelector('p[aria-live=polite]')?.textContent ?? ''),
  );
}

async function give(on: Page, words: string): Promise<void> {
  await on.getByRole('button', { name: 'Type what you would say' }).click();
  const field = on.getByRole('textbox', { name: 'You', exact: true });
  await field.fill(words);
  await field.press('Enter');
  await field.waitFor({ state: 'detached' });
}

/** 'the 3rd of December', of this many days that are no weekend, from the day after tomorrow on. */
function workdays(count: number): string[] {
  const all: string[] = [];
  for (let after = 2; all.length < count; after += 1) {
    const at = new Date(Date.now() + after * 86_400_000);
    if (at.getDay() % 6 === 0) continue;
    all.push(`${at.getDate()} ${at.toLocaleDateString('en-GB', { month: 'long' })}`);
  }
  return all;
}
