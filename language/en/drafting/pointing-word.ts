export const pointingWord = /\b(?:that|it|this)\b/i;
