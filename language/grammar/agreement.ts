// Whether the grammar pass and the general pass heard the same words. The grammar pass hears a phrase in any noise, and
// the general pass mishears often. Flow trusts only what both heard.

export const agrees = (grammarText: string, generalText: string): boolean => {
  const phrase = wordsOf(grammarText);
  const general = wordsOf(generalText);
  if (phrase.length === 0 || general.length === 0) return false;
  if (general.length > 2 * phrase.length || phrase.length > 2 * general.length) return false;
  return among(phrase, general) >= share && among(general, phrase) >= share;
};

/** The share of words in common: 'could you' and 'me' are in many sentences. */
const share = 0.5;

const among = (words: readonly string[], others: readonly string[]): number =>
  words.filter((word) => others.includes(word)).length / words.length;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z']+/)
    .filter((word) => word !== '');
