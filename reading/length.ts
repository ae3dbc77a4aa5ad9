// How long sentences take to be spoken: the transport's position, and the length shown beside each thread of the queue.

/** Words a minute at 1×. */
const wordsPerMinute = 165;

const pauseBetweenSentences = 0.35;

/** Seconds that these sentences take at a speed. */
export const secondsOf = (sentences: readonly string[], speed = 1): number =>
  sentences.reduce((sum, sentence) => sum + secondsOfSentence(sentence), 0) / speed;

/** When each sentence begins, in seconds from the start of the first. */
export const startsOf = (sentences: readonly string[], speed = 1): number[] => {
  const starts: number[] = [];
  let at = 0;
  for (const sentence of sentences) {
    starts.push(at);
    at += secondsOfSentence(sentence) / speed;
  }
  return starts;
};

const secondsOfSentence = (sentence: string): number => {
  const words = spokenWords(sentence);
  return words === 0 ? 0 : (words * 60) / wordsPerMinute + pauseBetweenSentences;
};

const spokenWords = (sentence: string): number =>
  sentence.split(/\s+/).reduce((sum, token) => sum + wordsOfToken(token), 0);

const wordsOfToken = (token: string): number => {
  const ideographs =
    token.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  if (ideographs > 0) return ideographs / 2;
  const digits = token.match(/\d/g)?.length ?? 0;
  // '$340k' is spoken as five words, 'Q2' as two.
  if (digits > 0) return Math.max(1, digits * 0.9) + (/[\p{L}$€£¥%]/u.test(token) ? 1 : 0);
  if (!/\p{L}/u.test(token)) return 0;
  // A long compound, address or identifier is no single word to a voice.
  return Math.max(1, token.length / 14);
};
