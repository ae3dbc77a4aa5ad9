// `npm run understand:train -- <folder of the corpora> [--intents]`: trains the language models and writes their weights. `--intents` trains
// only Flow's own requests. The same corpora make the same bytes.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { packed } from '#language/model/weights.ts';
import { shipped, trained } from '#language/training/train.ts';
import { corpusFolder, rowsIn, weightsFile } from './corpus.ts';
import { trainIntents } from './train-intents.ts';

const began = performance.now();
const tell = (what: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${what}`);

const rows = rowsIn(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? corpusFolder);
tell(`${rows.length} rows`);
if (!process.argv.includes('--intents')) {
  const bytes = packed(trained(rows, shipped, tell));
  writeFileSync(weightsFile, bytes);
  tellSizes(bytes);
}
tellSizes(trainIntents(rows, tell));

function tellSizes(bytes: Uint8Array) {
  const kilobytes = (size: number) => `${Math.round(size / 1024)} KB`;
  const [gzip, brotli] = [gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
  tell(`${kilobytes(bytes.length)}, gzip ${kilobytes(gzip)}, brotli ${kilobytes(brotli)}`);
  tell(`sha256 ${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`);
}
