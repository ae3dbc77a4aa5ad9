// Prepares a checkout: installs the packages when the lock file changed, and turns on the commit check. It runs on any Node
// from 18 on before anything is installed, so it uses only Node's own modules.
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
useGitHooks();

/** Only in a git checkout of this folder. A person's own hooks stay. */
function useGitHooks() {
  if (!existsSync(path.join(root, '.git'))) return;
  const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (git('config', '--get', 'core.hooksPath').status === 1) git('config', 'core.hooksPath', '.githooks');
}

/** Prefer the npm that started this script: it fits this Node on every system. */
function npm(words) {
  const options = { cwd: root, stdio: 'inherit', env: withoutScript(process.env) };
  const own = process.env.npm_execpath;
  if (own) return spawnSync(process.execPath, [own, ...words], options);
  return spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
}

/** The variables of the outer npm mislead an npm inside it. */
function withoutScript(environment) {
  const misleading = /^npm_(lifecycle|package|config_(argv|prefix|local_prefix|global_prefix|noproxy))/i;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !misleading.test(name)));
}
