// The program itself, as whoever watches over it meets it: asked to leave before it is there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePorts } from '#test/support/free-ports.ts';

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

test('stops in order when it is told to while it still starts, with all that it had begun', async () => {
  const data = fresh();
  const { child, ended } = await start(data, {});
  const google = path.join(data, 'local-google', 'pid');
  await vi.waitUntil(() => existsSync(google) && readFileSync(google, 'utf8') !== '', { timeout: 40_000, interval: 5 });
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
