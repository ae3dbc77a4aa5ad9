// Builds the service worker last, because it contains the list of cached files and changes with every version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { adminFiles } from './admin-files.config.ts';
import type { Kept } from './web/pwa/keeper.ts';

/** Cached on first use, as the admin area is: rare alphabets, demo mail, and the voice detector. */
const onUse = [
  /-(?:latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-.*\.woff2$/,
  /^world-.*\.js$/,
  /^silero-v5-.*\.bin$/,
  /^hearing\.worker-.*\.js$/,
];

/** `folder`: the build's browser files. */
export const buildWorker = async (folder: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { builtHere: JSON.stringify(keptOf(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'web', 'pwa', 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
};

const keptOf = (folder: string): Kept => {
  const files = readdirSync(path.join(folder, 'assets')).sort();
  for (const some of onUse)
    if (!files.some((name) => some.test(name))) throw new Error(`Nothing in the build is called ${some}: see onUse.`);
  const hash = (page: string): string =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, page)))
      .digest('hex');
  const pages = { '/': hash('index.html'), '/email-player': hash('__spa-fallback.html') };
  const admin = adminFiles(folder, files);
  if (admin.size === 0) throw new Error('Nothing in the build is of the admin area alone: see admin-files.config.ts.');
  const assets = files
    .filter((name) => !onUse.some((some) => some.test(name)) && !admin.has(name))
    .map((name) => `/assets/${name}`);
  const version = createHash('sha256')
    .update(JSON.stringify([pages, assets]))
    .digest('hex')
    .slice(0, 12);
  return { version, pages, assets };
};
