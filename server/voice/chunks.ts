// Cuts text into short chunks, so the first sounds early, and removes synthesiser commands.

/** Characters. Most sentences are shorter. */
const longest = 240;

export const chunksOf = (text: string): string[] =>
  [...sentences.segment(speakable(text))]
    .flatMap(({ segment }) => short(segment.trim()))
    .filter((chunk) => /[\p{L}\p{N}]/u.test(chunk));

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Double brackets start phonemes in espeak-ng. */
const speakable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\uFFFD]/gu, ' ')
    .replaceAll(/\[\[|\]\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Cuts after the last comma that fits, or after a word, or anywhere. */
const short = (sentence: string): string[] => {
  if (sentence.length <= longest) return [sentence];
  const head = sentence.slice(0, longest);
  const at = head.search(/[,;:–—)][^,;:–—)]*$/);
  const end = at > longest / 3 ? at + 1 : head.lastIndexOf(' ') > 0 ? head.lastIndexOf(' ') : longest;
  return [sentence.slice(0, end), ...short(sentence.slice(end).trim())];
};
