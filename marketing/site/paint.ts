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
  await Promise.all(
    Array.from({ length: Math.min(threads, waiting.length) }, () =>
      paintNext(fontFile, waiting, (id, png) => {
        painted.set(id, png);
        writeFileSync(files.get(id) ?? '', png);
      }),
    ),
  );
  return painted;
};

const Painted = z.object({ id: z.string(), png: z.instanceof(Uint8Array) });

const paintNext = (
  font: string,
  waiting: { id: string; svg: string }[],
  done: (id: string, png: Uint8Array) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { workerData: { font } });
    const give = (): void => {
      const next = waiting.shift();
      if (next !== undefined) return worker.postMessage({ id: next.id, svg: next.svg });
      worker.terminate().then(() => resolve(), reject);
    };
    worker.on('message', (given) => {
      const { id, png } = Painted.parse(given);
      done(id, png);
      give();
    });
    worker.on('error', reject);
    give();
  });
