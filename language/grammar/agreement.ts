// Whether two passes over the same sound heard the same: one that can only hear Flow's phrases, and hears one in any noise; and one that
// hears any words, and none of them very well. Only what both heard was said.

/** `grammarText`: a phrase; `generalText`: whatever it was to the other. */
export const agrees = (grammarText: string, generalText: string): boolean => {
  const phrase = wordsOf(grammarText);
  const general = wordsOf(generalText);
  if (phrase.length === 0 || general.length === 0) return false;
  if (general.length > 2 * phrase.length || phrase.length > 2 * general.length) return false;
  return among(phrase, general) >= share && among(general, phrase) >= share;
};

/** Of either's words, how many the other has too: 'could you' and 'me' are in many sentences. */
const share = 0.5;

const among = (words: readonly string[], others: readonly string[]): number =>
  words.filter((word) => others.includes(word)).length / words.length;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z']+/)
    .filter((word) => word !== '');
