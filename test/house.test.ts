import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commandsWorkOffline } from './house/offline-code.ts';
import * as rules from './house/rules.ts';
import { treeAt } from './house/tree.ts';

const root = path.resolve(import.meta.dirname, '..');

describe('the house', () => {
  test.each(Object.entries({ ...rules, commandsWorkOffline }))('%s', (_name, rule) => {
    expect(rule(treeAt(root))).toEqual([]);
  });
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-house-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const planted = (name: string, files: Record<string, string>): string => {
  const at = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(at, file)), { recursive: true });
    writeFileSync(path.join(at, file), text);
  }
  for (const own of ['oxlint.config.ts', 'lint-rules.config.ts', 'package.json'])
    cpSync(path.join(root, own), path.join(at, own));
  symlinkSync(path.join(root, 'node_modules'), path.join(at, 'node_modules'));
  return at;
};

const lint = (at: string): { passes: boolean; said: string } => {
  const ran = spawnSync(
    path.join(root, 'node_modules/.bin/oxlint'),
    ['--deny-warnings', '-c', 'oxlint.config.ts', '.'],
    { cwd: at, encoding: 'utf8' },
  );
  return { passes: ran.status === 0, said: ran.stdout + ran.stderr };
};

const lines = (count: number): string =>
  Array.from({ length: count }, (_, n) => `export const n${n} = ${n};\n`).join('');

