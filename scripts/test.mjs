// `npm test`: everything that must hold, from the house to the journeys in a browser, and one closing line.
// `--full` adds what takes long; `--only=unit,integration` runs part of it, or what else there is: `voice`, `acoustic`.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from './chromium.mjs';
import { followParent } from './follow-parent.mjs';
import { environment, otherNode, root } from './node-24.mjs';
import { speechPrograms } from './speech-programs.mjs';
import { buildWeb } from './web-build.mjs';

const full = process.argv.includes('--full');
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const kinds = only ?? ['house', 'unit', 'web', 'integration', 'journeys', ...(full ? ['full'] : [])];
// The whole run looks for what nobody thought of; the short one says the same of the same code each time.
const seed = process.env.FLOW_TEST_SEED ?? String(full ? randomInt(2 ** 31) : 1);

otherNode();
const needsBrowser = ['journeys', 'voice', 'acoustic', 'full'].some((kind) => kinds.includes(kind));
const browser = needsBrowser ? chromium() : '';
if (needsBrowser) buildWeb();
speechPrograms();

const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-tests-'));
const report = path.join(folder, 'report.json');
console.log(`Seed ${seed} (FLOW_TEST_SEED repeats it)`);
const status = await vitest();
const { passed, failed } = counted();
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(status === 0 && failed === 0 && passed > 0 ? 0 : 1);

function vitest() {
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
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
  followParent(() => child.kill('SIGTERM'));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** A file that could not even be loaded counts as one that failed. */
function counted() {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
