// Splits dictation into words: as written, normalized, and with the punctuation after them.

/** `tail`: the punctuation after the word. */
export type Word = { raw: string; plain: string; tail: string };

/** A piece of text, where it needs spaces, and whether a capital follows. */
export type Chunk = {
  text: string;
  spaceBefore: boolean;
  spaceAfter: boolean;
  ends: boolean;
  /** Keeps its case at the start of a sentence: an address. */
  fixed: boolean;
  /** A mark, not a word, so no full stop is missing after it. */
  sign: boolean;
};

export type Written = { chunks: Chunk[]; next: number };

export const wordsOf = (text: string): Word[] =>
  text
    .split(/\s+/)
    .filter((raw) => raw !== '')
    .map((raw) => {
      const tail = /[.,;:!?…)”"]+$/.exec(raw)?.[0] ?? '';
      const plain = raw
        .slice(0, raw.length - tail.length)
        .replace(/^[“"(]+/, '')
        .replaceAll('’', "'")
        .toLowerCase();
      return { raw, plain, tail };
    });

export const plainAt = (words: readonly Word[], at: number): string => words[at]?.plain ?? '';

export const plainRun = (words: readonly Word[], at: number, most: number): string[] => {
  const run: string[] = [];
  for (let one = at; one < Math.min(words.length, at + most); one += 1) {
    run.push(plainAt(words, one));
    if (words[one]?.tail !== '') break;
  }
  return run;
};

/** `by`: the last word of the source, whose punctuation moves along. */
export const chunk = (text: string, by?: Word, fixed = false): Chunk => ({
  text: text + (by?.tail ?? ''),
  spaceBefore: true,
  spaceAfter: true,
  ends: false,
  fixed,
  sign: false,
});

export const nth = (run: readonly string[], at: number): string => run[at] ?? '';
