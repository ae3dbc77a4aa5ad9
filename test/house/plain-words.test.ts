import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { identifiersIn, marksIn, type Prose, proseOf, wordsOfName } from './plain-words.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** Rooms and folders above the bound of marks. Remove a line when its folder is done. Never add one. */
const notDone: readonly string[] = ['bench'];

const mostMarks = 3;
const mostComments = 5;

/** Participles, metaphors and retired terms. */
const retiredNames = new Set(
  'doubt tongue register silent put-off breath hands ponder pieces lane sitting told found look wanted visited draft-estate cut-off nod ear presence estate passing wish near place'.split(
    ' ',
  ),
);

/** Retired terms, in the singular. */
const retiredTerms = new Set(
  'meaning understanding wish tongue ear doubt breath piece lane ponder estate told'.split(' '),
);

/** Names that Flow stores or that a library gives. Never add one without such a reason. */
const keptTerms = new Map<string, readonly string[]>([
  // A stored field of `Reading`.
  ['tongue', ['domain/mail.ts', 'reading/', 'web/conversation/script/']],
  // Entries that an older version left on a device.
  ['breath', ['web/commands/journal.ts', 'web/commands/outbox-entries.ts']],
  // A label of the shipped model, a column, and the slots of FullCalendar.
  ['lane', ['language/', 'server/db/', 'server/quota/', 'web/stage/palette/', 'web/screens/calendar/grid/']],
  // A verb in a table of English, and a call of the local Google.
  ['told', ['language/model/lemma.ts', 'emulators/google/calendar/']],
]);

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

const prose = new Map<string, Prose>(
  files.map((file) => [file, proseOf(file, readFileSync(path.join(root, file), 'utf8'))]),
);

const sum = (chosen: Iterable<Prose>, of: 'words' | 'marks' | 'commentLines' | 'lines'): number =>
  [...chosen].reduce((total, one) => total + one[of], 0);

const isDone = (file: string): boolean => !notDone.some((folder) => file.startsWith(`${folder}/`));

describe('plain words', () => {
  const rooms = [...Map.groupBy(files.filter(isDone), (file) => (file.includes('/') ? file.split('/')[0] : 'root'))];

  test.each(rooms)('comments and test names of %s are direct English', (_, inRoom) => {
    const chosen = inRoom.flatMap((file) => prose.get(file) ?? []);
    const most = Math.max(1, Math.floor((mostMarks * sum(chosen, 'words')) / 1000));
    const worst = chosen.flatMap((one) => one.worst);
    expect(worst, `at most ${most} marks`).toHaveLength(Math.min(worst.length, most));
  });

  test('every folder that is not done exists', () => {
    expect(notDone.filter((folder) => !files.some((file) => file.startsWith(`${folder}/`)))).toEqual([]);
  });

  test(`comments are at most ${mostComments} % of all lines`, () => {
    const share = (100 * sum(prose.values(), 'commentLines')) / sum(prose.values(), 'lines');
    expect(share).toBeLessThanOrEqual(mostComments);
  });

  test('no file has a retired name', () => {
    const nameOf = (file: string): string => path.basename(file).split('.')[0] ?? '';
    const isRetired = (name: string): boolean => retiredNames.has(name) || retiredNames.has(name.replace(/s$/, ''));
    expect(files.filter((file) => isRetired(nameOf(file)))).toEqual([]);
  });

  test('no identifier has a retired term', () => {
    const found = files.flatMap((file) =>
      identifiersIn(file, readFileSync(path.join(root, file), 'utf8')).flatMap((name) =>
        wordsOfName(name)
          .map((word) => word.replace(/e?s$/, ''))
          .filter((term) => retiredTerms.has(term) && !keptTerms.get(term)?.some((kept) => file.startsWith(kept)))
          .map(() => `${file}: ${name}`),
      ),
    );
    expect(found).toEqual([]);
  });

  test('finds the words of each identifier', () => {
    expect(identifiersIn('a.ts', 'type Doubt = 1; const { someWish: b } = c.earsOpen;')).toEqual(
      expect.arrayContaining(['Doubt', 'someWish', 'earsOpen']),
    );
    expect(wordsOfName('recipientDoubts')).toEqual(['recipient', 'doubts']);
  });

  test.each([
    ['Of these none is kept.', 1],
    ['Who asks? Nobody.', 0],
    ['The person is told by whoever asked.', 2],
    ['It is meant, and is had anew beside the other.', 4],
    ['Nobody knows that.', 1],
    ['Besides, the job retries.', 0],
  ])('%j has %i marks', (words, marks) => {
    expect(marksIn(words)).toBe(marks);
  });

  test('counts the comments and test names of a test file', () => {
    const text = "// What is told.\nimport { test } from 'vitest';\ntest('beside it', () => {});\n";
    expect(proseOf('a.test.ts', text)).toMatchObject({ words: 5, marks: 3, commentLines: 1, lines: 4 });
    expect(proseOf('a.ts', text)).toMatchObject({ words: 3, marks: 2 });
  });
});
