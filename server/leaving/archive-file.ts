// An export as a file under FLOW_DATA, encrypted with a key of its own. Without the key in the database the file is noise.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ArchiveId } from '#domain/leaving.ts';
import type { Context } from '#server/context.ts';

type FileContext = Pick<Context, 'config'>;

const algorithm = 'aes-256-gcm';
const tagBytes = 16;
/** A key encrypts one file. */
const iv = Buffer.alloc(12);

/** Stores what `content` says. Returns its size without encryption, and the file's key in base64. */
export const writeArchiveFile = async (
  ctx: FileContext,
  id: ArchiveId,
  content: Readable,
): Promise<{ bytes: number; key: string }> => {
  const key = randomBytes(32);
  const cipher = createCipheriv(algorithm, key, iv);
  await mkdir(folderOf(ctx), { recursive: true, mode: 0o700 });
  const part = `${fileOf(ctx, id)}.part`;
  await pipeline(content, cipher, createWriteStream(part, { mode: 0o600 }));
  const { size } = await stat(part);
  const file = await open(part, 'a');
  try {
    await file.write(cipher.getAuthTag());
  } finally {
    await file.close();
  }
  await rename(part, fileOf(ctx, id));
  return { bytes: size, key: key.toString('base64') };
};

/** The decrypted content. The file is gone from the folder at once, and from the disk when the stream ends. */
export const takeArchiveFile = async (ctx: FileContext, id: ArchiveId, key: string): Promise<Readable> => {
  const file = await open(fileOf(ctx, id), 'r');
  const { size } = await file.stat();
  const tag = Buffer.alloc(tagBytes);
  await file.read(tag, 0, tagBytes, size - tagBytes);
  const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64'), iv).setAuthTag(tag);
  await removeArchiveFile(ctx, id);
  const sealed = createReadStream('', { fd: file, start: 0, end: size - tagBytes - 1 });
  // A broken download ends both.
  void pipeline(sealed, decipher).catch(() => {});
  return decipher;
};

export const removeArchiveFile = async (ctx: FileContext, id: ArchiveId): Promise<void> => {
  await rm(fileOf(ctx, id), { force: true });
  await rm(`${fileOf(ctx, id)}.part`, { force: true });
};

/** Files from before this moment, whatever rows say: a restored database may not know them. */
export const removeArchiveFilesBefore = async (ctx: FileContext, moment: Date): Promise<void> => {
  for (const name of await readdir(folderOf(ctx)).catch(() => [])) {
    const file = path.join(folderOf(ctx), name);
    const made = await stat(file).catch(() => null);
    if (made !== null && made.mtime < moment) await rm(file, { force: true });
  }
};

const folderOf = ({ config }: FileContext): string => path.join(config.data, 'exports');

const fileOf = (ctx: FileContext, id: ArchiveId): string => path.join(folderOf(ctx), id);
