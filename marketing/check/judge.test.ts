// Every page keeps the rules, and each rule can be broken.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unloadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { unloadTaskModel } from '#language/unsupported/loaded-task-model.ts';
import { productFigures } from '#marketing/claims.ts';
import { page as model } from '#marketing/content/job/job-cfo.ts';
import type { AnyPage } from '#marketing/families/families.ts';
import type { Job } from '#marketing/families/job.ts';
import { exampleFaults } from './examples.ts';
import { figureFaults } from './figures.ts';
import { judgePages } from './judge.ts';
import { readingEase } from './reading-ease.ts';
import { sequencesOf, worstPairs } from './similarity.ts';
import { styleFaults } from './style.ts';
import { loadModels } from './understood.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-pages-'));

beforeAll(() => loadModels(root));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  unloadIntentModel();
  unloadTaskModel();
});

const changed = (parts: Partial<Job>): AnyPage => ({ family: 'job', page: { ...model, ...parts } });
const saying = (say: string, command: string, details?: string): AnyPage => {
  const [, second] = model.examples;
  const example = {
    say,
    state: 'mail',
    command,
    ...(details === undefined ? {} : { with: details }),
    flow: 'It is done.',
  };
  return changed({ examples: second === undefined ? [example] : [example, second] });
};

/** Pages of each family. Decision 043 has their sum. */
const counts = { job: 73, industry: 80, 'use-case': 60, comparison: 80, blog: 25, solution: 10, feature: 10 };

test('no page has a fault, and none is missing', async () => {
  const judged = await judgePages(root);
  expect(judged.flatMap(({ id, faults }) => faults.map((fault) => `${id}: ${fault}`))).toEqual([]);
  const families = [...Map.groupBy(judged, ({ family }) => family)];
  expect(Object.fromEntries(families.map(([family, pages]) => [family, pages.length]))).toEqual(counts);
});

test.each(productFigures)('the program has the figure $said', ({ proof: { file, has } }) => {
  // 'usd: 30' is not in 'usd: 300'.
  expect(readFileSync(path.join(root, file), 'utf8')).toMatch(new RegExp(`${has}\\b`));
});

describe('a fault is found in', () => {
  test.each<[string, AnyPage, RegExp]>([
    ['a short page', changed({ day: [], questions: [], features: { heading: 'Short', items: [] } }), /words, and this/],
    ['a banned word', changed({ benefits: ['A seamless close'] }), /"seamless" is banned/],
    ['an exclamation mark', changed({ benefits: ['Close the books!'] }), /"!" is banned/],
    ['a heading that asks', changed({ call: { line: 'Ready to close?', text: 'Start now.' } }), /a heading asks/],
    [
      'a long hero line',
      changed({ hero: { line: 'One two three four five six seven eight nine ten.', lead: 'x' } }),
      /10 words/,
    ],
    ['markup', changed({ benefits: ['A <b>bold</b> claim'] }), /markup/],
    ['typographic quotes', changed({ benefits: ['It says “yes”'] }), /straight quotes/],
    [
      'hard prose',
      changed({
        problem: Array.from(
          { length: 40 },
          () => 'Organizational interoperability necessitates considerable administrative coordination.',
        ),
      }),
      /reading ease/,
    ],
  ])('%s', (_name, of, fault) => {
    expect(styleFaults(of).join('\n')).toMatch(fault);
  });

  test.each<[string, AnyPage, RegExp]>([
    [
      'a percentage without a source',
      changed({ problem: ['Executives lose 28 % of the week.'] }),
      /"28 %" needs a source/,
    ],
    ['money without a source', changed({ benefits: ['Saves $4,000'] }), /"\$4,000" needs a source/],
    ['studies that nobody names', changed({ problem: ['Studies show that mail hurts.'] }), /"Studies show" needs/],
    ['a source that is not there', changed({ problem: ['It is so. [nobody]'] }), /\[nobody\] is none/],
  ])('%s', (_name, of, fault) => {
    expect(figureFaults(of).join('\n')).toMatch(fault);
  });

  test.each<[string, AnyPage, RegExp]>([
    ['words that Flow does not understand', saying('Hum a tune', 'archive'), /does not work/],
    [
      'what Flow does not do yet',
      saying('Show me my contacts', 'no:people', 'why: people; does: see'),
      /does not work/,
    ],
    ['another command than the page claims', saying('Archive it', 'trash'), /understood command: 'archive'/],
    [
      'another time than the page claims',
      saying('Snooze it until Friday', 'snooze', 'until: 2026-11-27 08:00'),
      /2026-11-20/,
    ],
    [
      'a quote that nobody could say',
      changed({ benefits: ['Say "hum a tune" at any time'] }),
      /"hum a tune" does not work/,
    ],
  ])('%s', (_name, of, fault) => {
    expect(exampleFaults(of).join('\n')).toMatch(fault);
  });
});

test('a figure of the product needs no source', () => {
  expect(figureFaults(changed({ benefits: ['Thirty credits, then $30 a month'] }))).toEqual([]);
});

test('a page that repeats another shares all of its sequences', () => {
  const pages = [changed({}), changed({ id: 'job-twin' })];
  expect(worstPairs(sequencesOf(pages)).get('job-twin')).toMatchObject({ other: 'job-cfo', share: 1 });
});

test('a file that is no page says why', async () => {
  mkdirSync(path.join(folder, 'job'));
  writeFileSync(path.join(folder, 'job/job-empty.ts'), 'export const page = {};');
  writeFileSync(path.join(folder, 'job/job-broken.ts'), 'export const page = nothing;');
  const judged = await judgePages(root, folder);
  expect(judged.map(({ id, faults }) => [id, faults[0]])).toEqual([
    ['job-broken', expect.stringContaining('does not load')],
    ['job-empty', expect.stringContaining('id')],
  ]);
});

test('plain English is easy, and a statute is not', () => {
  const plain = 'The cat sat on the mat. It looked at the door. Nobody came, so it went back to sleep.';
  const statute =
    'Notwithstanding any provision of applicable legislation, the undersigned parties acknowledge that indemnification obligations survive termination.';
  expect(readingEase([plain])).toBeGreaterThan(90);
  expect(readingEase([statute])).toBeLessThan(10);
});
