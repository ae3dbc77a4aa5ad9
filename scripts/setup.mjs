// Makes a fresh checkout ready: installs what the lock names when it is missing or has changed. Runs on any Node from 18
// on, with nothing installed, so it uses only what Node brings along.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules', '.flow-lock');
const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing what Flow needs (once) …');
  const { status } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) {
    console.error('The installation failed. Run `npm ci` to see why.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

/** The npm that runs this script where there is one: it fits this Node, on every system. */
function npm(words) {
  const options = { cwd: root, stdio: 'inherit', env: withoutScript(process.env) };
  const own = process.env.npm_execpath;
  if (own) return spawnSync(process.execPath, [own, ...words], options);
  return spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
}

/** What npm told this script about itself would mislead the npm inside it. */
function withoutScript(environment) {
  const misleading = /^npm_(lifecycle|package|config_(argv|prefix|local_prefix|global_prefix|noproxy))/i;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !misleading.test(name)));
}
