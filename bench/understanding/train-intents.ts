// Trains the model of Flow's own requests. `npm run understand:train -- --intents` runs only this training.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSentences } from '#language/evaluation/independent.ts';
import { packIntentWeights } from '#language/model/intent-weights.ts';
import { type IntentRow, publicRows, seenRows, textRows, writtenRows } from '#language/training/intent-rows.ts';
import { phraseRows } from '#language/training/phrase-rows.ts';
import type { Row } from '#language/training/rows.ts';
import {
  type IntentModelOptions,
  shippedIntentModel,
  trainIntentModel,
} from '#language/training/train-intent-model.ts';
import { intentModelFile } from './corpus.ts';

const language = path.resolve(intentModelFile, '..', '..');

/** Only the open half of the paraphrases. */
export const seenSentences = () =>
  readSentences(readFileSync(path.join(language, 'evaluation', 'paraphrases.tsv'), 'utf8')).filter(
    ({ group }) => group === 'seen',
  );

const written = (): IntentRow[] => writtenRows(readFileSync(path.join(language, 'training', 'intents.tsv'), 'utf8'));

export const intentRows = (corpus: readonly Row[]): IntentRow[] => {
  const rows = [...phraseRows(shippedIntentModel.seed), ...written(), ...publicRows(corpus)];
  return [...rows, ...textRows(rows, 4)];
};

/** Trains the word clusters without the phrases, which change most often. New clusters would change every weight. */
const groupedTexts = (corpus: readonly Row[]): (readonly string[])[] =>
  [...corpus, ...written()].map(({ words }) => words);

export const intentModelBytes = (
  rows: readonly IntentRow[],
  corpus: readonly Row[],
  tell: (what: string) => void,
  options: IntentModelOptions = shippedIntentModel,
): Uint8Array => packIntentWeights(trainIntentModel(rows, groupedTexts(corpus), options, tell));

export const trainIntents = (corpus: readonly Row[], tell: (what: string) => void): Uint8Array => {
  const bytes = intentModelBytes([...intentRows(corpus), ...seenRows(seenSentences())], corpus, tell);
  writeFileSync(intentModelFile, bytes);
  return bytes;
};
