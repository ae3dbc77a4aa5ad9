// `npm run understand:independent [-- --missed]`: tests Flow on sentences by people who had not seen its phrases.
// Prints missed sentences of the open half, and only figures for the other half.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { isStrictlyTaken, type RatedSentence, rate, readSentences, tally } from '#language/evaluation/independent.ts';
import { loadTaskModel } from '#language/unsupported/loaded-task-model.ts';
import { intentModelFile, weightsFile } from './corpus.ts';

loadIntentModel(readFileSync(intentModelFile));
loadTaskModel(readFileSync(weightsFile));

const folder = path.resolve(import.meta.dirname, '..', '..', 'language', 'evaluation');
const judgedIn = (name: string) => readSentences(readFileSync(path.join(folder, name), 'utf8')).map(rate);

const paraphrases = judgedIn('paraphrases.tsv');
const executive = judgedIn('executive.tsv');

console.log(`${''.padEnd(22)}   of  right   soft missed  wrong  grave   right or soft   without 'not yet'`);
for (const [group, judged] of Map.groupBy(paraphrases, ({ group }) => group)) print(`paraphrases, ${group}`, judged);
print('executive', executive);
for (const [group, judged] of Map.groupBy(executive, ({ group }) => group)) print(`  ${group}`, judged);
if (process.argv.includes('--missed'))
  for (const { id, state, words, slot, got, rating } of paraphrases.filter(({ group }) => group === 'seen'))
    if (rating !== 'right') console.log([rating, `${id} ≠ ${got}`, state, words, slot].join(' | '));

function print(name: string, judged: readonly RatedSentence[]) {
  const counts = tally(judged);
  const cells = [judged.length, ...Object.values(counts)].map((count, at) => String(count).padStart(at === 0 ? 5 : 7));
  const share = (100 * (counts.right + counts.soft)) / judged.length;
  const strict = (100 * judged.filter(isStrictlyTaken).length) / judged.length;
  console.log(
    `${name.padEnd(22)}${cells.join('')}${share.toFixed(1).padStart(14)} %${strict.toFixed(1).padStart(18)} %`,
  );
}
