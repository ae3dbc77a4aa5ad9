// Where words are too many to be told anything: said once, at the door, so that nothing behind it need be quick with a whole letter.

/** Longer than any wish, with every politeness around it; a letter may come to many in the plain form. */
export const isTooLong = (heard: string): boolean =>
  heard.length > longest || heard.normalize('NFKD').length > most || heard.split(between).length > words;

/** Characters as they were said, and as they are read; and words, however short. */
const longest = 300;
const most = 600;
const words = 75;

const between = /[^\p{L}\p{M}\p{N}'’]+/u;
