// Questions about people and threads, as people say them, and their neighbours that mean something else. The floor only rises.
import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { expect, test } from 'vitest';
import { understand } from '#language/understand.ts';
import { withModels } from '#test/support/models-at-hand.ts';
import { shortFor, states } from './score.ts';

withModels();

test('questions about people and threads are understood', () => {
  const rows = readFileSync(new URL('people.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
  const wrong = rows.flatMap(([expected = '', words = '']) => {
    const got = shortFor(understand(words, states.mail));
    return got === expected ? [] : [`"${words}" is ${got}, not ${expected}`];
  });
  stdout.write(`\npeople and threads: ${rows.length - wrong.length} right of ${rows.length}\n`);
  for (const one of wrong) stdout.write(`  ${one}\n`);
  expect(rows.length - wrong.length).toBeGreaterThanOrEqual(65);
});
