// Whether two names may be the same to the ear: 'Jon' and John, 'Katherine' and Catherine, 'Mayer' and Maya. Pure.
import { lettersApart } from './nearest-words.ts';

export const soundsLike = (one: string, other: string): boolean => {
  const [a, b] = [respelled(one), respelled(other)];
  if (a === '' || b === '' || codeOf(a) !== codeOf(b)) return false;
  return a === b || 1 - lettersApart(a, b) / Math.max(a.length, b.length) >= enough;
};

/** With the same consonants, this share of all letters must match. */
const enough = 0.6;

const longest = 30;

/** One letter for each sound, so different spellings of a sound match. */
const respelled = (name: string): string =>
  name.length > longest ? '' : spellings.reduce((word, [written, said]) => word.replace(written, said), name);

const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^ch(?![rl])/, '4'],
  [/sch|tch|sh/g, '4'],
  [/c[hk]?(?=[rl])|ck|cc(?![eiy])/g, 'k'],
  [/ch/g, 'k'],
  [/ph/g, 'f'],
  [/(?<=[aeiou])gh(?![aeiou])/g, ''],
  [/c(?=[eiy])/g, 's'],
  [/dg(?=[eiy])|g(?=[eiy])/g, 'j'],
  [/[cq]u?/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/th|dt/g, 't'],
  [/(?!^)h/g, ''],
  [/(?:er|ar|or|ah)$/, 'a'],
  [/(?:ey|ee|ie|y|i)$/, 'i'],
  [/(?!^)y/g, 'i'],
  [/(?<=[aeiou])w/g, 'u'],
  [/(?<=[^aeiou]|[aeiou]{2})e$/, ''],
  [/(.)\1+/g, '$1'],
];

const codeOf = (word: string): string =>
  word
    .replace(/^[aeiou]+/, 'A')
    .replace(/[aeiou]/g, '')
    .replace(/(.)\1+/g, '$1');
