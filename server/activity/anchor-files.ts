// Anchors of the audit log: files of lines outside the database, one file a month. Each line is signed, follows the line before, and holds the
// heads that changed since.
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Config } from '#server/config.ts';
import { type Head, merkleRoot } from './merkle-root.ts';

type Place = Pick<Config, 'data' | 'hostKey'>;

const Anchor = z.object({
  at: z.iso.datetime(),
  /** The signature of the line before. Empty for the first of all. */
  before: z.string(),
  /** Chains that are anchored so far in this file, and the Merkle root over their newest heads. */
  chains: z.number(),
  root: z.string(),
  heads: z.array(z.tuple([z.uuid(), z.number(), z.string().check(z.regex(/^[0-9a-f]{64}$/)), z.iso.datetime()])),
  signature: z.string(),
});
export type Anchor = z.infer<typeof Anchor>;

/** `fault`: the first line that nobody with this host's key wrote so. */
export type Anchors = { anchors: Anchor[]; fault: string | null };

/** Adds a line with those of `heads` that changed, on the disk when it returns. Returns null if none did. */
export const appendAnchor = async (place: Place, heads: readonly Head[], now: Date): Promise<Anchor | null> => {
  const folder = folderOf(place);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${now.toISOString().slice(0, 7)}.jsonl`);
  const text = await textOf(file);
  const written = linesOf(text);
  const newest = newestHeads(written);
  const changed = heads.filter(([chain, , hash]) => newest.get(chain)?.[2] !== hash);
  if (changed.length === 0) return null;
  for (const head of changed) newest.set(head[0], head);
  const last = written.at(-1) ?? (await lastBefore(folder, path.basename(file)));
  const anchor = signed(keyOf(place), {
    at: now.toISOString(),
    before: last?.signature ?? '',
    chains: newest.size,
    root: merkleRoot(newest.values()),
    heads: changed.map(([chain, seq, hash, at]) => [chain, seq, hash, at]),
  });
  // A power cut may have left half a line.
  const whole = Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1));
  if (whole < Buffer.byteLength(text)) await truncate(file, whole);
  await append(file, `${JSON.stringify(anchor)}\n`);
  return anchor;
};

/** All lines that are kept, the oldest first, and whether each is as it was written. */
export const readAnchors = async (place: Place): Promise<Anchors> => {
  const folder = folderOf(place);
  const key = createPublicKey(keyOf(place));
  const anchors: Anchor[] = [];
  const faults: (string | null)[] = [];
  for (const name of await namesIn(folder)) {
    const text = await textOf(path.join(folder, name));
    const lines = linesOf(text);
    if (lines.length < text.split('\n').length - 1) faults.push(`a line of ${name} cannot be read`);
    for (const anchor of lines) {
      faults.push(lineFault(key, anchors.at(-1), anchor));
      anchors.push(anchor);
    }
    faults.push(rootFault(lines));
  }
  return { anchors, fault: faults.find((fault) => fault !== null) ?? null };
};

/** The oldest line that is kept follows one that is past its time. */
const lineFault = (key: KeyObject, before: Anchor | undefined, anchor: Anchor): string | null => {
  if (before !== undefined && anchor.before !== before.signature)
    return `the anchor of ${anchor.at} does not follow the one before`;
  return isSigned(key, anchor) ? null : `the anchor of ${anchor.at} is not signed by this host`;
};

const rootFault = (lines: readonly Anchor[]): string | null => {
  const last = lines.at(-1);
  const newest = newestHeads(lines);
  if (last === undefined || (last.chains === newest.size && last.root === merkleRoot(newest.values()))) return null;
  return `the anchor of ${last.at} has another root`;
};

/** Removes files that are older than the entries they are about. */
export const forgetAnchors = async (place: Pick<Config, 'data'>, before: Date): Promise<void> => {
  const month = `${before.toISOString().slice(0, 7)}.jsonl`;
  for (const name of await namesIn(folderOf(place)))
    if (name < month) await rm(path.join(folderOf(place), name), { force: true });
};

const folderOf = ({ data }: Pick<Config, 'data'>): string => path.join(data, 'anchors');

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => /^\d{4}-\d\d\.jsonl$/.test(name)).sort();

const textOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** Half a line at the end counts as none. */
const linesOf = (text: string): Anchor[] =>
  text
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => Anchor.safeParse(parsed(line)).data ?? []);

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

const lastBefore = async (folder: string, name: string): Promise<Anchor | undefined> => {
  const earlier = (await namesIn(folder)).filter((one) => one < name).at(-1);
  return earlier === undefined ? undefined : linesOf(await textOf(path.join(folder, earlier))).at(-1);
};

const newestHeads = (lines: readonly Anchor[]): Map<string, Head> =>
  new Map(lines.flatMap(({ heads }) => heads.map((head) => [head[0], head] as const)));

type Unsigned = Omit<Anchor, 'signature'>;

const signed = (key: KeyObject, anchor: Unsigned): Anchor => ({
  ...anchor,
  signature: sign(null, contentOf(anchor), key).toString('base64'),
});

const isSigned = (key: KeyObject, { signature, ...anchor }: Anchor): boolean => {
  const bytes = Buffer.from(signature, 'base64');
  // Several texts in base64 are the same bytes.
  return bytes.toString('base64') === signature && verify(null, contentOf(anchor), key, bytes);
};

const contentOf = ({ at, before, chains, root, heads }: Unsigned): Buffer =>
  Buffer.from(JSON.stringify([at, before, chains, root, heads]));

/** Ed25519, from the host's key, so that the host keeps one secret less. */
const keyOf = ({ hostKey }: Pick<Config, 'hostKey'>): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([pkcs8, Buffer.from(hkdfSync('sha256', hostKey, '', 'flow audit anchors', 32))]),
    format: 'der',
    type: 'pkcs8',
  });

/** How an Ed25519 key begins in PKCS #8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const append = async (file: string, line: string): Promise<void> => {
  const opened = await open(file, 'a', 0o600);
  try {
    await opened.writeFile(line);
    await opened.sync();
  } finally {
    await opened.close();
  }
};
