// Compresses the built files once, so that the server does not do it at each start.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The server changes pages before it compresses them. */
const compressible = /\.(js|css|json|svg|txt|md|xml|wasm|bin|data|webmanifest|onnx)$/;

/** Writes FILE.br and FILE.gz next to each file. */
export const compressFiles = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const body = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
};
