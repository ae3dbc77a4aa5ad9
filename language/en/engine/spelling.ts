// Spells names, words and addresses, in US English.

/** 'Wei Zhang: W E I, Z H A N G. wei at acme dot example.' */
export const spellWords = (name: string, email: string): string =>
  name.trim() === '' ? `${addressAloud(email)}.` : `${spelled(name)} ${addressAloud(email)}.`;

/** 'wei at acme dot example' */
export const addressAloud = (email: string): string =>
  email.replaceAll('@', ' at ').replaceAll('.', ' dot ').replaceAll('-', ' dash ').replaceAll('_', ' underscore ');

/** 'O’Hara: O, apostrophe, H A R A.' */
export const spelled = (words: string): string =>
  `${words}: ${words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(letters)
    .join(', ')}.`;

const letters = (word: string): string =>
  word
    .split(/([^\p{L}\p{N}])/u)
    .filter((part) => part !== '')
    .map((part) => signs.get(part) ?? [...part.toLocaleUpperCase('en')].join(' '))
    .join(', ');

const signs: ReadonlyMap<string, string> = new Map([
  ['’', 'apostrophe'],
  ["'", 'apostrophe'],
  ['-', 'dash'],
  ['_', 'underscore'],
  ['.', 'dot'],
  ['@', 'at'],
]);
