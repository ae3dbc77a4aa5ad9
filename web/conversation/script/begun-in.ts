// Matches a text by words or word beginnings, for names, addresses and subjects.
import { wordsIn } from '#domain/words.ts';

/** "ann lin" matches "Anna Lind". An empty query matches nothing. */
export const isBegunIn = (text: string, said: string): boolean => {
  const there = wordsIn(text);
  const target = wordsIn(said);
  return target.length > 0 && target.every((word) => there.some((one) => one.startsWith(word)));
};
