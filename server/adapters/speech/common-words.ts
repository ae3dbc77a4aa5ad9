// The words that people use most, of those that the recogniser's language model knows: with these alone it hears twice as fast, and what
// is lost is rare. Read from the model itself, whose words come with no order.
import { readFile } from 'node:fs/promises';

/** The most likely first. Null where the file is none of the kind that is known. */
export const commonWords = async (model: string, most: number): Promise<string[] | null> => {
  try {
    return wordsOf(await readFile(model), most);
  } catch {
    return null;
  }
};

const title = 'Trie Language Model';

/**
 * The title, the order, how many there are of each order, a table each of 65,536 likelihoods, then the single words' own (likelihood,
 * back-off and a place), and at the end the words, each with a zero behind it.
 */
const wordsOf = (file: Buffer, most: number): string[] | null => {
  if (file.toString('latin1', 0, title.length) !== title) return null;
  const order = file.readUInt8(title.length);
  const count = file.readUInt32LE(title.length + 1);
  const tables = title.length + 1 + 4 * order;
  const singles = tables + 4 + (2 * order - 3) * 65_536 * 4;
  const words = wordsAtEnd(file, count);
  if (order < 2 || words === null) return null;
  const likely = words.map((word, nth) => ({ word, by: file.readFloatLE(singles + 12 * nth) }));
  // Likelihoods are logarithms: were they none, the tables would have been longer or shorter than that.
  if (likely.some(({ by }) => !(by <= 0 && by > -1e7))) return null;
  return likely
    .toSorted((one, other) => other.by - one.by)
    .slice(0, most)
    .map(({ word }) => word);
};

/** Before the words stands how many bytes they are. */
const wordsAtEnd = (file: Buffer, count: number): string[] | null => {
  let zeros = 0;
  let at = file.byteLength;
  while (zeros <= count && at > 0) zeros += file[--at] === 0 ? 1 : 0;
  for (let begin = at + 4; begin > at - 64 && begin >= 4; begin -= 1) {
    if (begin > file.byteLength || file.readInt32LE(begin - 4) !== file.byteLength - begin) continue;
    const words = file.toString('utf8', begin).split('\0').slice(0, -1);
    if (words.length === count) return words;
  }
  return null;
};
