import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withModels } from '#test/support/models-at-hand.ts';
import { faultIn, outcomeOf, readPhrasings, readWantings } from './phrasings.ts';

const beside = (name: string) => new URL(name, import.meta.url);
const phrasings = readPhrasings(readFileSync(beside('phrasings.tsv'), 'utf8'));
const wantings = readWantings(readFileSync(beside('not-yet.tsv'), 'utf8'));

withModels();

describe('the whole vocabulary', () => {
  test('both models together get 98 % right', () => {
    const wrong = phrasings.filter((one) => outcomeOf(one) !== one.expected);
    const right = 1 - wrong.length / phrasings.length;
    expect(
      right,
      wrong.map((one) => `${one.state}: ${one.words} → ${outcomeOf(one)}`).join('\n'),
    ).toBeGreaterThanOrEqual(0.98);
    expect(phrasings.length).toBeGreaterThan(440);
  });

  test('trashes and sends nothing by mistake', () => {
    const grave = /^(?:trash|spam|send|hold|discard|bulk:trash|bulk:spam)\b/;
    const wrong = phrasings.filter((one) => grave.test(outcomeOf(one)) && outcomeOf(one) !== one.expected);
    expect(wrong).toEqual([]);
  });
});

describe('requests that Flow does not support yet', () => {
  test.each(wantings)('$words', (wanting) => {
    expect(faultIn(wanting)).toBeNull();
  });
});
