// One person's 300 parallel searches and another person's calls: how long the other waits for their session, compared
// with a quiet moment of the same run. A separate thread sends the searches, so this one only waits for answers.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { getSession } from '#api/accounts.ts';
import { searchMail } from '#api/search.ts';
import { startFlow } from '#test/support/flow.ts';
import type { Visitor } from '#test/support/visitor.ts';
import { couldNotMeasure, percentile, report } from './figures.ts';
import { signedUp } from './signed-up.ts';

const [alex, maya] = ['alex@northwind.example', 'maya@northwind.example'];
const searches = 300;
const rounds = 3;
const beatMs = 20;
/** Fewer samples give no p95. */
const fewest = 100;

const flow = await startFlow();
const [busy, other] = [await signedUp(flow.url, alex), await signedUp(flow.url, maya)];
await mailOf(busy);
const crowd = new Worker(new URL('./parallel-searches.ts', import.meta.url));
const quiet = await sampled(pause(5000));
const beside: number[] = [];
let found = 0;
for (let round = 0; round < rounds; round++) {
  const answers = searched();
  beside.push(...(await sampled(answers)));
  const statuses = (await answers).map(({ status }) => status);
  const refused = statuses.filter((status) => status !== 200).length;
  if (refused > 0)
    couldNotMeasure(`searches: ${refused} of ${searches} were refused with ${statuses.find((s) => s !== 200)}`);
  found += (await answers).filter(({ results }) => results > 0).length;
}
await crowd.terminate();
await flow.end();
if (found < searches * rounds) couldNotMeasure(`searches: only ${found} of ${searches * rounds} found mail`);
if (beside.length < fewest) couldNotMeasure(`beside ${searches} searches: only ${beside.length} calls`);

console.log(`  session calls: ${quiet.length} quiet, ${beside.length} beside the searches`);
console.log(`  quiet p95 ${percentile(quiet, 0.95, 'quiet').toFixed(1)} ms`);
const kept = report({
  name: `p95 of another person’s session call beside ${searches} parallel searches`,
  value: percentile(beside, 0.95, 'session calls'),
  unit: 'ms',
  budget: 25,
  better: 'less',
});
process.exitCode = kept ? 0 : 1;

/** Asks for the session every few milliseconds until `over`. */
async function sampled(over: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let running = true;
  const stop = () => {
    running = false;
  };
  over.then(stop, stop);
  while (running) {
    const began = performance.now();
    const answer = await other.get(getSession.path);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`the session was answered with ${answer.status}`);
    if (running) times.push(performance.now() - began);
    await pause(beatMs);
  }
  return times;
}

async function searched() {
  const Answers = z.array(z.object({ status: z.number(), results: z.number() }));
  const cookie = [...busy.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const heard = once(crowd, 'message');
  crowd.postMessage({ address: `${flow.url}${searchMail.path}?q=the&zone=Europe/Berlin`, cookie, searches });
  const [answers]: unknown[] = await heard;
  return Answers.parse(answers);
}

/** Waits until all mail is here, so that no sync runs beside the calls. */
async function mailOf(of: Visitor): Promise<void> {
  const Sync = z.object({ sync: z.object({ phase: z.string() }) });
  for (let tries = 0; tries < 200; tries++) {
    const { sync } = Sync.parse(await (await of.get('/api/mailbox/changes?since=0')).json());
    if (sync.phase === 'idle' && tries > 0) return;
    await pause(300);
  }
  throw new Error('the mail did not come');
}
