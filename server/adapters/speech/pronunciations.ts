// Pronounces words: by the recogniser's dictionary, and unknown names by espeak-ng.
import { readFile } from 'node:fs/promises';
import { arpabetOf } from './arpabet.ts';
import { runProgram } from './run-program.ts';

/** Dictionary lines by word. Words without a pronunciation are missing. */
export type Pronunciations = (
  words: readonly string[],
  /** `known`: dictionary only. */
  of?: 'any' | 'known',
) => Promise<ReadonlyMap<string, readonly string[]>>;

/** `espeak`: null if absent. Then the recogniser ignores unknown names. */
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

/** Rejects espeak commands and several words. */
const isWord = (word: string): boolean => /^\p{L}[\p{L}'’]{0,39}$/u.test(word);

/** Three megabytes, loaded on first use. Retries a failed load. */
const onceRead = (file: string): (() => Promise<Map<string, string[]>>) => {
  let reading: Promise<Map<string, string[]>> | null = null;
  return () => {
    reading ??= readFile(file, 'utf8').then(bookOf);
    reading.catch(() => (reading = null));
    return reading;
  };
};

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

/** The dictionary is American. The recogniser heard a Scottish 'stop' as 'star that'. */
const alsoSaid: ReadonlyMap<string, string> = new Map([['stop', 'S T AO P']]);

/** Names repeat, but a large address book must not fill the cache. */
const mostGuessed = 20_000;

/** One run with a paragraph per word, so each answer is one line. */
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
  // If a word gave no line or two, the lines match no words.
  if (lines.length !== words.length) return;
  if (into.size + words.length > mostGuessed) into.clear();
  for (const [nth, word] of words.entries()) {
    const sounds = arpabetOf((lines[nth] ?? '').trim().replaceAll(' ', '_'));
    into.set(word, sounds === null ? [] : [sounds]);
  }
};
