// Flow's voice to the millisecond, in a real Chromium: a sound that rises for three seconds encodes its own position, so lost, doubled or
// late audio is visible.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { launchChromium } from '#test/support/chromium.ts';
import { listening } from '#test/support/listening.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-exact-voice-'));
const rate = 22_050;
const seconds = 3;
const [lowest, highest] = [0.1, 0.7];

/** In quarter-second chunks that do not end at a sample boundary. */
const speak = async (text: string, response: ServerResponse): Promise<void> => {
  const samples = Int16Array.from({ length: seconds * rate }, (_, at) =>
    Math.round((lowest + ((highest - lowest) * at) / (seconds * rate)) * 32_768),
  );
  const bytes = Buffer.from(samples.buffer);
  response.writeHead(200, { 'content-type': `audio/pcm;rate=${rate};channels=1` });
  for (let at = 0; at < bytes.length; at += 11_025) {
    if (text.startsWith('Break') && at > bytes.length / 3) return void response.destroy();
    response.write(bytes.subarray(at, at + 11_025));
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
};

const serve = (): Server =>
  createServer((request, response) => {
    if (request.method === 'POST') {
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => void speak(text, response));
      return;
    }
    const isPage = request.url === '/';
    response.writeHead(200, { 'content-type': isPage ? 'text/html' : 'text/javascript' });
    response.end(
      isPage
        ? '<!doctype html><link rel="icon" href="data:,"><script src="/page.js" type="module"></script>'
        : readFileSync(path.join(folder, 'page.js')),
    );
  });

const server = serve();
let browser: Awaited<ReturnType<typeof launchChromium>>;
let page: Page;
beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: folder,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, '..', 'support', 'exact-page.ts'),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  const port = await listening(server);
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.evaluate('begin()');
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const Noted = z.object({ recorded: z.array(z.number()), replies: z.array(z.string()) });
const note = async (work: string) => Noted.parse(await page.evaluate(`${work}()`));

/** The millisecond of the sound, at full volume. */
const placeOf = (value: number): number => ((value - lowest) / (highest - lowest)) * seconds * 1000;
const heard = (recorded: readonly number[]): number => recorded.findIndex((value) => value >= lowest * 0.9);

test('Flow’s voice ducks and returns without a gap, pauses, and resumes at its position', async () => {
  const { recorded, replies } = await note('lowAndWaiting');
  const begun = heard(recorded);
  /** The value there at full volume. */
  const full = (ms: number): number => lowest + ((highest - lowest) * ms) / (seconds * 1000);
  const volume = Array.from({ length: 1600 }, (_, ms) => (recorded[begun + ms] ?? 0) / full(ms));
  const low = volume.findIndex((share) => share < 0.2);
  expect(volume.slice(5, 300).every((share) => Math.abs(share - 1) < 0.01)).toBe(true);
  expect(low).toBeGreaterThan(300);
  expect(volume.slice(low + 40, low + 300).every((share) => Math.abs(share - 0.12) < 0.01)).toBe(true);
  // From full to 20 % and back.
  expect(low - volume.findLastIndex((share, at) => at < low && share > 0.99)).toBeLessThan(40);
  const loud = volume.findIndex((share, at) => at > low && share > 0.98);
  expect(loud - volume.findLastIndex((share, at) => at < loud && share < 0.13)).toBeLessThan(350);

  const silent = recorded.findIndex((value, at) => at > begun + 800 && value === 0);
  const again = recorded.findIndex((value, at) => at > silent && value > 0.05);
  expect(again - silent).toBeGreaterThan(200);
  const [last, first] = [Math.max(...recorded.slice(silent - 40, silent)), recorded[again + 15] ?? 0];
  expect(Math.abs(placeOf(first) - 15 - placeOf(last))).toBeLessThan(20);
  expect(placeOf(Math.max(...recorded))).toBeGreaterThan(seconds * 1000 - 20);
  // All of it was audible once, apart from the pause.
  const whole = recorded.findLastIndex((value) => value > 0.05) - begun - (again - silent);
  expect(Math.abs(whole - seconds * 1000)).toBeLessThan(40);
  expect(replies).toEqual(['word 3', 'word 7', 'word 13', 'word 19', 'fine']);
});

test('Flow’s voice is silent 8 ms after a stop', async () => {
  const { recorded, replies } = await note('stopped');
  const begun = heard(recorded);
  const end = recorded.findIndex((value, at) => at > begun && value === 0);
  const before = recorded.slice(begun + 5, end);
  const falling = before.length - before.indexOf(Math.max(...before));
  expect(falling).toBeLessThan(15);
  expect(recorded.slice(end).every((value) => value === 0)).toBe(true);
  expect(replies).not.toContain('fine');
});

test('Flow’s voice resumes a broken-off sentence at its last word', async () => {
  const { replies } = await note('broken');
  expect(replies.at(-1)).toMatch(/^broken at (?:Break )?(?:off )?here\.$/);
  expect(replies).not.toContain('fine');
});
