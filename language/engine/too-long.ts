// Rejects very long utterances first, because no parser is fast enough for a letter.

/** Longer than any request with all its politeness. NFKD can turn one character into many. */
export const isTooLong = (heard: string): boolean =>
  heard.length > longest || heard.normalize('NFKD').length > most || heard.split(between).length > words;

/** Characters, characters after decomposition, and words. */
const longest = 300;
const most = 600;
const words = 75;

const between = /[^\p{L}\p{M}\p{N}'’]+/u;
