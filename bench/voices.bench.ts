// Voices that nobody tuned Flow for: each says every sentence, and every second one again in one of five conditions. Prints a line for each voice
// and condition, and why sentences fail. `npm run bench voices`; `node bench/voices.bench.ts kal british` measures some voices.
import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { loadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { loadTaskModel } from '#language/unsupported/loaded-task-model.ts';
import { findSphinx } from '#server/adapters/speech/find-pocketsphinx.ts';
import { openRecogniser } from '#server/adapters/speech/pocketsphinx.ts';
import { whereIs } from '#test/voice/programs.ts';
import { couldNotMeasure, needs, report } from './figures.ts';
import { intentModelFile, weightsFile } from './understanding/corpus.ts';
import { type Outcome, outcomeOf, type Result } from './voices/outcome.ts';
import { type Condition, conditions, soundOf } from './voices/rooms.ts';
import { grammarFor, type Line, names, sentences } from './voices/sentences.ts';
import { unhurried } from './voices/unhurried.ts';
import { type Voice, voicePrograms, voices } from './voices/voices.ts';

type Trial = { voice: Voice; condition: Condition; line: Line };
type Measured = Trial & Outcome;

const hard = conditions.filter((condition) => condition !== 'plain');

const lacking = voicePrograms.filter((program) => whereIs(program) === null);
needs(
  lacking.length === 0
    ? null
    : `no ${lacking.join(', ')} here: sudo apt-get install -y festival festvox-kallpc16k festvox-kdlpc16k festvox-us-slt-hts espeak-ng sox`,
);
const sphinx = (await findSphinx(env['PATH'] ?? '')) ?? couldNotMeasure('pocketsphinx is missing');
loadIntentModel(readFileSync(intentModelFile));
loadTaskModel(readFileSync(weightsFile));
const recogniser = openRecogniser(sphinx, whereIs('espeak-ng'));
const chosen = process.argv.slice(2);
const isChosen = (voice: string): boolean => chosen.length === 0 || chosen.includes(voice);

const measured: Measured[] = [];
for (const trial of trials()) measured.push({ ...trial, ...(await outcomeIn(trial)) });
await recogniser.close();
print();

/** Every voice says every sentence plainly, then every second one in a condition that depends on its place in the list. */
function trials(): Trial[] {
  const some = voices.filter(isChosen);
  const plain = some.flatMap((voice) => sentences.map((line): Trial => ({ voice, condition: 'plain', line })));
  return [...plain, ...some.flatMap(harder)];
}

function harder(voice: Voice): Trial[] {
  const nth = voices.indexOf(voice);
  return sentences
    .filter((_, at) => (at + nth) % 2 === 0)
    .map((line, at) => ({ voice, condition: hard[(at + nth) % hard.length] ?? 'noise', line }));
}

async function outcomeIn({ voice, condition, line }: Trial): Promise<Outcome> {
  const hear = unhurried(recogniser, grammarFor(line.state), names);
  const outcome = await outcomeOf(line, soundOf(voice, line.words, condition), hear);
  if (outcome.result !== 'right') {
    const heard = outcome.heard.map(({ grammar, general, own }) => `“${grammar}” “${general}” “${own}”`).join(' + ');
    console.log(`    ${voice} ${condition} ${outcome.result} (${outcome.cause}): “${line.words}” heard ${heard}`);
  }
  return outcome;
}

function print(): void {
  console.log(
    `  ${''.padEnd(24)}${['said', 'right', 'asked', 'missed', 'answer', 'act', 'good', 'controls', 'nobody'].map(cell).join('')}`,
  );
  const voicesSaid = [...new Set(measured.map(({ voice }) => voice))];
  for (const voice of voicesSaid) row(`${voice}, plain`, (one) => one.voice === voice && one.condition === 'plain');
  for (const voice of voicesSaid) row(`${voice}, harder`, (one) => one.voice === voice && one.condition !== 'plain');
  for (const condition of conditions) row(`all, ${condition}`, (one) => one.condition === condition);
  causes();
  const kept = voicesSaid.flatMap((voice) => figures(voice));
  process.exitCode = kept.every(Boolean) ? 0 : 1;
}

/** `good`: right or rightly asked, of what is for Flow. `nobody`: left alone, of what is not. */
function row(name: string, of: (one: Measured) => boolean): void {
  const all = measured.filter(of);
  if (all.length === 0) return;
  const forFlow = all.filter(({ line }) => line.group !== 'nobody');
  const count = (result: Result): string => String(forFlow.filter((one) => one.result === result).length);
  const counts = (['right', 'asked', 'missed', 'answer', 'act'] as const).map(count);
  const [controls, nobody] = (['control', 'nobody'] as const).map((group) =>
    all.filter(({ line }) => line.group === group),
  );
  const shares = [forFlow, controls ?? [], nobody ?? []].map((some) => goodOf(some).toFixed(0));
  console.log(`  ${name.padEnd(24)}${[String(forFlow.length), ...counts, ...shares].map(cell).join('')}`);
}

function causes(): void {
  const failed = measured.filter((one) => one.line.group !== 'nobody' && !isGood(one));
  const counts = new Map<string, number>();
  for (const { cause } of failed) counts.set(cause ?? '', (counts.get(cause ?? '') ?? 0) + 1);
  for (const [cause, count] of counts) console.log(`  lost by ${cause}: ${count} of ${failed.length}`);
}

function figures(voice: Voice): boolean[] {
  const mine = measured.filter((one) => one.voice === voice);
  const plain = mine.filter(({ condition, line }) => condition === 'plain' && line.group !== 'nobody');
  const acts = mine.filter(({ result }) => result === 'act').length;
  return [
    report({ name: `${voice}, right or rightly asked`, value: goodOf(plain), unit: '%', budget: 75, better: 'more' }),
    report({
      name: `${voice}, controls`,
      value: goodOf(plain.filter(({ line }) => line.group === 'control')),
      unit: '%',
      budget: 95,
      better: 'more',
    }),
    report({ name: `${voice}, wrong changes`, value: acts, unit: 'sentences', budget: 0, better: 'less' }),
  ];
}

function goodOf(some: readonly Measured[]): number {
  return some.length === 0 ? Number.NaN : (100 * some.filter(isGood).length) / some.length;
}

/** A question about speech that is not for Flow is a fault. */
function isGood({ result, line }: Measured): boolean {
  return result === 'right' || (result === 'asked' && line.group !== 'nobody');
}

function cell(text: string): string {
  return text.padStart(10);
}
