// Text that large models invent for noise, such as the endings of films.

/** `seconds`: length of the speech. */
export const isInvented = (text: string, seconds: number): boolean => {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');
  return (
    endings.has(words.join(' ')) ||
    /^[[(♪*].*[\])♪*]$/su.test(text.trim()) ||
    words.length > 4 + fastest * seconds ||
    goesRound(words)
  );
};

/** The most words a person says in a second. */
const fastest = 6;

const endings = new Set([
  'thank you',
  'thank you very much',
  'thank you so much',
  'thanks',
  'thanks for watching',
  'thank you for watching',
  'thank you for watching this video',
  'please subscribe',
  'like and subscribe',
  'you',
  'i',
  'so',
  'the',
  'bye',
  'bye bye',
  'see you next time',
  'see you in the next video',
  'subtitles by the amara org community',
  'transcription by castingwords',
]);

/** The same few words at least four times. */
const goesRound = (words: readonly string[]): boolean =>
  [1, 2, 3, 4, 5, 6].some(
    (length) => words.length >= 4 * length && words.every((word, at) => word === words[at % length]),
  );
