import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { adminFiles } from '../admin-files.config.ts';

/** Compressed kilobytes of the scripts that only the admin area loads, all of its sections together. `folder`: the build's browser files. */
export const adminScripts = (folder: string): number => {
  const assets = path.join(folder, 'assets');
  return [...adminFiles(folder, readdirSync(assets))]
    .filter((name) => name.endsWith('.js'))
    .reduce((total, name) => total + gzipSync(readFileSync(path.join(assets, name))).length / 1024, 0);
};
