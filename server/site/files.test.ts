// The site serves the build's compressed files, and creates missing ones.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openFiles } from './files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const code = 'export const answer = 42;\n'.repeat(50);
const text = (bytes: Uint8Array | null | undefined): string => Buffer.from(bytes ?? []).toString();

test('the server compresses a file on first use if the build did not', () => {
  writeFileSync(path.join(folder, 'late.js'), code);
  const { br, gzip } = openFiles(folder).read('/late.js');
  expect([text(br && brotliDecompressSync(br)), text(gzip && gunzipSync(gzip))]).toEqual([code, code]);
});

test("the server sends the build's compressed forms unchanged, and they have no address of their own", () => {
  for (const [name, bytes] of [
    ['app.js', code],
    ['app.js.br', 'br of the build'],
    ['app.js.gz', 'gz of the build'],
  ] as const)
    writeFileSync(path.join(folder, name), bytes);
  const files = openFiles(folder);
  const { br, gzip } = files.read('/app.js');
  expect([text(br), text(gzip)]).toEqual(['br of the build', 'gz of the build']);
  expect([files.has('/app.js'), files.has('/app.js.br'), files.has('/app.js.gz')]).toEqual([true, false, false]);
});
