// [AC-18] Slow clients, and compressed bodies that would grow.
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#api/endpoint.ts';
import { testContext } from '#test/support/context.ts';
import { bindOpen } from './handle.ts';
import { httpApp } from './http.ts';
import { listen } from './listen.ts';

const echo = endpoint({
  method: 'POST',
  path: '/api/echo',
  who: 'anyone',
  request: z.object({ words: z.string() }),
  response: z.object({ words: z.string() }),
});
const ctx = await testContext();
const app = httpApp(ctx, {
  routes: [bindOpen(ctx, echo, async ({ input: { words } }) => ({ words }))],
  sessionOf: async () => null,
  site: null,
  health: async () => ({ answers: true }),
});
const patience = { head: 1000, request: 1500, idle: 500, check: 100 };
const server = await listen(app.fetch, { port: 0, host: '127.0.0.1', patience });
afterAll(() => server.close());
const at = `http://127.0.0.1:${server.port}`;

const own = { 'content-type': 'application/json', origin: ctx.config.url, 'x-flow': '1' };
const head = [
  'POST /api/echo HTTP/1.1',
  'host: localhost',
  ...Object.entries(own).map((one) => one.join(': ')),
  '',
].join('\r\n');

/** Sends the beginning, then single bytes until disconnected. */
const slowly = (beginning: string): Promise<void> =>
  new Promise((resolve) => {
    const socket: Socket = connect(server.port, '127.0.0.1', () => socket.write(beginning));
    const drip = setInterval(() => socket.write('a'), 200);
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      resolve();
    });
  });

test('the server disconnects two hundred slow clients, and answers others meanwhile', async () => {
  const heads = Array.from({ length: 100 }, () => slowly(`${head}x-slow: `));
  const bodies = Array.from({ length: 100 }, () => slowly(`${head}content-length: 100000\r\n\r\n`));
  let hungUp = false;
  const gone = Promise.all([...heads, ...bodies]).then(() => {
    hungUp = true;
  });
  let answered = 0;
  while (!hungUp) {
    expect((await fetch(`${at}/healthz`)).status).toBe(200);
    answered += 1;
  }
  await gone;
  expect(answered).toBeGreaterThan(20);
}, 20_000);

test('the server rejects a compressed body without decompression', async () => {
  const say = (body: Uint8Array<ArrayBuffer>, more: object = {}) =>
    fetch(`${at}/api/echo`, { method: 'POST', headers: { ...own, ...more }, body });
  const words = Buffer.alloc(64 * 1024 * 1024, 'a')
    .fill('{"words":"', 0, 10)
    .fill('"}', 64 * 1024 * 1024 - 2);
  expect((await say(new Uint8Array(gzipSync(words)), { 'content-encoding': 'gzip' })).status).toBe(400);
  expect((await say(new Uint8Array(words.subarray(0, 2 * 1024 * 1024)))).status).toBe(413);
  expect((await say(new Uint8Array(Buffer.from('{"words":"small"}')))).status).toBe(200);
});