describe('lint', () => {
  test('passes a correct repository', () => {
    const at = planted('in-order', {
      'domain/mail.ts': lines(300),
      'domain/id.ts': "import * as z from 'zod/mini';\nexport const kinds = [z.string] as const;\n",
      'domain/thread.ts': "import { n1 } from './mail.ts';\nexport const three = n1 + 2;\n",
      'commands/archive.ts': "import { n1 } from '#domain/mail.ts';\nexport const four = n1 + 3;\n",
      'reading/html-tree.ts': "import { parse } from 'parse5';\nexport const read = parse;\n",
      'server/mailbox/threads.ts': "import { n1 } from '#domain/mail.ts';\nexport const two = n1 + 1;\n",
      'server/mailbox/sync.ts': "import { two } from './routes.ts';\nexport const five = two + 3;\n",
      'server/mailbox/routes.ts': "export { two } from './threads.ts';\n",
      'server/site/site.ts': "import { nine } from './routes.ts';\nexport const ten = nine + 1;\n",
      'server/site/routes.ts': 'export const nine = 9;\n',
      'server/http.ts': "import { two } from '#server/mailbox/threads.ts';\nexport const six = two + 4;\n",
      'language/classifier/proposals.ts': 'export const eleven = 11;\n',
      'server/assistant/ask.ts':
        "import { eleven } from '#language/classifier/proposals.ts';\nexport const twelve = eleven + 1;\n",
      'server/run.ts': "import { six } from './http.ts';\nexport const seven = six + 1;\n",
      'server/http.test.ts': "import { six } from './http.ts';\nexport const eight = six + 2;\n",
    });
    expect(lint(at)).toMatchObject({ passes: true });
  });

  test.each<[string, Record<string, string>, string]>([
    [
      'an import against a wall',
      { 'domain/mail.ts': "import { x } from '#server/id.ts';\nexport const y = x;\n" },
      'domain/ may import only',
    ],
    [
      'what a mail says where language is understood',
      { 'language/understand.ts': "import { x } from '#reading/read.ts';\nexport const y = x;\n" },
      'language/ may import only',
    ],
    [
      'the server in the web',
      { 'web/data/call.ts': "import { x } from '#server/id.ts';\nexport const y = x;\n" },
      'web/ may import only',
    ],
    [
      'anything of ours in the emulators',
      { 'emulators/start.ts': "import { x } from '#domain/id.ts';\nexport const y = x;\n" },
      'emulators/ may import only',
    ],
    [
      'understanding on the server',
      { 'server/commands/execute.ts': "import { x } from '#language/understand.ts';\nexport const y = x;\n" },
      'of language/',
    ],
    [
      'understanding where a language model is asked',
      { 'server/assistant/ask.ts': "import { x } from '#language/understand.ts';\nexport const y = x;\n" },
      'of language/',
    ],
    [
      'the list of what a language model may propose anywhere else on the server',
      { 'server/commands/execute.ts': "import { x } from '#language/classifier/proposals.ts';\nexport const y = x;\n" },
      'of language/',
    ],
    [
      'a test’s support in the program',
      { 'server/http.ts': "import { x } from '#test/support/context.ts';\nexport const y = x;\n" },
      'server/ may import only',
    ],
    [
      'an import from a floor above',
      { 'server/tokens/fresh.ts': "import { x } from '#server/mailbox/sync.ts';\nexport const y = x;\n" },
      'on floor 3 of server/',
    ],
    [
      'a door of language/ in one of its scenes',
      { 'language/mail/block-request.ts': "import { x } from '#language/understand.ts';\nexport const y = x;\n" },
      'on floor 2 of language/',
    ],
    [
      'words of a higher scene in those of a lower one',
      {
        'language/en/search/search-words.ts':
          "import { x } from '#language/en/bulk/bulk-words.ts';\nexport const y = x;\n",
      },
      'on floor 2 of language/',
    ],
    [
      'an import from a floor above inside a folder',
      {
        'web/conversation/player/player.ts':
          "import { x } from '#web/conversation/handlers/utter.ts';\nexport const y = x;\n",
      },
      'on floor 2 of web/conversation/',
    ],
    [
      'an import from a floor above out of a folder with floors of its own',
      { 'web/conversation/player/player.ts': "import { x } from '#web/screens/x.ts';\nexport const y = x;\n" },
      'on floor 4 of web/',
    ],
    [
      'the model’s hand on commands',
      { 'server/assistant/ask.ts': "import { x } from '#server/commands/execute.ts';\nexport const y = x;\n" },
      'on floor 7 of server/',
    ],
    [
      'a top file of the server below it',
      { 'server/tokens/fresh.ts': "import { x } from '#server/http.ts';\nexport const y = x;\n" },
      'only the top files of server/',
    ],
    [
      'a top file of the server beside it',
      { 'server/handle.ts': "import { x } from './run.ts';\nexport const y = x;\n" },
      'only the top files of server/',
    ],
    [
      'a top file of the web below it',
      { 'web/ui/dialog.tsx': "import { x } from '#web/root.tsx';\nexport const y = x;\n" },
      'only the top files of web/',
    ],
    [
      'a package in a pure room',
      { 'commands/archive.ts': "import pg from 'pg';\nexport const y = pg;\n" },
      'commands/ is pure',
    ],
    [
      'the machine in a pure room',
      { 'domain/mail.ts': "import { readFileSync } from 'node:fs';\nexport const y = readFileSync;\n" },
      'domain/ is pure',
    ],
    [
      'an HTML parser where language is understood',
      { 'language/understand.ts': "import { parse } from 'parse5';\nexport const y = parse;\n" },
      'language/ is pure',
    ],
    [
      'a walk through the house on foot',
      { 'web/screens/note.tsx': "import { x } from '../ui/x.ts';\nexport const y = x;\n" },
      'by its door',
    ],
    [
      'a cycle',
      {
        'domain/a.ts': "import { b } from './b.ts';\nexport const a = (): number => b();\n",
        'domain/b.ts': "import { a } from './a.ts';\nexport const b = (): number => a();\n",
      },
      'no-cycle',
    ],
    ['a file of 301 lines', { 'domain/long.ts': lines(301) }, 'max-lines'],
    ['a default export', { 'domain/mail.ts': 'export default 1;\n' }, 'no-default-export'],
    ['an assertion', { 'domain/mail.ts': 'export const x = (y: unknown) => y as string;\n' }, 'type-assertions'],
    ['an any', { 'domain/mail.ts': 'export const x = (y: any) => y;\n' }, 'no-explicit-any'],
    ['a word to the console', { 'server/id.ts': "console.log('here');\n" }, 'no-console'],
    [
      'a look at the environment',
      { 'server/mailbox/sync.ts': "export const x = process.env['PORT'];\n" },
      'server/config.ts alone',
    ],
    ['a look at the clock', { 'server/mailbox/sync.ts': 'export const x = Date.now();\n' }, 'Ask the clock'],
    ['a name in camel case', { 'domain/myMail.ts': 'export const x = 1;\n' }, 'filename-case'],
  ])('refuses %s', (name, files, because) => {
    const { passes, said } = lint(planted(name.replace(/\W+/g, '-'), files));
    expect(passes).toBe(false);
    expect(said).toContain(because);
  });
});

