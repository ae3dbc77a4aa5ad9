// Dictated words one by one: as they came, in their plain form, and with the signs that stood behind them.

/** `tail`: punctuation typed or recognised behind the word. */
export type Word = { raw: string; plain: string; tail: string };

/** A piece of text: where spaces stand around it, and whether a capital follows. */
export type Chunk = {
  text: string;
  spaceBefore: boolean;
  spaceAfter: boolean;
  ends: boolean;
  /** Stays as it is at the beginning of a sentence: an address. */
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

/** `by`: the last word it came from, whose punctuation goes with it. */
export const chunk = (text: string, by?: Word, fixed = false): Chunk => ({
  text: text + (by?.tail ?? ''),
  spaceBefore: true,
  spaceAfter: true,
  ends: false,
  fixed,
  sign: false,
});

export const nth = (run: readonly string[], at: number): string => run[at] ?? '';
