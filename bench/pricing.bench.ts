// How soon a stranger with a small phone on a slow network sees the prices.

import { launchChromium } from '#test/support/chromium.ts';
import { startFlow } from '#test/support/flow.ts';
import { couldNotMeasure, report } from './figures.ts';
import { lookAt } from './public-pages/speed.ts';

const flow = await startFlow({ FLOW_CREDITS: 'counted' });
const browser = await launchChromium();
/** Other work on this machine only makes a page slower, so the best of five counts. */
const looks: number[] = [];
for (let look = 0; look < 5; look += 1) {
  const { largestPaint, errors } = await lookAt(browser, `${flow.url}/pricing`);
  if (errors.length > 0) couldNotMeasure(`the prices: ${errors.join(', ')}`);
  looks.push(largestPaint);
}
console.log(`  largest paint of each look: ${looks.map((look) => look.toFixed(0)).join(', ')} ms`);
const kept = report({
  name: 'largest paint of the prices',
  value: Math.min(...looks),
  unit: 'ms',
  budget: 1500,
  better: 'less',
});
await browser.close();
await flow.end();
process.exitCode = kept ? 0 : 1;
