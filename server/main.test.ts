// The program from outside: invalid settings, and an early stop.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '#test/support/free-ports.ts';
import { until } from '#test/support/until.ts';

const fresh = (): string => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'flow-main-'));
  chmodSync(data, 0o755);
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  return data;
};

const start = async (data: string, environment: Record<string, string>) => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], FLOW_DATA: data, PORT: String(await freePorts()), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), said }));
  return { child, ended };
};

test('a stop during the start ends everything that has begun', async () => {
  const data = fresh();
  const { child, ended } = await start(data, {});
  const google = path.join(data, 'local-google', 'pid');
  await until(() => existsSync(google) && readFileSync(google, 'utf8') !== '', { timeout: 40_000, interval: 5 });
  const pid = Number(readFileSync(google, 'utf8'));
  child.kill('SIGTERM');

  const { code, said } = await ended;
  expect(said).not.toContain('Flow is ready');
  expect(code).toBe(0);
  expect(existsSync(path.join(data, 'postgres', 'cluster-18', 'postmaster.pid'))).toBe(false);
  expect(existsSync(path.join(data, 'postgres', 'owner'))).toBe(false);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(readdirSync(path.join(data, 'local-google', 'used-by'))).toEqual([]);
}, 60_000);

test('a start lists every variable that names something missing', async () => {
  const file = path.join(fresh(), 'file');
  writeFileSync(file, '');
  const secret = () => randomBytes(32).toString('base64');
  const { ended } = await start(file, {
    FLOW_HOST: 'no host',
    DATABASE_URL: 'postgres://flow:hidden@127.0.0.1:1/flow',
    FLOW_KEY: secret(),
    FLOW_SESSION_SECRET: secret(),
  });
  const { code, said } = await ended;
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toEqual([
    'Flow cannot start:',
    expect.stringMatching(/^ {2}FLOW_HOST: this machine has no address 'no host'/),
    `  FLOW_DATA: ${file} leads to a file; a folder is expected`,
    '  DATABASE_URL: no database answers at 127.0.0.1:1 (ECONNREFUSED)',
  ]);
});
