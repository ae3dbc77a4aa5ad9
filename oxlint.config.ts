// The walls of the house: which room may import which, what a file may hold, and how large it may grow.
import { defineConfig } from 'oxlint';

/** Who may import whom. A room sees the rooms named here, and nothing else. */
const rooms: Record<string, readonly string[]> = {
  domain: [],
  commands: ['domain'],
  reading: ['domain'],
  language: ['domain', 'commands'],
  api: ['domain', 'commands'],
  server: ['domain', 'commands', 'reading', 'api', 'language'],
  web: ['domain', 'commands', 'reading', 'language', 'api', 'marketing'],
  marketing: ['domain'],
  emulators: [],
};

/**
 * Inside a room, and inside a folder that has floors of its own, ground first: a folder imports only from floors below. A floor may
 * also hold single files. `en/x` holds the English words of the folder `x`, and shares its floor.
 */
const floors: Record<string, readonly (readonly string[])[]> = {
  server: [
    ['db', 'adapters', 'site'],
    ['activity'],
    ['quota', 'tokens', 'credits', 'voice', 'waitlist', 'ledger'],
    ['accounts', 'mailbox', 'contacts', 'calendar'],
    ['sending', 'original'],
    ['commands', 'search', 'assistant', 'admin', 'functions', 'push', 'diagnostics'],
  ],
  web: [
    ['ui', 'data'],
    ['audio'],
    ['demo'],
    ['session', 'commands'],
    ['conversation'],
    ['stage'],
    ['screens'],
    ['pwa'],
  ],
  language: [
    ['engine'],
    ['model'],
    ['unsupported', 'search', 'mail'],
    ['bulk', 'drafting'],
    ['app'],
    ['player'],
    ['intents'],
    ['compound', 'classifier'],
    ['understand.ts'],
    ['after-send.ts'],
    ['grammar'],
    ['evaluation'],
    ['training'],
  ],
  'web/conversation': [
    ['script'],
    ['asking'],
    ['player'],
    ['mail', 'search'],
    ['bulk', 'drafting'],
    ['session'],
    ['handlers'],
    ['voice'],
    ['typing'],
  ],
};

/** Files at a room's root that put it together. They stand above all its floors: only they import each other. */
const tops: Record<string, readonly string[]> = {
  server: ['main', 'run', 'routes', 'worker', 'http', 'open-context', 'operator', 'live-route'],
  web: ['root', 'routes', 'entry.client', 'entry.server'],
};

/** Rooms of pure code, and the packages each may use; nothing there reaches the world, of Node or of the browser. */
const pure: Record<string, readonly string[]> = {
  domain: ['zod/mini'],
  commands: ['zod/mini'],
  reading: ['zod/mini', 'parse5'],
  language: ['zod/mini'],
  api: ['zod/mini'],
};

type Pattern = { regex: string; message: string } | { group: string[]; message: string };

const onFoot: Pattern = {
  regex: '^\\.\\./',
  message: 'Inside a folder go by ./ ; anywhere else by its door: #room/folder/file.ts',
};

const withoutEnding: Pattern = {
  regex: '^(\\./|#).*/[^./?]+$',
  message: 'Name the file with its ending: ./x.ts',
};

/** Every door is shut but the room's own and those named. */
const shut = (room: string, may: readonly string[]): Pattern[] => {
  const closed = [...Object.keys(rooms), 'test'].filter((name) => name !== room && !may.includes(name));
  const message = `${room}/ may import only: ${may.join(', ') || 'nothing'}`;
  return [{ regex: `^#(${closed.join('|')})/`, message }];
};

/** A `#` at the beginning of a pattern would make it a comment. */
const packagesOf = (room: string): Pattern[] => {
  const may = pure[room];
  if (may === undefined) return [];
  const group = ['*', '!./**', '!\\#*/**', ...may.map((name) => `!${name}`)];
  return [{ group, message: `${room}/ is pure: of packages it may import only ${may.join(' and ')}` }];
};

/** `beside`: the file stands at the room's root, where `./` leads to the top files too. */
const top = (room: string, { beside }: { beside: boolean }): Pattern[] => {
  const names = tops[room];
  if (names === undefined) return [];
  const door = beside ? `(\\./|#${room}/)` : `#${room}/`;
  const regex = `^${door}(${names.join('|').replaceAll('.', '\\.')})\\.tsx?$`;
  return [{ regex, message: `only the top files of ${room}/ import each other: ${names.join(', ')}` }];
};

/** What is understood is understood on the device; the server needs the recogniser's grammar, and no more of language/. */
const grammarOnly: Pattern = {
  regex: '^#language/([^/]+$|[^g]|g[^r]|gr[^a])',
  message: 'server/ may import only #language/grammar/ of language/',
};

/** The assistant tells the language model which wishes there are; what becomes of one is understood on the device like anything else. */
const proposalsOnly: Pattern = {
  group: ['\\#language/**', '!\\#language/classifier/proposals.ts'],
  message: 'server/assistant/ may import only #language/classifier/proposals.ts of language/',
};

const ofLanguage = (room: string, folder: string): Pattern[] => {
  if (room !== 'server') return [];
  return [folder === 'assistant' ? proposalsOnly : grammarOnly];
};

