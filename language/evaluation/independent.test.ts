import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { loadIntentModel, unloadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { loadTaskModel, unloadTaskModel } from '#language/unsupported/loaded-task-model.ts';
import { isStrictlyTaken, rate, readSentences, tally } from './independent.ts';

loadIntentModel(readFileSync(new URL('../model/intents.bin', import.meta.url)));
loadTaskModel(readFileSync(new URL('../model/weights.bin', import.meta.url)));
afterAll(() => {
  unloadIntentModel();
  unloadTaskModel();
});

const judgedIn = (name: string) =>
  readSentences(readFileSync(new URL(name, import.meta.url), 'utf8')).map((sentence) => rate(sentence));

const paraphrases = judgedIn('paraphrases.tsv');
const executive = judgedIn('executive.tsv');

/**
 * The least number of right or nearly right ones, from the last measurement. `strict` excludes 'not yet'. Floors only
 * rise.
 */
const floors = [
  {
    name: 'paraphrases, the half that may be looked at',
    judged: paraphrases.filter(({ group }) => group === 'seen'),
    floor: 595,
    strict: 595,
  },
  {
    name: 'paraphrases, the half that is only counted',
    judged: paraphrases.filter(({ group }) => group === 'unseen'),
    floor: 547,
    strict: 545,
  },
  { name: 'at the wheel, on foot and at the stove', judged: executive, floor: 190, strict: 186 },
];

describe('sentences by people who had not seen the phrases', () => {
  test('never trash or send anything by mistake', () => {
    const grave = [...paraphrases, ...executive].filter(({ rating }) => rating === 'grave');
    expect(grave.map(({ group, id, got }) => `${group}: ${id} taken for ${got}`)).toEqual([]);
  });

  test.each(floors)('score no worse than before: $name', ({ name, judged, floor, strict }) => {
    const { right, soft } = tally(judged);
    stdout.write(`${name}: ${right} right and ${soft} nearly, of ${judged.length}\n`);
    expect(right + soft).toBeGreaterThanOrEqual(floor);
    expect(judged.filter(isStrictlyTaken).length).toBeGreaterThanOrEqual(strict);
  });
});
