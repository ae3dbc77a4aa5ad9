// The programs that Flow hears and speaks with: which are missing, and on Debian and Ubuntu, as root, their installation. Without them all
// else works.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** A package each, and a program of it. */
const wanted = [
  { name: 'pocketsphinx', program: 'pocketsphinx_batch' },
  { name: 'espeak-ng', program: 'espeak-ng' },
  { name: 'flite', program: 'flite' },
];

/** Installs what is missing where it may, and else says in one line what to install. FLOW_SPEECH=off leaves it be. */
export function speechPrograms() {
  if (process.env.FLOW_SPEECH === 'off') return;
  const missing = missingPackages();
  if (missing.length > 0 && mayInstall()) install(missing);
  const still = missingPackages();
  if (still.length === 0) return;
  console.log(
    `Not installed: ${still.join(', ')}. Flow hears by pocketsphinx, and speaks by flite or espeak-ng; without them keys, typed words and the screen do all of it.`,
  );
}

const missingPackages = () => wanted.filter(({ program }) => !isOnPath(program)).map(({ name }) => name);

const isOnPath = (program) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => isRunnable(path.join(folder, program)));

function isRunnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

function install(names) {
  console.log(`Installing what Flow hears and speaks with (once; FLOW_SPEECH=off prevents it): ${names.join(', ')} …`);
  const apt = (...words) =>
    spawnSync('apt-get', words, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      // Without a network it would try for long, and Flow does without.
      timeout: 180_000,
    }).status === 0;
  apt('-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0', 'update', '-qq');
  // The recogniser's English comes as a package of its own.
  const all = names.flatMap((name) => (name === 'pocketsphinx' ? [name, 'pocketsphinx-en-us'] : [name]));
  apt('install', '-y', '-qq', '--no-install-recommends', ...all);
}
