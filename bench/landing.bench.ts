// The landing page on a small phone with a slow network: when its largest part is painted, how much moves, how much script comes until
// something is pressed, and Lighthouse's score by its weights. Each visit is a first one; a figure is the median of five.
import { launchChromium } from '#test/support/chromium.ts';
import { startFlow } from '#test/support/flow.ts';
import { couldNotMeasure, percentile, report } from './figures.ts';
import { lookAt, performanceScore, type Seen } from './public-pages/speed.ts';
import { scriptsOf } from './scripts.ts';

const visits = 5;

const flow = await startFlow();
const browser = await launchChromium();
const seen: Seen[] = [];
for (let nth = 0; nth < visits; nth += 1) seen.push(await lookAt(browser, flow.url));
const page = await (await browser.newContext({ baseURL: flow.url, serviceWorkers: 'block' })).newPage();
const scripts = await scriptsOf(page, flow.url, () => page.goto('/'));
await browser.close();
await flow.end();

const painted = seen.filter(({ firstPaint, largestPaint }) => firstPaint > 0 && largestPaint > 0);
if (painted.length < visits) couldNotMeasure(`the largest paint: ${visits - painted.length} visits painted nothing`);
if (scripts.size === 0) couldNotMeasure('the scripts of the landing page: none came');
for (const { errors } of seen) for (const error of errors) console.log(`  console: ${error}`);

const median = (figure: (one: Seen) => number, what: string): number => percentile(seen.map(figure), 0.5, what);
const kilobytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
console.log(`  ${median(({ bytes }) => bytes / 1024, 'bytes').toFixed(0)} KB over the network on a first visit`);
console.log(`  first paint after ${median(({ firstPaint }) => firstPaint, 'first paint').toFixed(0)} ms`);
console.log(`  the main thread is blocked for ${median(({ blocked }) => blocked, 'blocked').toFixed(0)} ms`);
const kept = [
  report({
    name: 'largest paint',
    value: median(({ largestPaint }) => largestPaint, 'largest paint') / 1000,
    unit: 's',
    budget: 1.8,
    better: 'less',
  }),
  report({ name: 'shift', value: median(({ shift }) => shift, 'shift'), unit: '', budget: 0.01, better: 'less' }),
  report({ name: 'script until a press', value: kilobytes, unit: 'KB gz', budget: 140, better: 'less' }),
  report({ name: 'score', value: median(performanceScore, 'score'), unit: 'of 100', budget: 95, better: 'more' }),
];
process.exitCode = kept.every(Boolean) && seen.every(({ errors }) => errors.length === 0) ? 0 : 1;
