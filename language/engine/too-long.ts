// Rejects very long utterances at the door, so that no parser has to be fast for a letter.

/** Longer than any wish, with every politeness around it; a letter may come to many in the plain form. */
export const isTooLong = (heard: string): boolean =>
  heard.length > longest || heard.normalize('NFKD').length > most || heard.split(between).length > words;

/** Characters, characters after decomposition, and words. */
const longest = 300;
const most = 600;
const words = 75;

const between = /[^\p{L}\p{M}\p{N}'’]+/u;
