// No provider token reaches the browser, a log line or the database in plain text: this test searches all of them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#test/support/browser.ts';
import { signUp } from '#test/support/chromium.ts';
import { type RunningFlow, startFlow } from '#test/support/flow.ts';

/** The local Google's format of access and refresh tokens. */
const token = /ya29\.local-|1\/\/local-/;

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startFlow();
});
afterAll(() => flow.end());

test('secrecy: a whole visit leaves no Google token anywhere readable', async () => {
  const { page, context } = await browser.visit(flow);
  const seen: Promise<string>[] = [];
  // A response cut off by navigation has no text, everything else does.
  const note = (arriving: Promise<string>) => void seen.push(arriving.catch(() => ''));
  context.on('request', (request) => {
    if (request.url().startsWith(flow.url)) note(request.allHeaders().then((headers) => JSON.stringify(headers)));
  });
  context.on('response', (response) => {
    if (!response.url().startsWith(flow.url)) return;
    note(response.allHeaders().then((headers) => JSON.stringify(headers)));
    note(response.text());
  });
  await signUp(page, 'alex@northwind.example');
  await page.keyboard.press('e');
  await page.goto('/history');
  await page.getByRole('heading', { name: 'Recent Activity' }).waitFor();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  await context.close();
  const texts = [...(await Promise.all(seen)), kept].filter((text) => text !== '');
  // The mail itself is in the recorded responses, so the search covers the right data.
  expect(texts.some((text) => text.includes('"threads":[{'))).toBe(true);
  for (const text of texts) expect(text).not.toMatch(token);
  expect(flow.lines.join('\n')).not.toMatch(token);
  const files = filesOf(flow.data);
  // The search finds existing text.
  expect(files.some((file) => file.includes('Lindqvist'))).toBe(true);
  expect(files.filter((file) => token.test(file))).toEqual([]);
});

/** Every file of the database including the write-ahead log, without Google's side. */
const filesOf = (data: string): string[] =>
  readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(path.join(data, 'local-google')))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'));
