// Builds the web app when its sources changed. The build folder keeps a hash of them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment, root } from './node-24.mjs';

const stamp = path.join(root, 'build', 'sources');
const rooms = ['domain', 'commands', 'reading', 'language', 'api', 'web', 'marketing'];
const files = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'worker.config.ts',
  'admin-files.config.ts',
  'manifest.config.ts',
  'compression.config.ts',
  'public-pages.config.ts',
  'chunks.config.ts',
  'icons.config.ts',
  'vad-weights.config.ts',
  'tsconfig.base.json',
];

/** Prints the output of a failed build, and throws. */
export function buildWeb() {
  const now = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building the web app …');
  rmSync(stamp, { force: true });
  const built = spawnSync('react-router', ['build'], {
    cwd: root,
    env: { ...environment, NODE_ENV: 'production' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) {
    console.error(built.stdout, built.stderr);
    throw new Error('The web app could not be built.');
  }
  writeFileSync(stamp, now);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const name of [...files, ...rooms.flatMap(filesIn)]) {
    const file = path.join(root, name);
    if (existsSync(file)) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(room) {
  const folder = path.join(root, room);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}
