// `npm run types`: checks each room with its own tsconfig and the rest with the root's, two at a time. It keeps the results for unchanged
// files with the installed packages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { environment, root } from './node-24.mjs';

const options = { cwd: root, env: environment, encoding: 'utf8', shell: process.platform === 'win32' };

// The web's routes have types of their own, which the router makes.
const made = spawnSync('react-router', ['typegen'], options);
if (made.status !== 0) fail('react-router typegen', made.stdout + made.stderr);

const rooms = readdirSync(root).filter(
  (name) => existsSync(path.join(root, name, 'tsconfig.json')) && name !== 'node_modules',
);
// The service worker runs in a world of its own.
const waiting = [...rooms, 'web/pwa'].map((folder) => `${folder}/tsconfig.json`).concat('tsconfig.json');
await Promise.all([checkNext(), checkNext()]);

async function checkNext() {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) await check(project);
}

function check(project) {
  return new Promise((resolve) => {
    const kept = path.join(root, 'node_modules', '.cache', 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
    const words = ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', kept];
    const child = spawn('tsc', words, options);
    let said = '';
    child.stdout.on('data', (bytes) => (said += bytes));
    child.stderr.on('data', (bytes) => (said += bytes));
    child.on('exit', (code) => {
      if (code !== 0) fail(project, said);
      resolve();
    });
  });
}

function fail(what, said) {
  console.error(`${what}\n${said}`);
  process.exitCode = 1;
}
