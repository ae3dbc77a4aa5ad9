// Measures how much longer a repeated visit takes with the service worker: the first mail in a browser whose stopped worker must start,
// against one without a worker, in turns. Only the ratio counts, because the load of the machine changes both.
import type { Browser, Page } from '@playwright/test';
import { launchChromium, nowPlaying, signUp } from '#test/support/chromium.ts';
import { type RunningFlow, startFlow } from '#test/support/flow.ts';
import { couldNotMeasure, percentile, report } from './figures.ts';

type Visitor = { page: Page; stopWorker: () => Promise<void>; startedWorkers: () => number };

const visits = 20;

/** Somebody who was here before, so everything is on the device. */
const visitor = async (browser: Browser, { url }: RunningFlow, worker: 'allow' | 'block'): Promise<Visitor> => {
  const page = await (await browser.newContext({ baseURL: url, serviceWorkers: worker })).newPage();
  await signUp(page, 'alex@northwind.example');
  if (worker === 'allow') await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const session = await page.context().newCDPSession(page);
  let starts = 0;
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { runningStatus } of versions) if (runningStatus === 'starting') starts += 1;
  });
  await session.send('ServiceWorker.enable');
  return {
    page,
    stopWorker: async () => void (await session.send('ServiceWorker.stopAllWorkers')),
    startedWorkers: () => starts,
  };
};

/** Milliseconds from the address to the first mail. */
const visit = async ({ page, stopWorker }: Visitor): Promise<number> => {
  await page.goto('about:blank');
  await stopWorker();
  const began = performance.now();
  await page.goto('/email-player', { waitUntil: 'commit' });
  await nowPlaying(page).waitFor();
  return performance.now() - began;
};

const flow = await startFlow();
const browser = await launchChromium();
const withWorker = await visitor(browser, flow, 'allow');
const without = await visitor(browser, flow, 'block');
const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
for (let nth = -2; nth < visits; nth += 1) {
  const order = nth % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const);
  for (const kind of order) {
    const took = await visit(kind === 'with' ? withWorker : without);
    // The first two warm up.
    if (nth >= 0) times[kind].push(took);
  }
}
const starts = withWorker.startedWorkers();
await browser.close();
await flow.end();

if (starts < visits) couldNotMeasure(`the worker's start: it started ${starts} times in ${visits} visits`);
const [worked, bare] = [times.with, times.without].map((all) => percentile(all, 0.5, 'a visit'));
if (worked === undefined || bare === undefined) couldNotMeasure('the visits');
else {
  console.log(`  ${worked.toFixed(0)} ms with the worker, ${bare.toFixed(0)} ms without`);
  const kept = report({
    name: 'a repeated visit with the worker, of one without',
    value: worked / bare,
    unit: 'times',
    budget: 1.05,
    better: 'less',
  });
  process.exitCode = kept ? 0 : 1;
}
