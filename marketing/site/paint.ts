// Paints the pictures for sharing on two threads, and only those whose drawing changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { hashOf } from './write.ts';

const threads = 2;

/** PNG by the key of its drawing. `kept`: folder for those of earlier builds. `font`: a TrueType file. */
export const paint = async (
  drawings: ReadonlyMap<string, string>,
  { font, kept }: { font: Uint8Array; kept: string },
): Promise<Map<string, Uint8Array>> => {
  mkdirSync(kept, { recursive: true });
  const fontFile = path.join(kept, `${hashOf(font)}.ttf`);
  writeFileSync(fontFile, font);
  const painted = new Map<string, Uint8Array>();
  const waiting: { id: string; svg: string; file: string }[] = [];
  for (const [id, svg] of drawings) {
    const file = path.join(kept, `${hashOf(svg + hashOf(font))}.png`);
    if (existsSync(file)) painted.set(id, readFileSync(file));
    else waiting.push({ id, svg, file });
  }
  const files = new Map(waiting.map(({ id, file }) => [id, file]));
  const shares = Array.from({ length: threads }, (_, nth) => waiting.filter((_, at) => at % threads === nth));
  await Promise.all(
    shares.map((share) =>
      paintShare(fontFile, share, (id, png) => {
        painted.set(id, png);
        writeFileSync(files.get(id) ?? '', png);
      }),
    ),
  );
  return painted;
};

const Painted = z.object({ id: z.string(), png: z.instanceof(Uint8Array) });

/** The thread gets its whole share at once: it never waits for the main thread, which judges pages meanwhile. */
const paintShare = async (
  font: string,
  share: readonly { id: string; svg: string }[],
  done: (id: string, png: Uint8Array) => void,
): Promise<void> => {
  if (share.length === 0) return;
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { workerData: { font } });
  for (const { id, svg } of share) worker.postMessage({ id, svg });
  await new Promise<void>((resolve, reject) => {
    let left = share.length;
    worker.on('error', reject);
    worker.on('message', (given) => {
      const { id, png } = Painted.parse(given);
      done(id, png);
      left -= 1;
      if (left === 0) resolve();
    });
  });
  await worker.terminate();
};
