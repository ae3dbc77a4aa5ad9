// `npm run understand:phrasings`: the share of the vocabulary that Flow understands as intended, by state, and the rest.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { faultIn, outcomeOf, readPhrasings, readWantings } from '#language/evaluation/phrasings.ts';
import { loadTaskModel } from '#language/unsupported/loaded-task-model.ts';
import { intentModelFile, weightsFile } from './corpus.ts';

const table = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, '..', '..', 'language', 'evaluation', name), 'utf8');

loadIntentModel(readFileSync(intentModelFile));
loadTaskModel(readFileSync(weightsFile));

const percent = (right: number, of: number): string => `${right} of ${of}, ${((100 * right) / of).toFixed(1)} %`;

const phrasings = readPhrasings(table('phrasings.tsv'));
const wrong = phrasings.filter((one) => outcomeOf(one) !== one.expected);
const states = [...new Set(phrasings.map(({ state }) => state))];
const wantings = readWantings(table('not-yet.tsv'));
const faults = wantings.map((one) => ({ ...one, fault: faultIn(one) })).filter(({ fault }) => fault !== null);

const lines = [
  `phrasings   ${percent(phrasings.length - wrong.length, phrasings.length)}`,
  ...states.map((state) => {
    const all = phrasings.filter((one) => one.state === state).length;
    return `  ${state.padEnd(10)}${percent(all - wrong.filter((one) => one.state === state).length, all)}`;
  }),
  `not yet     ${percent(wantings.length - faults.length, wantings.length)}`,
  ...wrong.map((one) => `${one.state}: ${one.words} → ${outcomeOf(one)}, not ${one.expected}`),
  ...faults.map(({ why, words, fault }) => `${why}: ${words} → ${fault}`),
];
process.stdout.write(`${lines.join('\n')}\n`);
