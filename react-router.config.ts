// Builds the web app: no server rendering, public pages prerendered, one shell for the rest, then the service worker and compression.
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from './compression.config.ts';
import { writeManifest } from './manifest.config.ts';
import { prerendered } from './prerendered.config.ts';
import { writePublicPages } from './public-pages.config.ts';
import { buildWorker } from './worker.config.ts';

const folder = 'build';

export default {
  appDirectory: 'web',
  buildDirectory: folder,
  ssr: false,
  prerender: prerendered,
  buildEnd: async () => {
    writeManifest(path.resolve(folder, 'client'));
    await buildWorker(path.resolve(folder, 'client'));
    compressFiles(path.resolve(folder, 'client'));
    writePublicPages(path.resolve(folder, 'client'));
  },
} satisfies Config;
