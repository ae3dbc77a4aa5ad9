// Cuts text into pieces short enough that the first is heard at once, and takes out what a synthesiser might take for an order.

/** Characters of a piece; a sentence is rarely longer. */
const longest = 240;

export const piecesOf = (text: string): string[] =>
  [...sentences.segment(speakable(text))]
    .flatMap(({ segment }) => short(segment.trim()))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Two brackets begin phonemes in espeak-ng; control characters are nobody's words. */
const speakable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\uFFFD]/gu, ' ')
    .replaceAll(/\[\[|\]\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** After the last comma or the like that fits, else after the last word, else anywhere. */
const short = (sentence: string): string[] => {
  if (sentence.length <= longest) return [sentence];
  const head = sentence.slice(0, longest);
  const at = head.search(/[,;:–—)][^,;:–—)]*$/);
  const end = at > longest / 3 ? at + 1 : head.lastIndexOf(' ') > 0 ? head.lastIndexOf(' ') : longest;
  return [sentence.slice(0, end), ...short(sentence.slice(end).trim())];
};
