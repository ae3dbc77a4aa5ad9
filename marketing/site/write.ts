// Writes files of the build with their compressed forms, and keeps those forms for the next build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Writer = {
  /** `address`: of the file, from the root of the site. */
  text: (address: string, text: string) => void;
  bytes: (address: string, bytes: Uint8Array) => void;
  /** Resolves once the compressed forms are written too. */
  end: () => Promise<void>;
};

/** `folder`: the build's browser files. `kept`: for compressed forms, by the hash of what they hold. */
export const writerTo = (folder: string, kept: string): Writer => {
  mkdirSync(kept, { recursive: true });
  const forms: Promise<void>[] = [];
  const write = (address: string, bytes: Uint8Array): void => {
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  };
  return {
    bytes: write,
    text: (address, text) => {
      const bytes = Buffer.from(text);
      write(address, bytes);
      for (const [ending, make] of [
        ['br', brotli],
        ['gz', gzipped],
      ] as const)
        forms.push(keptForm(kept, bytes, ending, make).then((form) => write(`${address}.${ending}`, form)));
    },
    end: async () => {
      await Promise.all(forms);
    },
  };
};

/** Compresses on Node's own threads, so both cores work. */
const keptForm = async (
  kept: string,
  bytes: Uint8Array,
  form: string,
  make: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  const file = path.join(kept, `${hashOf(bytes)}.${form}`);
  if (existsSync(file)) return readFileSync(file);
  const made = await make(bytes);
  writeFileSync(file, made);
  return made;
};

const brotli = (bytes: Uint8Array): Promise<Uint8Array> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

const gzipped = (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 9 });

/** Short, for names. */
export const hashOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
