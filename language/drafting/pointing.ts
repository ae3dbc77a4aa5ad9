// Whether undo words point at the very last act: 'take that back'. A bare 'undo' refers to what undo can revert.

export const pointsAtIt = (heard = ''): boolean => /\b(?:that|it|this)\b/i.test(heard);
