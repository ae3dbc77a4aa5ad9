// Cuts a sentence into days, hours and the small words between them.
import { markPatterns, type TokenKind, tokenPatterns } from './words.ts';

/** `at`: the place of its first character in the plain sentence, `end` that after its last. */
export type Token = { kind: TokenKind; text: string; at: number; end: number };

/** Full-width and other unusual digits become plain ones, so Flow reads a time as it looks. */
export const plainOf = (sentence: string): string => sentence.normalize('NFKC').toLowerCase().replaceAll('’', "'");

export const tokensOf = (plain: string): Token[] =>
  [...plain.matchAll(pattern)].flatMap((match): Token[] => {
    const kind = kinds[match.slice(1).findIndex((found) => found !== undefined)];
    const end = match.index + match[0].length;
    return kind === undefined ? [] : [{ kind, text: match[0].trim(), at: match.index, end }];
  });

const kinds: readonly TokenKind[] = [...tokenPatterns, ...markPatterns].map(([kind]) => kind);

const pattern = new RegExp(
  [
    ...tokenPatterns.map(([, said]) => String.raw`((?<![\p{L}\p{N}])(?:${said}))`),
    ...markPatterns.map(([, said]) => `(${said})`),
  ].join('|'),
  'gu',
);
