// `npm run understand:costs [-- <folder>]`: the costs of understanding as shipped: the download size of both models,
// the time to load them and to expand the phrases, and the time of `understand` in each situation. It is a separate
// program, so it starts cold.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { loadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { readTable, states } from '#language/evaluation/score.ts';
import { prepare } from '#language/intents/recognize.ts';
import { understand } from '#language/understand.ts';
import { loadTaskModel } from '#language/unsupported/loaded-task-model.ts';
import { costBars } from './bar.ts';
import { corpusFolder, intentModelFile, rowsIn, weightsFile } from './corpus.ts';

/** Runs of each utterance. The fastest counts. */
const turns = 3;

const files = [weightsFile, intentModelFile].map((file) => readFileSync(file));
const [weights, labels] = files;
const tasksLoad = worked(() => weights && loadTaskModel(weights));
const intentModelLoad = worked(() => labels && loadIntentModel(labels));
const written = worked(() => prepare(Number.POSITIVE_INFINITY));
printOnce();

const rows = rowsIn(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? corpusFolder);
const devel = rows
  .filter(({ source }) => source === 'slurp')
  .map(({ words }) => words.join(' ').replaceAll(" '", "'").replaceAll(" n't", "n't"));
const table = readTable(readFileSync(path.resolve(weightsFile, '..', '..', 'evaluation', 'utterances.txt'), 'utf8'));
printTimes();

function printOnce() {
  const size = (pack: (bytes: Uint8Array) => Uint8Array) => files.map((bytes) => pack(bytes).length);
  // Compressed like the server's responses.
  const sizes = {
    gzip: size((bytes) => gzipSync(bytes)),
    brotli: size((bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })),
  };
  for (const [name, [ofTasks = 0, ofIntents = 0]] of Object.entries(sizes)) {
    const all = ofTasks + ofIntents;
    console.log(
      `${name.padEnd(8)}weights.bin ${ofTasks} bytes, intents.bin ${ofIntents}, together ${all} = ${(all / 1024 ** 2).toFixed(3)} MiB ${reached(all, costBars.bytes)}`,
    );
  }
  console.log(
    `load    weights.bin ${tasksLoad.toFixed(0)} ms, intents.bin ${intentModelLoad.toFixed(0)} ms, together ${(tasksLoad + intentModelLoad).toFixed(0)} ms ${reached(tasksLoad + intentModelLoad, costBars.load)}`,
  );
  console.log(`phrases ${written.toFixed(0)} ms to be written out, a few at a time where there is time`);
}

function printTimes() {
  console.log(`\n${'where it is said'.padEnd(30)}     of  p50 ms  p95 ms`);
  for (const state of ['mail', 'question', 'found', 'opened', 'resting', 'empty', 'writing', 'ready', 'held'] as const)
    print(
      `SLURP devel, ${state}`,
      devel.map((utterance) => ({ utterance, state })),
    );
  print('Flow’s own, each in its state', table);
}

function print(title: string, said: readonly Pick<(typeof table)[number], 'utterance' | 'state'>[]) {
  const least = new Float64Array(said.length).fill(Number.POSITIVE_INFINITY);
  // In turns, because a repeated sentence would be warm. The median leaves out other work of the machine.
  for (let turn = 0; turn < turns; turn += 1)
    said.forEach(({ utterance, state }, at) => {
      least[at] = Math.min(
        least[at] ?? 0,
        timed(() => understand(utterance, states[state])),
      );
    });
  const sorted = least.toSorted();
  const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  const cells = [share(0.5), share(0.95)].map((value) => value.toFixed(2).padStart(8)).join('');
  console.log(`${title.padEnd(30)}${String(said.length).padStart(7)}${cells} ${reached(share(0.95), costBars.p95)}`);
}

/** Processor time in ms, so other programs on the machine do not count. */
function worked(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function reached(value: number, bar: number): string {
  return `(bar ${bar}: ${value <= bar ? 'reached' : 'not reached'})`;
}
