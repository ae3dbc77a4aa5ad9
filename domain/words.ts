// Normalises words for search: lower case, no accents or compatibility forms, single characters in scripts without spaces. The database's
// `search_words` does the same, and a test compares both.

export const wordsIn = (text: string): string[] =>
  // Most words are plain, and a search folds thousands of them.
  plainWord.test(text)
    ? [text.toLowerCase().slice(0, longest)]
    : folded(text)
        .replace(signs, ' $& ')
        .split(between)
        .filter((word) => word !== '')
        .map((word) => word.slice(0, longest));

const plainWord = /^[A-Za-z0-9]+$/;

/** A part of the original text with its normalised words. */
export type Chunk = { start: number; end: number; words: string[] };

/** Normalised words with their positions in the original text. */
export const chunksOf = (text: string): Chunk[] =>
  [...text.matchAll(written)].map(({ 0: chunk, index }) => ({
    start: index,
    end: index + chunk.length,
    words: wordsIn(chunk),
  }));

const longest = 60;

const folded = (text: string): string => {
  const bare = text.normalize('NFKD').toLowerCase().replace(marks, '');
  return bare.replace(/[ßøłđæœıςŧħ]/g, (letter) => plain[letter] ?? letter).normalize('NFKC');
};

const plain: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ς: 'σ',
  ŧ: 't',
  ħ: 'h',
};

/** Accents, optional Hebrew and Arabic points, and invisible joiners. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Separators by Unicode block, because PostgreSQL has no portable classes. */
const parting =
  '\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u00d7\\u00f7' +
  '\\u02b9-\\u02df\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u3004\\u3008-\\u3020\\u3030\\ufe10-\\ufe6f' +
  '\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65\\uffe0-\\uffff\\ue000-\\uf8ff\\u{1f000}-\\u{1faff}\\u{e0000}-\\u{10ffff}';

const between = new RegExp(`[${parting}]+`, 'u');

/** Thai, Lao, Burmese, Khmer, Japanese, Chinese and Korean have no spaces, or attach endings. */
const unspaced =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\u{20000}-\\u{2fa1f}';

const signs = new RegExp(`[${unspaced}]`, 'gu');

const written = new RegExp(`[${unspaced}]|[^${parting}${unspaced}]+`, 'gu');