describe('the house test itself', () => {
  test('finds a route without a screen, a screen without a route, and an address without either', () => {
    const tree = treeAt(
      planted('routes', {
        'web/root.tsx': '',
        'web/paths.ts': "export const paths = {\n  landing: '/',\n  history: '/history',\n  note: '/note',\n};\n",
        'web/routes.ts': "[index('screens/landing.tsx'), route(paths.history, 'screens/history.tsx')]",
        'web/screens/landing.tsx': 'export default function Landing() {}\n',
        'web/screens/waitlist.tsx': 'export default function Waitlist() {}\n',
      }),
    );
    expect(rules.routesAndScreensMatch(tree)).toEqual([
      'web/routes.ts leads to web/screens/history.tsx, which is not there',
      'web/screens/waitlist.tsx is a screen that no route leads to',
      'the address paths.note has no screen in web/routes.ts',
    ]);
  });

  test('finds a capability that is only half there', () => {
    const tree = treeAt(planted('capability', { 'api/credits.ts': '', 'server/credits/routes.ts': '' }));
    expect(rules.capabilitiesBearOneName(tree)).toEqual([
      'web/data/credits.ts is missing: its capability has calls in api/',
    ]);
  });

  test('finds a class and an enum, and takes neither prose nor HTML for one', () => {
    const tree = treeAt(
      planted('classes', {
        'domain/problem.ts': '// The one class.\nexport class Problem extends Error {}\nclass Other {}\n',
        'server/mailbox/sync.ts':
          'export enum Phase { idle }\nexport const make = () => class extends Map<string, number> {};\n',
        'web/ui/note.tsx': '// A class of {things}.\nexport const note = \'<p class="x">first class</p>\';\n',
      }),
    );
    expect(rules.nothingIsAClass(tree)).toEqual([
      'domain/problem.ts declares: class Other',
      'server/mailbox/sync.ts declares: enum Phase',
      'server/mailbox/sync.ts declares: class extends',
    ]);
  });

  test('finds a figure in a format of its own', () => {
    const tree = treeAt(
      planted('figures', {
        'language/en/engine/words.ts': "// Words.\nexport const many = (of: number) => of.toLocaleString('en-US');\n",
        'web/ui/day.ts': "// A day.\nexport const day = new Intl.DateTimeFormat('en-GB');\n",
        'web/ui/zone.ts': '// A place.\nexport const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;\n',
      }),
    );
    expect(rules.figuresAreThePersons(tree).map((line) => line.split(' ')[0])).toEqual([
      'language/en/engine/words.ts',
      'web/ui/day.ts',
    ]);
  });

  test('finds a screen measured in px', () => {
    const css = { 'web/ui/a.css': '@media (max-width: 760px) {}\n', 'web/ui/b.css': '@media (max-width: 47.5em) {}\n' };
    expect(rules.screensAreMeasuredInType(treeAt(planted('screens', css)))).toHaveLength(1);
  });

  test('finds a test that waits for a second at most', () => {
    const test = {
      'web/a.test.ts': '// A.\nawait vi.waitFor(() => {});\n',
      'web/b.test.ts': '// B.\nawait until(x);\n',
    };
    expect(rules.testsArePatient(treeAt(planted('patience', test)))).toHaveLength(1);
  });

  test('finds types that name each other over three files, and lets two files name each other', () => {
    const naming = (name: string, next: string) =>
      `import type { ${next} } from './${next}.ts';\nexport type ${name} = ${next}[];\n`;
    const tree = treeAt(
      planted('types', {
        'domain/a.ts': naming('a', 'b'),
        'domain/b.ts': naming('b', 'a'),
        'emulators/c.ts': naming('c', 'd'),
        'emulators/d.ts': naming('d', 'e'),
        'emulators/e.ts': naming('e', 'c'),
      }),
    );
    expect(rules.typesMakeNoLongCycle(tree)).toEqual([
      'emulators/c.ts → emulators/d.ts → emulators/e.ts → emulators/c.ts is a cycle',
    ]);
  });

  test('finds a second clock and an empty name', () => {
    const tree = treeAt(planted('names', { 'server/utils.ts': 'export const now = () => new Date();\n' }));
    expect(rules.timeComesFromTheClock(tree)).toHaveLength(1);
    expect(rules.namesSaySomething(tree)).toHaveLength(1);
  });
});
