// Finds the Node that comes with Flow's packages, whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Its path, or null where this very process is new enough already. */
export function otherNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return null;
  const found = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(found) && spawnSync(found, ['--version']).status === 0) return found;
  console.error(`Flow needs Node 24; this is ${process.version}, and no other came with the packages for this system.`);
  console.error('Install Node 24 and start again.');
  process.exit(1);
}

/** Node's cache of compiled code. */
export const compiled = path.join(root, 'node_modules', '.cache', 'compiled');

/** The environment in which programs of our packages, and Node 24, come first. */
export const environment = {
  NODE_COMPILE_CACHE: compiled,
  ...process.env,
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
};
