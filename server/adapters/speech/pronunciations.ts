// How words are pronounced, in the recogniser's sounds: by its own dictionary, and for names that it lacks by espeak-ng's rules.
import { readFile } from 'node:fs/promises';
import { arpabetOf } from './arpabet.ts';
import { runProgram } from './run-program.ts';

/** Lines of a dictionary for these words, by word; one that nobody can pronounce is missing. */
export type Pronunciations = (
  words: readonly string[],
  /** `known`: the dictionary's alone. */
  of?: 'any' | 'known',
) => Promise<ReadonlyMap<string, readonly string[]>>;

/** `espeak`: null where it is not there; then names outside the dictionary are not listened for. */
export const openPronunciations = (dictionary: string, espeak: string | null): Pronunciations => {
  const known = onceRead(dictionary);
  const guessed = new Map<string, readonly string[]>();
  return async (words, of = 'any') => {
    const book = await known();
    const lacking = of === 'any' ? words.filter((word) => isWord(word) && !book.has(word) && !guessed.has(word)) : [];
    if (espeak !== null && lacking.length > 0) await guess(espeak, lacking, guessed);
    return new Map(
      words.flatMap((word) => {
        const sounds = book.get(word) ?? guessed.get(word) ?? [];
        return sounds.length === 0 ? [] : [[word, sounds] as const];
      }),
    );
  };
};

/** Nothing that a synthesiser would take for an order, or for two words. */
const isWord = (word: string): boolean => /^\p{L}[\p{L}'’]{0,39}$/u.test(word);

/** Three megabytes, read when they are first asked for; one that could not be read is asked for again. */
const onceRead = (file: string): (() => Promise<Map<string, string[]>>) => {
  let reading: Promise<Map<string, string[]>> | null = null;
  return () => {
    reading ??= readFile(file, 'utf8').then(bookOf);
    reading.catch(() => (reading = null));
    return reading;
  };
};

/** `read R EH D` and `read(2) R IY D` are two ways to say one word. */
const bookOf = (text: string): Map<string, string[]> => {
  const book = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const space = line.search(/\s/);
    if (space <= 0) continue;
    const word = line.slice(0, space).replace(/\(\d+\)$/, '');
    const ways = book.get(word);
    const sounds = line.slice(space + 1).trim();
    if (ways === undefined) book.set(word, [sounds]);
    else ways.push(sounds);
  }
  for (const [word, sounds] of alsoSaid) book.get(word)?.push(sounds);
  return book;
};

/** The dictionary is American: as a Scot says it, 'stop' was 'star that'. */
const alsoSaid: ReadonlyMap<string, string> = new Map([['stop', 'S T AO P']]);

/** Names come again and again; those of a large address book for everyone are not all kept. */
const mostGuessed = 20_000;

/** All in one run, a paragraph each, so that each is a line of the answer. */
const guess = async (espeak: string, words: readonly string[], into: Map<string, readonly string[]>): Promise<void> => {
  const args = ['-q', '--ipa', '--sep=_', '-v', 'en-us', '--stdin'];
  const signal = new AbortController().signal;
  const input = words.map((word) => `${word}.\n\n`).join('');
  const printed = await runProgram({ program: espeak, args, input, signal, timeout: 2000, most: 200_000 }).catch(
    () => null,
  );
  const lines =
    printed
      ?.toString('utf8')
      .split('\n')
      .filter((line) => line.trim() !== '') ?? [];
  // Where a word came out as two lines or as none, nobody knows whose line is whose.
  if (lines.length !== words.length) return;
  if (into.size + words.length > mostGuessed) into.clear();
  for (const [nth, word] of words.entries()) {
    const sounds = arpabetOf((lines[nth] ?? '').trim().replaceAll(' ', '_'));
    into.set(word, sounds === null ? [] : [sounds]);
  }
};
