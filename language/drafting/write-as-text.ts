// Writes dictated words as text: signs for their names, numbers, times and addresses as people write them, and names
// with capitals.
import {
  afterCapital,
  beforeCapital,
  beforeNoun,
  capitalWord,
  contractionsOfI,
  literally,
  type Mark,
  marks,
  openingQuote,
  theWord,
} from '#language/en/drafting/dictation-words.ts';
import { writeAmount } from './spoken-amounts.ts';
import { writeDate } from './spoken-dates.ts';
import { writeAddress } from './spoken-letters.ts';
import { writeTime } from './spoken-times.ts';
import { type Chunk, chunk, plainAt, plainRun, type Word, type Written, wordsOf } from './spoken-words.ts';
import type { WriterNames } from './text-edit.ts';

export const writeAsText = (words: readonly Word[], { names, own }: WriterNames): Chunk[] => {
  const known = namesIn([...names, own]);
  const chunks: Chunk[] = [];
  for (let at = 0; at < words.length; ) {
    const reading = readers.map((read) => read(words, at)).find((one) => one !== null) ?? wordWritten(words, at, known);
    chunks.push(...reading.chunks);
    at = reading.next;
  }
  return chunks;
};

export const joined = (chunks: readonly Chunk[], { capital }: { capital: boolean }): string => {
  let text = '';
  let begins = capital;
  let glued = true;
  for (const one of chunks) {
    text += !glued && one.spaceBefore ? ' ' : '';
    text += begins && !one.fixed && !one.sign ? capitalized(one.text) : one.text;
    glued = !one.spaceAfter;
    begins = one.ends || (begins && one.sign);
  }
  return text;
};

export const writePhrase = (text: string, writers: WriterNames): string =>
  joined(writeAsText(wordsOf(text), writers), { capital: false });

export const capitalized = (text: string): string =>
  text.replace(/^(["“(]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

export const markAt = (words: readonly Word[], at: number): { mark: Mark; next: number } | null => {
  if (beforeNoun.has(plainAt(words, at - 1)) && words[at - 1]?.tail === '') return null;
  const run = plainRun(words, at, 3);
  for (let length = run.length; length > 0; length -= 1) {
    const mark = marks.get(run.slice(0, length).join(' '));
    if (mark) return { mark, next: at + length };
  }
  return null;
};

const markWritten = (words: readonly Word[], at: number): Written | null => {
  const mark = markAt(words, at) ?? quoteAt(words, at);
  if (!mark) return null;
  const { text, glue, ends } = mark.mark;
  const one: Chunk = {
    text,
    spaceBefore: glue === 'right' || glue === 'none',
    spaceAfter: glue === 'left' || glue === 'none',
    ends: ends === true,
    fixed: true,
    sign: true,
  };
  return { chunks: [one], next: mark.next };
};

/** 'Quote' opens a quotation if a later one closes it. Otherwise it is a price. */
const quoteAt = (words: readonly Word[], at: number): { mark: Mark; next: number } | null => {
  if (plainAt(words, at) !== 'quote' || beforeNoun.has(plainAt(words, at - 1))) return null;
  const closes = words.slice(at + 1).some(({ plain }, nth, rest) => {
    const before = rest[nth - 1]?.plain ?? '';
    return plain === 'unquote' || (plain === 'quote' && (before === 'end' || before === 'close'));
  });
  return closes || (at === 0 && words.length > 1) ? { mark: openingQuote, next: at + 1 } : null;
};

/** 'Literally comma', 'literally the word period': the name itself. */
const literalWritten = (words: readonly Word[], at: number): Written | null => {
  if (plainAt(words, at) !== literally) return null;
  const called = theWord.test(plainRun(words, at + 1, 2).join(' '));
  const from = called ? at + 3 : at + 1;
  const bare = words.map((word, nth) => (nth < from ? { ...word, plain: '' } : word));
  const mark = markAt(bare, from);
  const next = mark?.next ?? (called || isOrder(plainAt(words, from)) ? from + 1 : from);
  if (next === from || from >= words.length) return null;
  return { chunks: words.slice(from, next).map(({ raw }) => chunk(raw)), next };
};

/** Words that start a command to the draft, and are text on their own. */
const isOrder = (word: string): boolean =>
  ['quote', 'capital', 'scratch', 'change', 'replace', 'insert', 'delete', 'spell', 'undo', 'send', literally].includes(
    word,
  );

const capitalWritten = (words: readonly Word[], at: number): Written | null => {
  const [one, two] = [words[at + 1], words[at + 2]];
  if (two && plainRun(words, at, 2).join(' ') === 'all caps')
    return { chunks: [chunk(two.raw.toUpperCase())], next: at + 3 };
  const isCapital = capitalWord.test(plainAt(words, at)) && words[at]?.tail === '';
  return one && isCapital && !isMoney(plainAt(words, at - 1), one.plain)
    ? { chunks: [chunk(capitalized(one.raw))], next: at + 2 }
    : null;
};

const isMoney = (before: string, after: string): boolean =>
  beforeNoun.has(before) || beforeCapital.has(before) || afterCapital.has(after);

const readers: readonly ((words: readonly Word[], at: number) => Written | null)[] = [
  literalWritten,
  markWritten,
  writeAddress,
  capitalWritten,
  writeTime,
  writeDate,
  writeAmount,
];

const wordWritten = (words: readonly Word[], at: number, known: ReadonlyMap<string, string>): Written => {
  const word = words[at];
  if (!word) return { chunks: [], next: at + 1 };
  const own =
    contractionsOfI.get(word.plain) ?? (word.raw === word.raw.toLowerCase() ? known.get(word.plain) : undefined);
  return { chunks: [own === undefined ? chunk(word.raw) : chunk(own, word)], next: at + 1 };
};

/** Everyday words are never names. */
const namesIn = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    names
      .flatMap((name) => name.split(/\s+/))
      .filter((part) => /^\p{Lu}[\p{L}’'-]{2,}$/u.test(part) && !everyday.has(part.toLowerCase()))
      .map((part) => [part.toLowerCase(), part] as const),
  );

const everyday: ReadonlySet<string> = new Set(
  'will mark may june april rose grace hope faith bill rich art drew chase grant sky frank miles page young long best good day black white brown green wood hill king lane field west north south east the and van der von ops team info'.split(
    ' ',
  ),
);
