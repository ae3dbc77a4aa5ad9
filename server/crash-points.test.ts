import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const program = `
import { crashPoint } from '${path.join(import.meta.dirname, 'crash-points.ts')}';
for (const name of ['other', 'here', 'here', 'here']) {
  process.stdout.write(name + ' ');
  crashPoint(name);
}`;

const run = (environment: Record<string, string>): string => {
  const words = ['--input-type=module', '--eval', program];
  const { stdout, signal } = spawnSync(process.execPath, words, { env: environment, encoding: 'utf8' });
  return `${stdout}${signal ?? 'lives'}`;
};

test.each<[string, Record<string, string>, string]>([
  ['lives when nobody asks', { NODE_ENV: 'test' }, 'other here here here lives'],
  ['dies at the first passing', { NODE_ENV: 'test', CRASH_AT: 'here:1' }, 'other here SIGKILL'],
  ['dies at the second passing', { NODE_ENV: 'test', CRASH_AT: 'here:2' }, 'other here here SIGKILL'],
  ['lives when another place is meant', { NODE_ENV: 'test', CRASH_AT: 'there:1' }, 'other here here here lives'],
  ['lives in production', { NODE_ENV: 'production', CRASH_AT: 'here:1' }, 'other here here here lives'],
  ['lives where nobody says what this is', { CRASH_AT: 'here:1' }, 'other here here here lives'],
  ['dies in production that allows it', { FLOW_CRASH_POINTS: '1', CRASH_AT: 'here:1' }, 'other here SIGKILL'],
])('a process %s', (_name, environment, said) => {
  expect(run(environment)).toBe(said);
});
