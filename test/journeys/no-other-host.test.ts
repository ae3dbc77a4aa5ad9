// With nothing set up beyond the mail account, Flow asks no host but its own database and Google.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, startSettled } from '#test/support/browser.ts';
import { said, say, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const hook = path.resolve(import.meta.dirname, '..', 'support', 'told-connections.ts');
const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled({ NODE_OPTIONS: `--import=${hook}` });
});
afterAll(() => flow.end());

const says = (page: Page, words: RegExp): Promise<void> =>
  expect.poll(() => said(page), { timeout: 60_000 }).toMatch(words);

const hostsIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => /^connects to (?<where>\S+)$/.exec(line)?.groups?.['where'] ?? []);

const hosts = (): Set<string> => new Set(hostsIn(flow.lines));

test.each(['https', 'http'])('the watch sees a call by %s', (protocol) => {
  const call = `fetch('${protocol}://nowhere.invalid').catch(() => {})`;
  const { stderr } = spawnSync(process.execPath, [`--import=${hook}`, '-e', call], { encoding: 'utf8' });
  expect(hostsIn(stderr.split('\n'))).toEqual(['nowhere.invalid']);
});

test('questions, people, promises, the briefing and an answer ask nobody but Google', async () => {
  const { page, context } = await browser.play(flow);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).origin));
  await wholeScreen(page);
  await say(page, 'how much is the rent in Lisbon');
  await says(page, /Beatriz/);
  await say(page, 'who is Dana');
  await says(page, /Dana/);
  await say(page, 'what did I promise');
  await says(page, /You owe/);
  await say(page, 'brief me');
  await page.getByRole('heading', { name: /^Good (?:morning|afternoon|evening), Alex\.$/ }).waitFor();
  await page.getByText('Looking for promises…').waitFor({ state: 'detached' });
  await page.goto('/email-player');
  await say(page, 'tell her yes but not before March');
  await page.getByRole('form', { name: /draft$/ }).waitFor();
  await context.close();

  const google = new URL(flow.google).port;
  const own = [...hosts()].filter((where) => /^(?:127\.0\.0\.1|::1|localhost)(?::\d+)?$/.test(where));
  // The mail came from there.
  expect([...hosts()].some((where) => where.endsWith(`:${google}`))).toBe(true);
  expect([...hosts()]).toEqual(own);
  expect(new Set(asked)).toEqual(new Set([new URL(flow.url).origin]));
});
