// `npm run understand:evaluate [-- --folds=1] [-- --devel]`: five-fold cross-validation on the public corpora, with the bar and the first
// attempt. `--devel` tests three parts of SLURP devel and trains on the rest. Each fold trains, packs and reads the model as shipped.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { hashed } from '#language/model/hash.ts';
import { readTaskModel, type TaskModel } from '#language/model/task-model.ts';
import { packed } from '#language/model/weights.ts';
import { mishearing } from '#language/training/confusions.ts';
import { editsBetween } from '#language/training/edits.ts';
import { type Fold, foldsOf } from '#language/training/folds.ts';
import { type Answered, bestAccept, figuresOf } from '#language/training/measures.ts';
import { percent } from '#language/training/percent.ts';
import type { Row } from '#language/training/rows.ts';
import { accept, shipped, trained } from '#language/training/train.ts';
import { type Bar, commandBars, rowHeading, rowOf, spoken as spokenBars, written as writtenBars } from './bar.ts';
import { corpusFolder, rowsIn } from './corpus.ts';

const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? corpusFolder;
const most = Number(process.argv.find((word) => word.startsWith('--folds='))?.slice(8) ?? 5);

const devel = process.argv.includes('--devel');

const rows = rowsIn(folder);
const mishear = mishearing(rows.map(({ words }) => words));
const written: Answered[] = [];
const spoken: Answered[] = [];
const commands: { row: Row; command: string; scope: number }[] = [];

for (const [at, fold] of (devel ? foldsOf(rows, 3, ['slurp']) : foldsOf(rows, 5)).slice(0, most).entries()) {
  const model = readTaskModel(packed(trained(fold.train, shipped, () => {})));
  measure(model, fold);
  console.log(`fold ${at + 1}: learnt from ${fold.train.length}, measured on ${fold.test.length}`);
}

for (const source of devel ? (['slurp'] as const) : (['slurp', 'hwu'] as const)) {
  const of = (all: readonly Answered[]) => all.filter(({ row }) => row.source === source);
  print(`${source === 'slurp' ? 'SLURP devel' : 'HWU64'}, as written`, of(written), writtenBars);
  print(
    `${source === 'slurp' ? 'SLURP devel' : 'HWU64'}, misheard (${errorRate(of(spoken))} % of words)`,
    of(spoken),
    spokenBars,
  );
}
if (!devel) printCommands();
if (process.argv.includes('--errors')) printErrors();
spawnSync(process.execPath, [path.join(import.meta.dirname, 'costs.ts'), folder], { stdio: 'inherit' });

function measure(model: TaskModel, { test }: Fold) {
  for (const row of test) {
    if (row.source === 'clinc') {
      const { intent, scope } = model.command(row.words);
      commands.push({ row, command: intent, scope });
      continue;
    }
    written.push(answered(model, row, row.words));
    if (row.inScope || row.source === 'slurp')
      spoken.push(answered(model, row, mishear(row.words, hashed(row.id)).flat()));
  }
}

function answered(model: TaskModel, row: Row, words: readonly string[]): Answered {
  const { intent, scope } = model.classify(words);
  const slots = model
    .tag(words, intent)
    .map(({ type, from, to }) => ({ type, filler: words.slice(from, to).join(' ') }));
  return { row, intent, scope, slots };
}

function print(title: string, all: readonly Answered[], bars: readonly Bar[]) {
  const best = bestAccept(all);
  const [ours, tuned] = [figuresOf(all, accept.slurp), figuresOf(all, best)];
  const meant = all.filter(({ row }) => row.inScope).length;
  console.log(`\n${title}: ${meant} for Flow, ${all.length - meant} not\n${rowHeading}`);
  for (const bar of bars) console.log(rowOf(bar, ours[bar.measure]));
  console.log(
    `accepting from ${best.toFixed(2)} instead: intent ${tuned.accuracy.toFixed(2)}, open F1 ${tuned.openF1.toFixed(2)}`,
  );
}

/** The model must find these commands among the corpus's rows, and refuse rows marked as out of scope. */
function printCommands() {
  const asked = new Set(['yes', 'no', 'cancel', 'repeat', 'faster', 'slower', 'schedule', 'agenda']);
  const known = commands.filter(({ row }) => asked.has(row.product ?? '') && row.source === 'clinc');
  const outside = commands.filter(({ row }) => row.intent === 'clinc_oos');
  const from = (accept: number) => {
    const right = known.filter(({ row, command, scope }) => scope >= accept && command === row.product).length;
    const refused = outside.filter(({ scope }) => scope < accept).length;
    return { right: percent(right, known.length), refused: percent(refused, outside.length) };
  };
  console.log(`\nCLINC150: ${known.length} of its commands, ${outside.length} out of its scope\n${rowHeading}`);
  const ours = from(accept.product);
  console.log(`${rowOf(commandBars.right, ours.right)}\n${rowOf(commandBars.refused, ours.refused)}`);
  for (const other of [0.1, 0.2, 0.3, 0.4, 0.5]) {
    const { right, refused } = from(other);
    console.log(`accepting from ${other} instead: right ${right.toFixed(2)}, refused ${refused.toFixed(2)}`);
  }
}

function printErrors() {
  for (const { row, intent, scope } of written)
    if (row.inScope ? row.intent !== intent || scope < accept.slurp : scope >= accept.slurp)
      console.log(`${row.source} ${row.intent} ≠ ${intent} ${scope.toFixed(2)} | ${row.words.join(' ')}`);
  for (const { row, command, scope } of commands)
    if (row.product !== (scope >= accept.product ? command : null))
      console.log(`clinc ${row.product} ≠ ${command} ${scope.toFixed(2)} | ${row.words.join(' ')}`);
}

function errorRate(all: readonly Answered[]): string {
  let wrong = 0;
  let said = 0;
  for (const { row } of all) {
    const heard = mishear(row.words, hashed(row.id)).flat();
    wrong += editsBetween(row.words, heard);
    said += row.words.length;
  }
  return percent(wrong, said).toFixed(1);
}
