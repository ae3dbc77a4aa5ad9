// A calendar of 2,000 events: from its key to the painted week, from a turn to the next week, and what it costs to load.
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { launchChromium, nowPlaying, pressSequence, signUp } from '#test/support/chromium.ts';
import { startFlow } from '#test/support/flow.ts';
import { couldNotMeasure, percentile, report } from './figures.ts';
import { pressed, reportTimes, timesOf, watchPresses } from './presses.ts';
import { scriptsOf } from './scripts.ts';

const alex = 'alex@northwind.example';
const singles = 1940;
const series = 60;
const visits = 20;
const turns = 40;

const flow = await startFlow();
const browser = await launchChromium();
await fillCalendar();
const context = await browser.newContext({ baseURL: flow.url, viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
await signUp(page, alex);
const kilobytes = await codeBeyondPlayer();
await openWeek();
await allEvents(page);

const kept = [
  report({ name: 'code beyond the player', value: kilobytes, unit: 'KB gz', budget: 130, better: 'less' }),
  await visitWeek(),
  ...(await turnWeeks()),
];
await browser.close();
await flow.end();
process.exitCode = kept.every(Boolean) ? 0 : 1;

/** Half a year before now and half a year after. The local Google has them before Flow first asks. */
async function fillCalendar(): Promise<void> {
  const day = 86_400_000;
  const first = Math.floor(new Date().getTime() / day) * day - 182 * day;
  for (let nth = 0; nth < singles + series; nth += 1) {
    const start = first + ((nth * 7) % 364) * day + (7 + (nth % 10)) * 3_600_000;
    const at = (time: number) => ({ dateTime: new Date(time).toISOString(), timeZone: 'Europe/Berlin' });
    const repeats = nth < series ? { recurrence: ['RRULE:FREQ=WEEKLY'] } : {};
    await flow.control('calendar-event', {
      calendar: alex,
      event: { summary: `Event ${nth}`, start: at(start), end: at(start + 2_700_000), ...repeats },
    });
  }
}

/** KB gz of scripts that `/calendar` needs to show events and the player does not need for its first mail. */
async function codeBeyondPlayer(): Promise<number> {
  const until = async (path: string, shown: string): Promise<Map<string, number>> => {
    const fresh = await browser.newContext({ baseURL: flow.url, storageState: await context.storageState() });
    const visitor = await fresh.newPage();
    let asked: ReadonlySet<string> = new Set();
    const scripts = await scriptsOf(visitor, flow.url, async () => {
      await visitor.goto(path);
      await visitor.locator(shown).first().waitFor();
      asked = new Set(await visitor.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
    });
    await fresh.close();
    return new Map([...scripts].filter(([url]) => asked.has(url)));
  };
  const player = await until('/email-player', 'article[aria-label="Now playing"] h1');
  const calendar = await until('/calendar', '[role=grid] [data-event]');
  if (player.size === 0 || calendar.size === 0) couldNotMeasure('the code of the calendar: no script came');
  return [...calendar].reduce((total, [url, size]) => total + (player.has(url) ? 0 : size), 0);
}

async function openWeek(): Promise<void> {
  await pressSequence(page, 'g', 'c');
  await page.locator('[role=grid] [data-event]').first().waitFor();
}

/** Waits until the device may have the whole calendar. */
async function allEvents(of: Page): Promise<void> {
  const Answer = z.object({
    events: z.array(z.unknown()),
    revision: z.number(),
    more: z.boolean(),
    whole: z.boolean(),
  });
  const count = async (since: number): Promise<number> => {
    const answer = await of.evaluate(
      (at) => fetch(`/api/calendar/changes?since=${at}`).then((one) => one.json()),
      since,
    );
    const { events, revision, more, whole } = Answer.parse(answer);
    if (!whole) return 0;
    return events.length + (more ? await count(revision) : 0);
  };
  const late = performance.now() + 600_000;
  while ((await count(0)) < singles + series) {
    if (performance.now() > late) couldNotMeasure('a full calendar: the events did not come');
    await of.waitForTimeout(1000);
  }
  // The device keeps them, and late parts of the screen come.
  await of.waitForTimeout(5000);
}

/** Milliseconds from the key to the frame that shows events, with all code and events on the device. */
async function visitWeek(): Promise<boolean> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await pressSequence(page, 'g', 'i');
    await nowPlaying(page).waitFor();
    await page.waitForTimeout(300);
    const painted = page.evaluate(untilPainted);
    await openWeek();
    times.push(z.number().parse(await painted));
  }
  console.log(`  from the key to the painted week: median ${percentile(times, 0.5, 'visits').toFixed(0)} ms`);
  const value = percentile(times, 0.95, 'visits');
  return report({ name: 'from the key to the painted week, p95', value, unit: 'ms', budget: 150, better: 'less' });
}

/** Runs in the page. */
function untilPainted(): Promise<number> {
  return new Promise((resolve) => {
    let from = 0;
    addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key === 'c') from = timeStamp;
      },
      { capture: true },
    );
    const observer = new MutationObserver(() => {
      if (document.querySelector('[role=grid] [data-event]') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from), 0));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

async function turnWeeks(): Promise<boolean[]> {
  const requests: string[] = [];
  await watchPresses(page);
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  for (let turn = 0; turn < turns; turn += 1) await pressed(page, turn < turns / 2 ? 'PageDown' : 'PageUp');
  const times = await timesOf(page, ['PageDown', 'PageUp'], turns);
  if (requests.length > 0) console.log(`  asked while turning: ${requests.join(', ')}`);
  return [
    reportTimes('a week turned to', times),
    report({ name: 'requests while turning', value: requests.length, unit: '', budget: 0, better: 'less' }),
  ];
}
