// Whether a text is meant by some of its words, or by how they begin: a sender's name and address, or a subject.
import { wordsIn } from '#domain/words.ts';

/** Each word that was said begins one of the text's, as 'ann lin' does of 'Anna Lind'. Where no word was said, nothing is meant. */
export const isBegunIn = (text: string, said: string): boolean => {
  const there = wordsIn(text);
  const wanted = wordsIn(said);
  return wanted.length > 0 && wanted.every((word) => there.some((one) => one.startsWith(word)));
};
