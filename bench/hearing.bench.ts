// Speech detection in a real Chromium, under the policy of the app's pages, with a file as the microphone. Measures the
// time to start, the delay after speech begins and ends, and the cost to the page.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import * as z from 'zod';
import { headersFor } from '#server/headers.ts';
import { launchWithMicrophone } from '#test/voice/microphone.ts';
import { missing } from '#test/voice/programs.ts';
import { atSpeechLevel, cutClose, joined, rate, silence } from '#test/voice/sound.ts';
import { speakers, spoken } from '#test/voice/speech.ts';
import { vadWeights } from '../vad-weights.config.ts';
import { needs, percentile, report } from './figures.ts';
import { findPhrase } from './find-phrase.ts';

needs(missing(['flite']));

const phrases = ['archive this', 'next', 'no', 'stop', 'mark it as read', 'yes', 'snooze until tomorrow', 'go back'];
/** Trimmed where it is 30 dB softer than its peak. Listeners hear it begin and end there. */
const said = speakers.flatMap((speaker) =>
  phrases.map((phrase) => atSpeechLevel(cutClose(spoken(phrase, speaker), 0.032), -26)),
);
const gap = silence(1.4);
const whole = joined(...said.flatMap((sound) => [sound, gap]));

const Events = z.array(
  z.object({
    kind: z.string(),
    at: z.number(),
    speechEnd: z.optional(z.number()),
    samples: z.array(z.number()),
    /** The time of the event in the page, and the page's time at second 0 of the audio clock, in ms. */
    now: z.number(),
    clock: z.number(),
  }),
);

const html =
  '<!doctype html><link rel="icon" href="data:,"><body><script src="/assets/page.js" type="module"></script>';
const folder = path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'flow', 'hearing-page');
await buildPage();
const server = createServer(({ url = '/' }, response) => {
  const kind = url === '/' ? 'page' : 'file';
  const file = path.join(folder, path.normalize(url));
  const isThere = kind === 'page' || existsSync(file);
  const type = kind === 'page' ? 'text/html' : url.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
  response.writeHead(isThere ? 200 : 404, { ...headersFor(kind, { secure: false }), 'content-type': type });
  response.end(kind === 'page' ? html : isThere ? readFileSync(file) : '');
});
await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
const address = server.address();
const port = typeof address === 'object' ? address?.port : null;

const microphone = await launchWithMicrophone();
microphone.hears(whole);
const page = await (await microphone.browser.newContext()).newPage();
const faults: string[] = [];
page.on('pageerror', (error) => faults.push(error.message));
page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
await page.goto(`http://localhost:${port}/`);
const button = page.getByRole('button');
await button.click();
await page.locator('button[data-ready]').waitFor();
const state = await button.textContent();
const ready = Number(await button.getAttribute('data-ready'));
const busy = await shareOfMainThread(page, (whole.length / rate + 4) * 1000);
const hearingEvents = Events.parse(await page.evaluate('events'));
const levels = z.array(z.number()).parse(await page.evaluate('levels'));
await microphone.end();
server.close();

if (state !== 'open' || faults.length > 0) throw new Error(`${state}: ${faults.join('; ')}`);
const figures = lateness(hearingEvents);
const turns = hearingEvents.filter(({ kind }) => kind === 'ended').length;
console.log(`  ${turns} turns of ${said.length} phrases, ${figures.ends.length} of them found in their sound`);
console.log(`  level for the line: ${Math.min(...levels).toFixed(2)} to ${Math.max(...levels).toFixed(2)}`);
console.log(`  onset: p50 ${percentile(figures.onsets, 0.5, 'onsets').toFixed(0)} ms`);
console.log(`  end, after 480 ms of silence: p50 ${percentile(figures.ends, 0.5, 'ends').toFixed(0)} ms`);
console.log(`  early guess, after 192 ms: p50 ${percentile(figures.guesses, 0.5, 'guesses').toFixed(0)} ms`);
const kept = [
  report({ name: 'ready after the click', value: ready, unit: 'ms', budget: 1000, better: 'less' }),
  report({ name: 'main thread while listening', value: busy, unit: '%', budget: 5, better: 'less' }),
  report({ name: 'phrases missed', value: said.length - turns, unit: '', budget: 0, better: 'less' }),
  report({
    name: 'told that it might be speech, p95',
    value: percentile(figures.onsets, 0.95, 'onsets'),
    unit: 'ms',
    budget: 300,
    better: 'less',
  }),
  report({
    name: 'told of the end, p95',
    value: percentile(figures.ends, 0.95, 'ends'),
    unit: 'ms',
    budget: 540,
    better: 'less',
  }),
];
process.exitCode = kept.every(Boolean) ? 0 : 1;

async function buildPage(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [vadWeights()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'hearing-page.ts'),
        output: { entryFileNames: 'assets/page.js' },
      },
    },
  });
}

/** The share of time in which the page's main thread works, in percent. */
async function shareOfMainThread(of: Page, ms: number): Promise<number> {
  const devtools = await of.context().newCDPSession(of);
  await devtools.send('Performance.enable');
  const spent = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await spent();
  await of.waitForTimeout(ms);
  return ((await spent()) - before) * 1000 * (100 / ms);
}

type Lateness = { onsets: number[]; ends: number[]; guesses: number[] };

/** The delay of each event after its phrase in the recorded turn. */
function lateness(events: z.infer<typeof Events>): Lateness {
  const of: Lateness = { onsets: [], ends: [], guesses: [] };
  let turn: typeof events = [];
  let next = 0;
  for (const event of events) {
    turn.push(event);
    if (event.kind !== 'ended' && event.kind !== 'misfire') continue;
    const place = event.kind === 'ended' ? findPhrase(said, event.samples, next) : null;
    if (place !== null) {
      next = place.phrase + 1;
      const begun = momentIn(event, place.from);
      const over = begun + ((said[place.phrase]?.length ?? 0) / rate) * 1000;
      of.onsets.push(...turn.flatMap(({ kind, now }) => (kind === 'started' ? [now - begun] : [])));
      of.guesses.push(...turn.flatMap(({ kind, now }) => (kind === 'maybe' ? [now - over] : [])));
      of.ends.push(event.now - over);
    }
    turn = [];
  }
  return of;
}

/** The page's time of that second of a turn's sound. The sound lasts 288 ms longer than its speech. */
function momentIn({ at, speechEnd = at, samples, clock }: z.infer<typeof Events>[number], second: number): number {
  return clock + (Math.min(at, speechEnd + 0.288) - samples.length / rate + second) * 1000;
}
