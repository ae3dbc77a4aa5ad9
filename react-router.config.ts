// How the web app is built: no server rendering, every public page prerendered, everything else from one shell; then its worker.
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildWorker } from './worker.config.ts';

const folder = 'build';

export default {
  appDirectory: 'web',
  buildDirectory: folder,
  ssr: false,
  prerender: ['/', '/404'],
  buildEnd: () => buildWorker(path.resolve(folder, 'client')),
} satisfies Config;
