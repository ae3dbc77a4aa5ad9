// Whether undo words point at the very last act: 'take that back'. A bare 'undo' refers to what undo can revert.
import { pointingWord } from '#language/en/drafting/pointing-word.ts';

export const pointsAtIt = (heard = ''): boolean => pointingWord.test(heard);
