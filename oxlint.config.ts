// The walls of the house: imports between rooms, and limits of files.
import { defineConfig } from 'oxlint';
import { rules } from './lint-rules.config.ts';

/** The rooms that a room may import. */
const rooms: Record<string, readonly string[]> = {
  domain: [],
  commands: ['domain'],
  reading: ['domain'],
  language: ['domain', 'commands'],
  api: ['domain', 'commands'],
  server: ['domain', 'commands', 'reading', 'api', 'language'],
  web: ['domain', 'commands', 'reading', 'language', 'api', 'marketing'],
  marketing: ['domain', 'language', 'web'],
  emulators: [],
};

/**
 * Floors inside a room or folder, lowest first: a folder imports only from lower floors. A floor may also hold single files. `en/x`
 * holds the English words of the folder `x`, and shares its floor.
 */
const floors: Record<string, readonly (readonly string[])[]> = {
  server: [
    ['db', 'adapters', 'site'],
    ['activity', 'metrics'],
    ['credits'],
    ['quota', 'tokens', 'waitlist', 'ledger', 'payments'],
    ['settings', 'lesson-notes'],
    ['accounts', 'mailbox', 'contacts', 'calendar', 'voice'],
    ['sending', 'original', 'promises', 'people', 'lessons', 'muted'],
    ['commands', 'search', 'assistant', 'functions', 'push', 'notices', 'diagnostics', 'leaving'],
    ['devices', 'test-activity', 'leaderboard', 'public-pages'],
    ['admin'],
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
    ['rewriting'],
    ['app'],
    ['player', 'history', 'calendar', 'asking'],
    ['intents'],
    ['compound', 'classifier'],
    ['understand.ts'],
    ['after-send.ts'],
    ['grammar'],
    ['evaluation'],
    ['training'],
  ],
  marketing: [['families'], ['content'], ['check', 'frame'], ['site']],
  'web/conversation': [
    ['script'],
    ['asking'],
    ['player'],
    ['mail', 'search'],
    ['bulk', 'drafting', 'answers'],
    ['session'],
    ['calendar'],
    ['briefing'],
    ['handlers'],
    ['voice'],
    ['typing'],
  ],
};

/** Files at a room's root that put it together. They stand above all floors, and only they import each other. */
const tops: Record<string, readonly string[]> = {
  server: ['main', 'run', 'routes', 'worker', 'http', 'open-context', 'operator', 'live-route'],
  web: ['root', 'routes', 'entry.client', 'entry.server'],
};

/** Pure rooms with their allowed packages. They cannot use Node or the browser. */
const pure: Record<string, readonly string[]> = {
  domain: ['zod/mini', 'rrule-temporal'],
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

/** Closes every room except the own and the named ones. */
const shut = (room: string, may: readonly string[]): Pattern[] => {
  const closed = [...Object.keys(rooms), 'test'].filter((name) => name !== room && !may.includes(name));
  const message = `${room}/ may import only: ${may.join(', ') || 'nothing'}`;
  return [{ regex: `^#(${closed.join('|')})/`, message }];
};

/** A `#` at the start of a pattern would make it a comment. */
const packagesOf = (room: string): Pattern[] => {
  const may = pure[room];
  if (may === undefined) return [];
  const group = ['*', '!./**', '!\\#*/**', ...may.map((name) => `!${name}`)];
  return [{ group, message: `${room}/ is pure: of packages it may import only ${may.join(' and ')}` }];
};

/** `beside`: for files at the room's root, where `./` reaches the top files too. */
const top = (room: string, { beside }: { beside: boolean }): Pattern[] => {
  const names = tops[room];
  if (names === undefined) return [];
  const door = beside ? `(\\./|#${room}/)` : `#${room}/`;
  const regex = `^${door}(${names.join('|').replaceAll('.', '\\.')})\\.tsx?$`;
  return [{ regex, message: `only the top files of ${room}/ import each other: ${names.join(', ')}` }];
};

/** Understanding happens on the device. The server needs only the recogniser's grammar. */
const grammarOnly: Pattern = {
  regex: '^#language/([^/]+$|[^g]|g[^r]|gr[^a])',
  message: 'server/ may import only #language/grammar/ of language/',
};

/** The assistant names the possible intents to the language model. The device handles its answer. */
const proposalsOnly: Pattern = {
  group: ['\\#language/**', '!\\#language/classifier/proposals.ts'],
  message: 'server/assistant/ may import only #language/classifier/proposals.ts of language/',
};

/** The public pages look like the app. They hold none of its code but its look. */
const lookOnly: Pattern = {
  group: ['\\#web/**', '!\\#web/ui/**', '!\\#web/brand.ts', '!\\#web/public-paths.ts'],
  message: 'marketing/ may import only #web/ui/, #web/brand.ts and #web/public-paths.ts of web/',
};

/** Only the check asks Flow whether it understands. */
const noLanguage: Pattern = {
  regex: '^#language/',
  message: 'only marketing/check/ may import language/',
};

const ofLanguage = (room: string, folder: string): Pattern[] => {
  if (room === 'marketing') return folder === 'check' ? [lookOnly] : [noLanguage, lookOnly];
  if (room !== 'server') return [];
  return [folder === 'assistant' ? proposalsOnly : grammarOnly];
};

/** `house`: the room or folder with these floors. */
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

/** A folder with its own floors: its folders have both sets of walls. */
const nested = (house: string, outer: readonly Pattern[]) =>
  (floors[house] ?? []).flatMap((folders, floor) =>
    folders.map((folder) => ({
      files: filesOn(house, folder),
      patterns: [...outer, ...above(house, folder, floor)],
    })),
  );

/** The last matching override replaces earlier ones, so each folder gets a complete list. */
const walls = Object.entries(rooms).flatMap(([room, may]) => {
  const ground = [onFoot, withoutEnding, ...shut(room, may), ...packagesOf(room)];
  const walled = [...ground, ...ofLanguage(room, '')];
  const outer = [...walled, ...top(room, { beside: false })];
  const inner = (floors[room] ?? []).flatMap((folders, floor) =>
    folders.flatMap((folder) => {
      // First, because packages form a group, and oxlint ignores patterns after a group.
      const patterns = [
        ...above(room, folder, floor),
        ...ground,
        ...ofLanguage(room, folder),
        ...top(room, { beside: false }),
      ];
      return [{ files: filesOn(room, folder), patterns }, ...nested(`${room}/${folder}`, patterns)];
    }),
  );
  // Server tests run against the emulated world.
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
  rules,
  overrides: [
    ...walls.map(({ files, patterns }) => ({
      files,
      rules: { 'no-restricted-imports': forbidding(patterns) },
    })),
    {
      // The router and tools load these by default export.
      files: ['web/root.tsx', 'web/routes.ts', 'web/entry.*.tsx', 'web/screens/**', '*.config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Content, not code.
      files: ['emulators/seed/{threads/**,calendar/{meetings,series}.ts,company.ts}', 'marketing/content/**'],
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
        'server/{main,config,crash-points,operator,local-program,secrets}.ts',
        'server/db/embedded/**',
        'emulators/{start,start-stripe,announced}.ts',
        'marketing/{check/{check,covered,try},site/build}.ts',
      ],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: [
        '{scripts,bench}/**',
        '{emulators/start*,server/operator,marketing/{check/{check,covered,try},site/build}}.ts',
      ],
      rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
    },
  ],
});
