import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { crashPointsIn } from './crash-points.ts';
import { replaced } from './plant.ts';
import { plantedBugs } from './planted-bugs.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

test.each(plantedBugs.map((bug) => [bug.name, bug] as const))(
  '%s: its words still stand in Flow',
  (name, { edits }) => {
    for (const { file, from, to } of edits) {
      const text = readFileSync(path.join(root, file), 'utf8');
      expect(replaced(text, { from, to, what: `'${name}' in ${file}` })).not.toBe(text);
    }
  },
);

test.each(['nothing like it', 'once a word, twice a word'])(
  'planted bugs: a text that occurs twice in %s cannot be planted',
  (text) => {
    expect(() => replaced(text, { from: 'a word', to: 'another', what: 'this' })).toThrow('plant it anew');
  },
);

test('planted bugs: trouble at a crash point names an existing one', () => {
  const known = crashPointsIn(root).map(({ point }) => point);
  const named = plantedBugs.flatMap(({ trouble }) =>
    trouble.flatMap((one) => (one.kind === 'crash' ? [one.point] : [])),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const point of named) expect(known).toContain(point);
});
