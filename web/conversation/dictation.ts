// What dictated words do to a text. Pure.

/** The words as a sentence after what stands there. */
export const appended = (before: string, words: string): string => {
  const sentence = words.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const ended = /[\p{P}\p{S}]$/u.test(sentence) ? sentence : `${sentence}.`;
  return before === '' || /\s$/.test(before) ? before + ended : `${before} ${ended}`;
};

/** The last sentence of the last paragraph is taken out; the paragraph with it, where there was no other. */
export const withoutLastSentence = (text: string): string => {
  const whole = text.trimEnd();
  const from = whole.lastIndexOf('\n') + 1;
  const ends = [...whole.slice(from).matchAll(/[.!?…]+\s+/g)];
  const last = ends.at(-1);
  return whole.slice(0, last ? from + last.index + last[0].length : from).trimEnd();
};