/** `house`: the room, or the folder, whose floors these are. */
const above = (house: string, folder: string, floor: number): Pattern[] => {
  const closed = (floors[house] ?? [])
    .slice(floor)
    .flat()
    .filter((name) => name !== folder);
  if (closed.length === 0) return [];
  const doors = closed.map((name) => (isFile(name) ? `${name.replace('.', '\\.')}$` : `(en/)?${name}/`));
  return [
    {
      regex: `^#${house}/(${doors.join('|')})`,
      message: `${folder} is on floor ${floor} of ${house}/: it imports only from floors below`,
    },
  ];
};

const isFile = (name: string): boolean => name.endsWith('.ts');

const filesOn = (house: string, folder: string): string[] =>
  isFile(folder) ? [`${house}/${folder}`] : [`${house}/${folder}/**`, `${house}/en/${folder}/**`];

/** A folder with floors of its own: each of its folders has those walls besides the folder's. */
const nested = (house: string, outer: readonly Pattern[]) =>
  (floors[house] ?? []).flatMap((folders, floor) =>
    folders.map((folder) => ({
      files: filesOn(house, folder),
      patterns: [...outer, ...above(house, folder, floor)],
    })),
  );

/** The last override that matches a file replaces those before it, so each folder gets one whole list. */
const walls = Object.entries(rooms).flatMap(([room, may]) => {
  const ground = [onFoot, withoutEnding, ...shut(room, may), ...packagesOf(room)];
  const walled = [...ground, ...ofLanguage(room, '')];
  const outer = [...walled, ...top(room, { beside: false })];
  const inner = (floors[room] ?? []).flatMap((folders, floor) =>
    folders.flatMap((folder) => {
      // First, as the packages that a pure room may use are a group, and no pattern after a group is asked.
      const patterns = [
        ...above(room, folder, floor),
        ...ground,
        ...ofLanguage(room, folder),
        ...top(room, { beside: false }),
      ];
      return [{ files: filesOn(room, folder), patterns }, ...nested(`${room}/${folder}`, patterns)];
    }),
  );
  // Tests stand beside their file, and run it against the emulated world.
  const world = room === 'server' ? ['test', 'emulators'] : ['test'];
  const tests = {
    files: [`${room}/**/*.test.{ts,tsx}`, `${room}/**/*.full.ts`],
    patterns: [onFoot, withoutEnding, ...shut(room, [...may, ...world])],
  };
  return [
    { files: [`${room}/**`], patterns: outer },
    { files: [`${room}/*`], patterns: [...walled, ...top(room, { beside: true })] },
    { files: (tops[room] ?? []).map((name) => `${room}/${name}.{ts,tsx}`), patterns: walled },
    ...inner,
    tests,
  ].filter(({ files }) => files.length > 0);
});

const forbidding = (patterns: Pattern[]): ['error', { patterns: Pattern[] }] => ['error', { patterns }];

const programs = ['scripts/**', 'bench/**', 'test/**', '**/*.test.ts', '**/*.full.ts', '*.config.ts'];

export default defineConfig({
  plugins: ['import', 'typescript', 'react', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error' },
  ignorePatterns: ['build', '.react-router', 'node_modules'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'max-lines': ['error', { max: 300 }],
    'max-lines-per-function': ['error', { max: 60 }],
    complexity: ['error', { max: 10 }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'no-console': 'error',
    'no-restricted-globals': [
      'error',
      { name: 'process', message: 'The environment is read in server/config.ts alone.' },
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: 'Ask the clock, or take `now` as an argument.' },
    ],
    'typescript/no-explicit-any': 'error',
    // `as const` is no assertion, and stays.
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
    ],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'refused'] }],
    // Mail is full of characters that a pattern has to name.
    'no-control-regex': 'off',
    'no-misleading-character-class': 'off',
    'unicorn/no-new-array': 'off',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
  },
  overrides: [
    ...walls.map(({ files, patterns }) => ({
      files,
      rules: { 'no-restricted-imports': forbidding(patterns) },
    })),
    {
      // Where the router or a tool finds a file by its default export.
      files: ['web/root.tsx', 'web/routes.ts', 'web/entry.*.tsx', 'web/screens/**', '*.config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Text of mails and pages, not code.
      files: ['emulators/seed/threads/**', 'emulators/seed/company.ts', 'marketing/pages/**'],
      rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
    },
    {
      // A suite is one long function of short ones.
      files: ['**/*.test.{ts,tsx}', '**/*.full.ts', 'test/**'],
      rules: {
        'max-lines-per-function': 'off',
        complexity: 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/valid-expect': 'off',
        'vitest/require-to-throw-message': 'off',
      },
    },
    {
      files: [
        ...programs,
        'server/main.ts',
        'server/config.ts',
        'server/crash-points.ts',
        'server/operator.ts',
        'server/local-google.ts',
        'server/secrets.ts',
        'server/db/embedded/**',
        'emulators/start.ts',
      ],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['scripts/**', 'bench/**', 'emulators/start.ts', 'server/operator.ts'],
      rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
    },
  ],
});
