// Random walks through the grammar of each state.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GrammarName } from '#domain/speech.ts';
import { grammarOf } from './grammar.ts';
import { meansSomethingIn } from './said-here.ts';
import { walk } from './walk.ts';

const names = ['Maya Lindqvist', 'Tomas Brandt', 'Priya Raman', 'Legal', 'Clients/Acme'];

/** The same numbers for the same seed. */
const seeded = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

describe.each(GrammarName.options)('the grammar of %s', (name) => {
  const { fsg, words } = grammarOf(name, names);

  test('gives every sentence an intent', () => {
    const random = seeded(Number(process.env['FLOW_TEST_SEED'] ?? 1));
    const many = process.env['FLOW_TEST_FULL'] === '1' ? 20_000 : 300;
    const said = new Set(Array.from({ length: many }, () => walk(fsg, random)));
    expect([...said].filter((one) => !meansSomethingIn(name, one, names))).toEqual([]);
  });

  test("uses only words in the recogniser's dictionary", ({ skip }) => {
    const file = '/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict';
    if (!existsSync(file)) skip('pocketsphinx-en-us is not installed here');
    const known = new Set(
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.split(' ')[0]),
    );
    expect(grammarOf(name, []).words.filter((word) => !known.has(word))).toEqual([]);
  });

  test('has no sentence of one grave syllable', () => {
    const first = fsg.split('\n').flatMap((line) => /^T 0 (\d+) \S+ (?:trash|spam|block|send)$/.exec(line)?.[1] ?? []);
    const ends = new Set(fsg.split('\n').flatMap((line) => /^T (\d+) \d+ 1\.0$/.exec(line)?.[1] ?? []));
    expect(first.filter((state) => ends.has(state))).toEqual([]);
  });

  test('has no dead end, with names and without', () => {
    if (name !== 'dictation') expect(words).toContain('lindqvist');
    for (const one of [fsg, grammarOf(name, []).fsg, grammarOf(name, names, new Set(['lindqvist'])).fsg])
      expect(() => walk(one, seeded(3))).not.toThrow();
    expect(grammarOf(name, names, new Set(['lindqvist'])).words).not.toContain('lindqvist');
  });
});
