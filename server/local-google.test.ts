import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { expect, test } from 'vitest';
import { testConfig } from '#test/support/context.ts';
import { listening } from '#test/support/listening.ts';
import { startLocalGoogle } from './local-google.ts';
import { answers } from './local-program.ts';

const freePort = async (): Promise<number> => {
  const probe = createServer();
  const port = await listening(probe);
  await new Promise((closed) => probe.close(closed));
  return port;
};

const placeFor = async () => {
  const port = await freePort();
  return {
    config: { ...testConfig(`http://127.0.0.1:${port}`), data: mkdtempSync(path.join(os.tmpdir(), 'flow-google-')) },
    local: { port, server: `http://127.0.0.1:${port}`, browser: `http://localhost:${port}` },
  };
};

test('the local Google starts once, the next Flow finds it, and an orderly stop ends it', async () => {
  const { config, local } = await placeFor();
  expect(await answers(local)).toBe(false);

  await startLocalGoogle(config, local);
  expect(await answers(local)).toBe(true);
  // Nobody stops it here, as after a kill of its Flow.
  const next = await startLocalGoogle(config, local);
  expect(await answers(local)).toBe(true);

  await next.stop();
  expect(await answers(local)).toBe(false);
});

const pidOf = (folder: string): number => Number(readFileSync(path.join(folder, 'local-google', 'pid'), 'utf8'));

test('processes of one Flow that start together share one local Google', async () => {
  const { config, local } = await placeFor();
  const [one] = await Promise.all([startLocalGoogle(config, local), startLocalGoogle(config, local)]);
  expect(await answers(local)).toBe(true);
  await one.stop();
  expect(await answers(local)).toBe(false);
});

test('it keeps running while another process needs it, and an abandoned start leaves it alone', async () => {
  const { config, local } = await placeFor();
  const first = await startLocalGoogle(config, local);
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  const users = path.join(config.data, 'local-google', 'used-by');
  writeFileSync(path.join(users, String(other.pid)), '');
  await first.stop();
  expect(await answers(local)).toBe(true);
  other.kill('SIGKILL');
  await once(other, 'exit');

  await (await startLocalGoogle(config, local)).abandon();
  expect(await answers(local)).toBe(true);
  await (await startLocalGoogle(config, local)).stop();
  expect(await answers(local)).toBe(false);
});

test('an abandoned start ends the local Google that it started', async () => {
  const { config, local } = await placeFor();
  await (await startLocalGoogle(config, local)).abandon();
  expect(await answers(local)).toBe(false);
});

test('a busy local Google gets time, and stays alive', async () => {
  const { config, local } = await placeFor();
  const { stop } = await startLocalGoogle(config, local);
  const pid = pidOf(config.data);
  process.kill(pid, 'SIGSTOP');
  const attaching = startLocalGoogle(config, local);
  setTimeout(() => process.kill(pid, 'SIGCONT'), 1500);
  await attaching;
  expect(pidOf(config.data)).toBe(pid);
  await stop();
});

test('another program on its port is not mistaken for it', async () => {
  const { config, local } = await placeFor();
  const stranger = serve({ fetch: () => new Response('fine'), port: local.port, hostname: '127.0.0.1' });
  expect(await answers(local)).toBe(true);
  await expect(startLocalGoogle(config, local)).rejects.toThrow(`Port ${local.port} is taken`);
  stranger.close();
});

test('another Flow’s local Google is left alone', async () => {
  const { config, local } = await placeFor();
  const theirs = await startLocalGoogle(config, local);
  const ours = { ...config, data: mkdtempSync(path.join(os.tmpdir(), 'flow-google-')) };
  await expect(startLocalGoogle(ours, local)).rejects.toThrow(`Port ${local.port} is taken`);
  expect(await answers(local)).toBe(true);
  await theirs.stop();
});
