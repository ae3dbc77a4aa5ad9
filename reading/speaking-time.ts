// Estimates how long sentences take to speak, for the transport's position and the length of each thread.

const wordsPerMinute = 165;

const pauseBetweenSentences = 0.35;

export const secondsOf = (sentences: readonly string[], speed = 1): number =>
  secondsOfEach(sentences).reduce((sum, seconds) => sum + seconds, 0) / speed;

/** Seconds of each sentence at 1×. Cached by list, because the queue asks again after every change. */
export const secondsOfEach = (sentences: readonly string[]): readonly number[] => {
  const known = counted.get(sentences);
  if (known) return known;
  const seconds = sentences.map(secondsOfSentence);
  counted.set(sentences, seconds);
  return seconds;
};

/** The start of each sentence, in seconds from the beginning. */
export const sentenceStarts = (sentences: readonly string[], speed = 1): number[] => {
  const starts: number[] = [];
  let at = 0;
  for (const seconds of secondsOfEach(sentences)) {
    starts.push(at);
    at += seconds / speed;
  }
  return starts;
};

const counted = new WeakMap<readonly string[], readonly number[]>();

const secondsOfSentence = (sentence: string): number => {
  const words = spokenWords(sentence);
  return words === 0 ? 0 : (words * 60) / wordsPerMinute + pauseBetweenSentences;
};

const spokenWords = (sentence: string): number =>
  sentence.split(/\s+/).reduce((sum, token) => sum + wordsOfToken(token), 0);

const wordsOfToken = (token: string): number => {
  // Most words are plain and skip the test against every script.
  if (plainWord.test(token)) return Math.max(1, token.length / 14);
  const ideographs =
    token.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  if (ideographs > 0) return ideographs / 2;
  const digits = token.match(/\d/g)?.length ?? 0;
  // '$340k' takes five spoken words, 'Q2' two.
  if (digits > 0) return Math.max(1, digits * 0.9) + (/[\p{L}$€£¥%]/u.test(token) ? 1 : 0);
  if (!/\p{L}/u.test(token)) return 0;
  // Voices spell out long compounds, addresses and identifiers.
  return Math.max(1, token.length / 14);
};

const plainWord = /^["'(]?[A-Za-z][A-Za-z'’-]*[.,;:!?)"']*$/;
