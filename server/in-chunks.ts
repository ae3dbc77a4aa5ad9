// Splits the long work of one call into chunks, so other calls run in between.
import { setImmediate as others } from 'node:timers/promises';

/** The most milliseconds of one chunk. */
const chunkMs = 2;

export const mapInChunks = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(work(item));
    if (performance.now() - began < chunkMs) continue;
    await others();
    began = performance.now();
  }
  return results;
};
