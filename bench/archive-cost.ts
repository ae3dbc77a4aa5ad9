// The browser's work for an archive: this build at 10,000 mails and at 400, and another build at 10,000. They take turns, because the load
// of the machine changes.
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import * as z from 'zod';
import type { runningAddress as RunningAddress } from '#server/db/embedded/running.ts';
import { launchChromium, nowPlaying, signUp } from '#test/support/chromium.ts';
import type { startFlow as StartFlow } from '#test/support/flow.ts';
import { couldNotMeasure, percentile, report } from './figures.ts';
import type { fillMailbox as FillMailbox } from './fill-mailbox.ts';
import { pressed } from './presses.ts';

const alex = 'alex@northwind.example';
const mails = { many: 10_000, few: 400 } as const;
const rounds = 8;
const presses = 10;
/** Milliseconds in which the answers of the server come and the queue gets its new ranking. */
const settles = 700;

const here = path.resolve(import.meta.dirname, '..');

/**
 * Compares with the build in that folder, and returns whether each figure keeps its budget. Each build starts its own
 * Flow.
 */
export async function compareArchives(against: string): Promise<boolean[]> {
  const browser = await launchChromium();
  const open = (root: string, count: number) => openMailbox(root, count, (url) => browser.newContext({ baseURL: url }));
  const boxes = {
    many: await open(here, mails.many),
    few: await open(here, mails.few),
    other: await open(path.resolve(against), mails.many),
  };
  const costs = { many: noCosts(), few: noCosts(), other: noCosts() };
  // The first round warms the three up.
  for (let round = 0; round <= rounds; round++)
    for (const name of ['many', 'other', 'few'] as const) {
      const cost = await archiveCost(boxes[name]);
      if (round > 0) costs[name].push(cost);
    }
  await browser.close();
  for (const { end } of Object.values(boxes)) await end();
  const middle = (name: keyof typeof costs, part: keyof Cost): number =>
    percentile(
      costs[name].map((cost) => cost[part]),
      0.5,
      name,
    );
  for (const name of ['many', 'other', 'few'] as const)
    console.log(
      `  ${labels[name]}: script and style ${middle(name, 'own').toFixed(1)} ms an archive, layout ${middle(name, 'layout').toFixed(1)} ms, with all that follows ${middle(name, 'all').toFixed(1)} ms`,
    );
  return [
    report({
      name: 'archive: script and style, of the other build’s',
      value: (100 * middle('many', 'own')) / middle('other', 'own'),
      unit: '%',
      budget: 60,
      better: 'less',
    }),
    report({
      name: `archive: script and style at ${mails.many} mails, of those at ${mails.few}`,
      value: middle('many', 'own') / middle('few', 'own'),
      unit: '×',
      budget: 1.2,
      better: 'less',
    }),
  ];
}

const labels = {
  many: 'this build, 10,000 mails',
  other: 'the other build, 10,000 mails',
  few: 'this build, 400 mails',
};

/** Milliseconds for each archive. `own`: script and style until the page is painted. `all`: script, style and layout until it settles. */
type Cost = { own: number; layout: number; all: number };
const noCosts = (): Cost[] => [];

type Mailbox = { page: Page; client: CDPSession; end(): Promise<void> };
type NewContext = (url: string) => ReturnType<Awaited<ReturnType<typeof launchChromium>>['newContext']>;

async function openMailbox(root: string, count: number, newContext: NewContext): Promise<Mailbox> {
  const { startFlow, fillMailbox, runningAddress } = await partsOf(root);
  const flow = await startFlow();
  const context = await newContext(flow.url);
  const small = await context.newPage();
  await signUp(small, alex);
  await small.close();
  const database = runningAddress(path.join(flow.data, 'postgres'), 'flow', 'postgres');
  if (database === null) throw new Error('Flow runs without a database of its own');
  // The local Google does not know this mail, so it answers nothing.
  await flow.control('faults', { path: '/', status: 503 });
  // Every thread of the inbox has two messages.
  await fillMailbox(database, alex, { messages: count, inbox: count / 2 });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/email-player');
  await nowPlaying(page).waitFor();
  await page.waitForFunction(
    (all) => {
      const place = /of ([\d,]+)/.exec(document.querySelector('article time')?.parentElement?.textContent ?? '');
      return Number(place?.[1]?.replace(',', '') ?? 0) >= all;
    },
    (count / 2) * 0.9,
  );
  // Late parts of the screen come, and the device keeps the mail.
  await page.waitForTimeout(5000);
  const client = await context.newCDPSession(page);
  // Processor time of the thread, so other programs on the machine do not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, client, end: flow.end };
}

type Parts = { startFlow: typeof StartFlow; fillMailbox: typeof FillMailbox; runningAddress: typeof RunningAddress };

/** Each build starts and fills its own Flow, because the two may have different tables. */
async function partsOf(root: string): Promise<Parts> {
  const [flow, fill, running] = await Promise.all(
    ['test/support/flow.ts', 'bench/fill-mailbox.ts', 'server/db/embedded/running.ts'].map(
      (file) => import(path.join(root, file)),
    ),
  );
  return { ...flow, ...fill, ...running };
}

async function archiveCost({ page, client }: Mailbox): Promise<Cost> {
  const before = await spentIn(client);
  const place = await placeIn(page);
  for (let press = 0; press < presses; press++) await pressed(page, 'e');
  const painted = await spentIn(client);
  await page.waitForTimeout(settles);
  const settled = await spentIn(client);
  if ((await placeIn(page)) === place) couldNotMeasure('archives: the queue did not change');
  for (let press = 0; press < presses; press++) await pressed(page, 'z');
  await page.waitForTimeout(settles);
  if ((await placeIn(page)) !== place) couldNotMeasure('archives: an undo is missing');
  const own = ({ script, style }: Spent): number => script + style;
  return {
    own: (own(painted) - own(before)) / presses,
    layout: (painted.layout - before.layout) / presses,
    all: (own(settled) + settled.layout - own(before) - before.layout) / presses,
  };
}

const placeIn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      /\d+ of [\d,]+/.exec(document.querySelector('article time')?.parentElement?.textContent ?? '')?.[0] ??
      'no mail plays',
  );

type Spent = { script: number; style: number; layout: number };
const Metrics = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

/** Milliseconds of the page's main thread so far. */
async function spentIn(client: CDPSession): Promise<Spent> {
  const { metrics } = Metrics.parse(await client.send('Performance.getMetrics'));
  const of = (name: string): number => 1000 * (metrics.find((one) => one.name === name)?.value ?? Number.NaN);
  return { script: of('ScriptDuration'), style: of('RecalcStyleDuration'), layout: of('LayoutDuration') };
}
