// Finds words in a text exactly or by sound; the last match wins.
import { wordsOf } from './spoken-words.ts';

/** Characters of the text from `start` to `end`, without the signs around them. */
export type Span = { start: number; end: number };

export type NearestWords = { kind: 'one'; span: Span } | { kind: 'which'; or: readonly string[] } | null;

export const findPhrase = (text: string, said: readonly string[]): NearestWords => {
  const words = tokensOf(text);
  for (const one of said) {
    const exact = exactly(words, plainOf(one));
    if (exact) return { kind: 'one', span: exact };
  }
  return bySound(text, words, said.map(plainOf));
};

export const alike = (one: string, other: string): number => {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  if (a === '' || b === '') return 0;
  return Math.max(closeness(a, b), 0.45 * closeness(a, b) + 0.55 * closeness(soundOf(a), soundOf(b)));
};

export type Token = Span & { plain: string };

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}$€£][\p{L}\p{N}'’@._:,/$€£%&-]*/gu)].map(({ 0: raw, index }) => {
    const word = raw.replace(/[.,:'’-]+$/, '');
    return { start: index, end: index + word.length, plain: plainOf(word) };
  });

const exactly = (words: readonly Token[], said: string): Span | null => {
  const targetWords = said.split(' ');
  for (let at = words.length - targetWords.length; at >= 0; at -= 1)
    if (targetWords.every((word, nth) => words[at + nth]?.plain === word)) return spanOf(words, at, targetWords.length);
  return null;
};

const enough = 0.68;
/** Two matches whose scores differ by less than this are equally good. */
const apart = 0.04;

const bySound = (text: string, words: readonly Token[], said: readonly string[]): NearestWords => {
  const places = said.flatMap((one) => {
    const count = one.split(' ').length;
    // Recognisers split and join words.
    return [count, count - 1, count + 1]
      .filter((length) => length > 0)
      .flatMap((length) => placesOf(words, length, one));
  });
  const ranked = places.filter(({ score }) => score >= enough).toSorted((one, other) => other.score - one.score);
  const [best] = ranked;
  if (!best) return null;
  const close = ranked.filter(({ score }) => best.score - score < apart);
  const different = [
    ...new Map(close.map(({ span }) => [text.slice(span.start, span.end).toLowerCase(), span])).values(),
  ];
  if (different.length > 1)
    return { kind: 'which', or: different.slice(0, 3).map(({ start, end }) => text.slice(start, end)) };
  return {
    kind: 'one',
    span: close.map(({ span }) => span).toSorted((one, other) => other.start - one.start)[0] ?? best.span,
  };
};

const placesOf = (words: readonly Token[], length: number, said: string): { span: Span; score: number }[] =>
  words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => {
    const run = words.slice(at, at + length).map(({ plain }) => plain);
    return { span: spanOf(words, at, length), score: alike(run.join(' '), said) };
  });

const spanOf = (words: readonly Token[], at: number, length: number): Span => ({
  start: words[at]?.start ?? 0,
  end: words[at + length - 1]?.end ?? 0,
});

const plainOf = (text: string): string =>
  wordsOf(text)
    .map(({ plain }) => plain.replaceAll(/[.,]$/g, ''))
    .join(' ');

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Groups consonants by sound; drops all vowels but the first. */
const soundOf = (letters: string): string =>
  letters
    .replace(/ph/g, 'f')
    .replace(/ght?/g, 't')
    .replace(/[sc]h|tch/g, 's')
    .replace(/^[aeiouy]+/, 'a')
    .replace(/(?!^)[aeiouyhw]/g, '')
    .replace(/[bp]/g, 'p')
    .replace(/[fv]/g, 'f')
    .replace(/[ckqgjx]/g, 'k')
    .replace(/[sz]/g, 's')
    .replace(/[dt]/g, 't')
    .replace(/[mn]/g, 'n')
    .replace(/(.)\1+/g, '$1');

const closeness = (one: string, other: string): number => {
  const longest = Math.max(one.length, other.length);
  if (longest === 0 || longest > 200) return one === other ? 1 : 0;
  return 1 - lettersApart(one, other) / longest;
};

export const lettersApart = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};
