// `npm test`: everything that must hold, from the house to the journeys in a browser, and one closing line.
// `--full` adds what takes long, and the voice; `--only=unit,integration` runs part of it, or what else there is: `voice`, `acoustic`.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from './chromium.mjs';
import { followParent } from './follow-parent.mjs';
import { environment, otherNode, root } from './node-24.mjs';
import { speechPrograms, studioPrograms } from './speech-programs.mjs';
import { buildWeb } from './web-build.mjs';

const full = process.argv.includes('--full');
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const usual = ['house', 'unit', 'web', 'integration', 'journeys'];
// The voice runs alone, because other work delays real speech.
const runs = only ? [only] : full ? [[...usual, 'full'], ['voice'], ['acoustic']] : [usual];
const has = (kinds) => runs.some((run) => run.some((kind) => kinds.includes(kind)));
// The full run draws new cases. The short run draws the same cases for the same code.
const seed = process.env.FLOW_TEST_SEED ?? String(full ? randomInt(2 ** 31) : 1);

otherNode();
const needsBrowser = has(['journeys', 'voice', 'acoustic', 'full']);
const browser = needsBrowser ? chromium() : '';
if (needsBrowser) buildWeb();
speechPrograms();
if (has(['voice', 'acoustic'])) studio();

const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-tests-'));
const report = path.join(folder, 'report.json');
console.log(`Seed ${seed} (FLOW_TEST_SEED repeats it)`);
const all = { status: 0, passed: 0, failed: 0, skipped: 0 };
let stopped = false;
for (const kinds of runs) {
  if (stopped) break;
  all.status = (await vitest(kinds)) || all.status;
  for (const [name, number] of Object.entries(counted())) all[name] += number;
}
rmSync(folder, { recursive: true, force: true });
if (all.skipped > 0) console.log(`${all.skipped} passed over: what they need is not on this machine, as each says`);
console.log(`${all.passed} passed, ${all.failed} failed`);
process.exit(all.status === 0 && all.failed === 0 && all.passed > 0 ? 0 : 1);

/** A machine without the speech programs fails a run that asks for the voice. */
function studio() {
  const missing = studioPrograms();
  if (missing === null) return;
  console.error(missing);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

function vitest(kinds) {
  const words = ['run', ...kinds.flatMap((kind) => ['--project', kind])];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn('vitest', [...words, ...reporters], {
    cwd: root,
    env: {
      ...environment,
      NODE_ENV: 'test',
      FLOW_TEST_SEED: seed,
      FLOW_TEST_FULL: full ? '1' : '',
      CHROMIUM_PATH: browser,
    },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const stop = (signal) => {
    stopped = true;
    child.kill(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal));
  followParent(() => stop('SIGTERM'));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** A file that does not load counts as failed. */
function counted() {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    rmSync(report);
    const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length, skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
