// Whether words that take something back point at what was done just now, whatever it was: 'take that back'. A bare 'undo' is of what can be.

export const pointsAtIt = (heard = ''): boolean => /\b(?:that|it|this)\b/i.test(heard);
