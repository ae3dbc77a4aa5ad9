// Reads the prepared public corpora and our labels from the disk.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Row, rowsOf } from '#language/training/rows.ts';

/** Next to the checkout, because the corpora are not ours to distribute. */
export const corpusFolder = path.resolve(import.meta.dirname, '..', '..', '..', 'shared', 'data', 'nlu');

export const weightsFile = path.resolve(import.meta.dirname, '..', '..', 'language', 'model', 'weights.bin');

export const intentModelFile = path.resolve(weightsFile, '..', 'intents.bin');

export const rowsIn = (folder: string): Row[] => {
  if (!existsSync(path.join(folder, 'train.jsonl'))) {
    console.error(
      `There is no train.jsonl in ${folder}. Name the folder of the prepared corpora: npm run understand:train -- <folder>`,
    );
    process.exit(1);
  }
  const given = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const ours = (name: string) => readFileSync(path.resolve(weightsFile, '..', '..', 'training', name), 'utf8');
  return rowsOf({
    train: given('train.jsonl'),
    dev: given('dev.jsonl'),
    unlabelled: given('unlabelled.txt'),
    labels: ours('labels.tsv'),
    corrections: ours('corrections.tsv'),
    written: ours('written.tsv'),
    nameOf: (line) => createHash('sha256').update(line).digest('hex').slice(0, 10),
  });
};
