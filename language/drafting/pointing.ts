import { pointingWord } from '#language/en/drafting/recipient-phrases.ts';
// Whether undo words point at the very last act: 'take that back'. A bare 'undo' refers to what undo can revert.

export const pointsAtIt = (heard = ''): boolean => pointingWord.test(heard);
