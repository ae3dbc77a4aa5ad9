// The files of anchors: each line follows the one before, and no byte of it can change unseen.
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import '#test/support/seed.ts';
import { appendAnchor, forgetAnchors, readAnchors } from './anchor-files.ts';
import { type Head, merkleRoot } from './merkle-root.ts';

const hostKey = new Uint8Array(32).fill(7);
const [one, other] = ['10000000-0000-4000-8000-000000000000', '20000000-0000-4000-8000-000000000000'];
const headOf = (chain: string, seq: number): Head => [
  chain,
  seq,
  String(seq).repeat(64).slice(0, 64),
  '2026-11-20T12:00:00.000Z',
];

let data = '';
const place = () => ({ data, hostKey });
const file = (name = '2026-11.jsonl') => path.join(data, 'anchors', name);
const anchorAt = (at: string, ...heads: Head[]) => appendAnchor(place(), heads, new Date(at));
const fault = async () => (await readAnchors(place())).fault;

beforeEach(() => {
  data = mkdtempSync(path.join(os.tmpdir(), 'flow-anchors-'));
  const folder = data;
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const threeAnchors = async () => {
  await anchorAt('2026-11-20T12:00:00Z', headOf(one, 1));
  await anchorAt('2026-11-20T12:05:00Z', headOf(one, 1), headOf(other, 1));
  await anchorAt('2026-11-20T12:10:00Z', headOf(one, 2), headOf(other, 1));
};

describe('an anchor', () => {
  test('holds the heads that changed, and a root over all of them', async () => {
    await threeAnchors();
    const { anchors, fault: none } = await readAnchors(place());
    expect(none).toBeNull();
    expect(anchors.map(({ heads, chains }) => [heads.map(([chain, seq]) => [chain, seq]), chains])).toEqual([
      [[[one, 1]], 1],
      [[[other, 1]], 2],
      [[[one, 2]], 2],
    ]);
    expect(anchors.at(-1)?.root).toBe(merkleRoot([headOf(other, 1), headOf(one, 2)]));
  });

  test('is not written while no chain has changed', async () => {
    await threeAnchors();
    expect(await anchorAt('2026-11-20T12:15:00Z', headOf(one, 2), headOf(other, 1))).toBeNull();
    expect((await readAnchors(place())).anchors).toHaveLength(3);
  });

  test('follows half a line of a power cut', async () => {
    await threeAnchors();
    appendFileSync(file(), '{"at":"2026-11-20T12:1');
    expect(await fault()).toBeNull();
    await anchorAt('2026-11-20T12:20:00Z', headOf(one, 3));
    expect(await readAnchors(place())).toMatchObject({ fault: null, anchors: { length: 4 } });
  });

  test('begins a file each month with all heads, and old files go', async () => {
    await threeAnchors();
    const december = await anchorAt('2026-12-01T00:00:00Z', headOf(one, 2), headOf(other, 1));
    expect(december?.heads).toHaveLength(2);
    expect(await fault()).toBeNull();
    await forgetAnchors(place(), new Date('2026-12-31T00:00:00Z'));
    expect(readdirSync(path.join(data, 'anchors'))).toEqual(['2026-12.jsonl']);
    expect(await readAnchors(place())).toMatchObject({ fault: null, anchors: { length: 1 } });
  });
});

describe('reading finds', () => {
  test('a line that another key signed', async () => {
    await threeAnchors();
    const { fault: found } = await readAnchors({ data, hostKey: new Uint8Array(32).fill(8) });
    expect(found).toBe('the anchor of 2026-11-20T12:00:00.000Z is not signed by this host');
  });

  test.each([
    ['a removed line', (lines: string[]) => lines.toSpliced(1, 1)],
    ['two lines in the wrong order', ([first = '', second = '', ...more]: string[]) => [second, first, ...more]],
    ['a line twice', ([first = '', ...more]: string[]) => [first, first, ...more]],
  ])('%s', async (_name, change) => {
    await threeAnchors();
    const lines = readFileSync(file(), 'utf8').trimEnd().split('\n');
    writeFileSync(file(), `${change(lines).join('\n')}\n`);
    expect(await fault()).toMatch(/does not follow/);
  });

  test('a removed file', async () => {
    await threeAnchors();
    await anchorAt('2026-12-01T00:00:00Z', headOf(one, 3));
    await anchorAt('2027-01-01T00:00:00Z', headOf(one, 4));
    rmSync(file('2026-12.jsonl'));
    expect(await fault()).toMatch(/does not follow/);
  });

  test('each of many changed characters', async () => {
    await threeAnchors();
    const text = readFileSync(file(), 'utf8');
    const places = fc.sample(fc.tuple(fc.nat(text.length - 2), fc.constantFrom(...'0a1b{"')), 250);
    const missed: string[] = [];
    for (const [at, sign] of places) {
      if (text[at] === sign) continue;
      writeFileSync(file(), text.slice(0, at) + sign + text.slice(at + 1));
      if ((await fault()) === null) missed.push(`${at}: ${text[at]} became ${sign}`);
    }
    expect(missed).toEqual([]);
  });
});
