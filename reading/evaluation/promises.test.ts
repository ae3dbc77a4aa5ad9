// Measures what is taken for a promise or a request on labelled sentences. Nobody reads what is missed in the held half.
import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { describe, expect, test } from 'vitest';
import type { Promised } from '#domain/mail.ts';
import { languageOf } from '#reading/language.ts';
import { promisesIn } from '#reading/promises/promises.ts';

type Labelled = { own: boolean; kind: Promised['kind'] | '-'; sentence: string };

const kinds = ['mine', 'theirs', 'asked-me', 'asked-them', '-'] as const;

const labelled = (name: string): Labelled[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [who = '', kind = '', , sentence = ''] = line.split('\t');
      return { own: who === 'own', kind: kinds.find((one) => one === kind) ?? '-', sentence };
    });

const me = { name: 'Alex', email: 'alex@northwind.example' };

const foundIn = ({ own, sentence }: Labelled): string => {
  const [found] = promisesIn({
    paragraphs: [[sentence]],
    own,
    personal: true,
    tongue: languageOf(sentence) ?? undefined,
    headers: new Map([['date', 'Tue, 17 Nov 2026 09:00:00 +0100']]),
    ownAddress: me.email,
    to: [me],
    cc: [],
  });
  return found?.kind ?? '-';
};

const figuresOf = (rows: readonly Labelled[], kind: Promised['kind']) => {
  const claimed = rows.filter((one) => foundIn(one) === kind);
  const expected = rows.filter((one) => one.kind === kind);
  const right = expected.filter((one) => foundIn(one) === kind);
  return { precision: share(right.length, claimed.length), recall: share(right.length, expected.length) };
};

const share = (part: number, whole: number): number => (whole === 0 ? 100 : Math.round((1000 * part) / whole) / 10);

describe('promises and requests in labelled sentences', () => {
  test.each(['promises.txt', 'promises-held.txt'])('%s: hardly any promise is found that nobody made', (name) => {
    const rows = labelled(name);
    const mine = figuresOf(rows, 'mine');
    const figures = {
      mine,
      theirs: figuresOf(rows, 'theirs'),
      'asked-me': figuresOf(rows, 'asked-me'),
      'asked-them': figuresOf(rows, 'asked-them'),
    };
    stdout.write(`\n${name}: ${JSON.stringify(figures)}\n`);
    if (process.env['MISSED'] && name === 'promises.txt')
      for (const row of rows)
        if (foundIn(row) !== row.kind) stdout.write(`  ${row.kind} not ${foundIn(row)}: ${row.sentence}\n`);
    expect(mine.precision).toBeGreaterThanOrEqual(95);
    expect(mine.recall).toBeGreaterThanOrEqual(80);
    expect(figures.theirs.precision).toBeGreaterThanOrEqual(90);
  });
});
