// The effect of other users on one person: while Flow syncs 100,000 mails of a neighbour, and while two hundred slow
// callers hold connections. Reports ratios within one run: p95 under load to p95 at rest.
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { CommandId } from '#domain/id.ts';
import { newId } from '#server/id.ts';
import { startFlow } from '#test/support/flow.ts';
import type { Visitor } from '#test/support/visitor.ts';
import { couldNotMeasure, percentile, report } from './figures.ts';
import { signedUp } from './signed-up.ts';

const [alex, maya] = ['alex@northwind.example', 'maya@northwind.example'];
const seconds = { warm: 10, quiet: 45, busy: 60, slow: 60 } as const;
const slowSockets = 200;
/** Starts one act of the person every so many milliseconds, and measures it from its due time. */
const beatMs = 60;
/** The most acts at once. If the machine stalls, they queue here and not at the database. */
const atOnce = 20;

const flow = await startFlow();
await flow.control('fill', { user: maya, messages: 100_000, years: 5, inbox: 2000 });
const person = await signedUp(flow.url, alex);
const threadId = await firstThread(person);
await measure('warm', seconds.warm);

const quiet = [await measure('quiet', seconds.quiet)];
const neighbour = await signedUp(flow.url, maya);
const busy = [await measure('a neighbour’s first mail and the minute after', seconds.busy)];
await stopBackfill(true);
quiet.push(await measure('quiet', seconds.quiet));
await stopBackfill(false);
busy.push(await measure('a neighbour’s older mail', seconds.busy));
await stopBackfill(true);
quiet.push(await measure('quiet', seconds.quiet));
const synced = await storedOf(neighbour);
if (synced === 0) couldNotMeasure('a busy neighbour: none of their mail came');
console.log(`  ${synced} mails of the neighbour are here`);
const slow = slowCallers(Number(new URL(flow.url).port), slowSockets);
const beside = [await measure(`${slowSockets} slow callers`, seconds.slow)];
const { hungUp, reached } = slow.end();
if (reached < slowSockets) couldNotMeasure(`slow callers: ${reached} of ${slowSockets} reached Flow`);
console.log(`  Flow hung up on slow callers ${hungUp} times`);
await flow.end();

const kept = (['page', 'mail', 'command'] as const).flatMap((what) => [
  report({
    name: `p95 of a ${what} while a neighbour’s 100,000 mails come`,
    value: p95(busy, what) / p95(quiet, what),
    unit: '×',
    budget: 1.25,
    better: 'less',
  }),
  report({
    name: `p95 of a ${what} beside ${slowSockets} slow callers`,
    value: p95(beside, what) / p95(quiet, what),
    unit: '×',
    budget: 2,
    better: 'less',
  }),
]);
process.exitCode = kept.every(Boolean) ? 0 : 1;

type Kind = 'page' | 'mail' | 'command';
type Times = Record<Kind, number[]>;

/** Loads the page, asks for the mail and gives a command in turn, at their beats. */
async function measure(name: string, length: number): Promise<Times> {
  const times: Times = { page: [], mail: [], command: [] };
  const acts: [Kind, () => Promise<Response>][] = [
    ['page', () => person.get('/email-player')],
    ['mail', () => person.get('/api/mailbox/changes?since=0')],
    ['command', giveCommand],
  ];
  const began = performance.now();
  const under = new Set<Promise<unknown>>();
  for (let beat = 0; beat * beatMs < length * 1000; beat++) {
    const due = began + beat * beatMs;
    await pause(Math.max(0, due - performance.now()));
    if (under.size >= atOnce) await Promise.race(under);
    const [kind, act] = acts[beat % acts.length] ?? ['page', giveCommand];
    const run = timed(act, due).then((ms) => {
      times[kind].push(ms);
      under.delete(run);
    });
    under.add(run);
  }
  await Promise.all(under);
  const parts = (['page', 'mail', 'command'] as const).map((kind) => `${kind} ${p95([times], kind).toFixed(1)} ms`);
  console.log(`  ${name}: p95 ${parts.join(', ')}`);
  return times;
}

async function timed(act: () => Promise<Response>, due: number): Promise<number> {
  const answer = await act();
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`answered with ${answer.status}`);
  return performance.now() - due;
}

function giveCommand(): Promise<Response> {
  const now = new Date();
  const kind = now.getTime() % 2 === 0 ? 'star' : 'unstar';
  const command = { kind, args: { threadIds: [threadId] } };
  return person.post('/api/commands', { id: CommandId.parse(newId(now)), command, spoken: false });
}

function p95(runs: readonly Times[], kind: Kind): number {
  const all = runs.flatMap((times) => times[kind]);
  return percentile(all, 0.95, kind);
}

async function firstThread(of: Visitor): Promise<string> {
  const Threads = z.object({ threads: z.array(z.object({ id: z.string() })) });
  for (let tries = 0; tries < 100; tries++) {
    const { threads } = Threads.parse(await (await of.get('/api/mailbox/changes?since=0')).json());
    if (threads[0]) return threads[0].id;
    await pause(300);
  }
  throw new Error('no mail came');
}

async function stopBackfill(stopped: boolean): Promise<void> {
  const answer = await neighbour.put('/api/mailbox/backfill', { stopped });
  if (answer.status !== 200) throw new Error(`the older mail could not be stopped: ${answer.status}`);
  await pause(2000);
}

async function storedOf(of: Visitor): Promise<number> {
  const Sync = z.object({ sync: z.object({ syncedCount: z.number() }) });
  return Sync.parse(await (await of.get('/api/mailbox/changes?since=0')).json()).sync.syncedCount;
}

/** Half of them never finish their headers, the others never their body. A disconnected caller calls again. */
function slowCallers(port: number, many: number): { end(): { hungUp: number; reached: number } } {
  // An address without a session, so the server waits for the whole request.
  const head = ['POST /api/accounts/sign-in HTTP/1.1', 'host: localhost', `origin: ${flow.url}`, 'x-flow: 1', ''].join(
    '\r\n',
  );
  const beginnings = [`${head}x-slow: `, `${head}content-type: application/json\r\ncontent-length: 100000\r\n\r\n`];
  const sockets = new Set<Socket>();
  let [over, hungUp, reached] = [false, 0, 0];
  const call = (nth: number): void => {
    const socket = connect(port, '127.0.0.1', () => {
      reached += 1;
      socket.write(beginnings[nth % 2] ?? '');
    });
    sockets.add(socket);
    const drip = setInterval(() => socket.write('a'), 500);
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      sockets.delete(socket);
      if (over) return;
      hungUp += 1;
      setTimeout(() => !over && call(nth), 1000);
    });
  };
  for (let nth = 0; nth < many; nth++) call(nth);
  return {
    end: () => {
      over = true;
      for (const socket of sockets) socket.destroy();
      return { hungUp, reached };
    },
  };
}
