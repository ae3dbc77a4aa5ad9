import { existsSync, readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { understand } from '#language/understand.ts';
import { withModels } from '#test/support/models-at-hand.ts';
import { readTable, score, shortFor, states } from './score.ts';

const table = readTable(readFileSync(new URL('utterances.txt', import.meta.url), 'utf8'));

// With both models loaded, as in the product.
withModels();

test('Flow understands at least 98 % of the labelled utterances', () => {
  const { wrong, right } = score(table);
  stdout.write(`${table.length} labelled utterances: ${(right * 100).toFixed(1)} % understood\n`);
  for (const { state, utterance, expected, got } of wrong)
    stdout.write(`  ${state}: "${utterance}" is ${expected}, not ${got}\n`);
  expect(table.length).toBeGreaterThanOrEqual(400);
  expect(right).toBeGreaterThanOrEqual(0.98);
});

test('no labelled utterance trashes mail by mistake', () => {
  expect(score(table).wrong.filter(({ got }) => got.startsWith('trash'))).toEqual([]);
});

test('speech that is not for Flow never archives or trashes', { timeout: 180_000 }, ({ skip }) => {
  const utterances = ['train.jsonl', 'dev.jsonl'].flatMap(publicUtterances).filter(({ product }) => product === null);
  if (utterances.length === 0) skip('the public utterances are not beside this checkout');
  const heard = utterances.map(({ utterance }) => ({
    utterance,
    got: shortFor(understand(utterance, states.mail)),
  }));
  const taken = heard.filter(({ got }) => got !== 'fallback');
  stdout.write(`${utterances.length} utterances for nobody: ${taken.length} taken for a phrase of Flow's\n`);
  expect(taken.filter(({ got }) => /^(archive|trash)/.test(got))).toEqual([]);
});

const Public = z.object({ utterance: z.string(), product: z.nullable(z.string()) });

const publicUtterances = (name: string): z.infer<typeof Public>[] => {
  const file = new URL(`../../../shared/data/nlu/${name}`, import.meta.url);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => Public.parse(JSON.parse(line)));
};
