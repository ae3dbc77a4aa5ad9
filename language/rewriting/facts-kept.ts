// The facts of a draft that no rewrite may lose in silence: numbers, days, names, negations and conditions.
import { factWords, negations, notNames, politeOnly } from '#language/en/rewriting/fact-words.ts';
import { writtenOut } from './contractions.ts';

/** In plain form, each as often as it stands there. */
export const factsIn = (text: string): string[] => {
  const plain = writtenOut(text)
    .replace(/[’‘]/g, "'")
    .replace(/\bcannot\b/gi, 'can not')
    .replace(politeOnly, ' ');
  const numbers = plain.match(/[$€£]?\d+(?:[.,:]\d+)*%?/g) ?? [];
  const words = (plain.toLowerCase().match(/[\p{L}']+/gu) ?? []).filter(
    (word) => factWords.has(word) || negations.has(word),
  );
  return [...numbers, ...words, ...namesIn(plain)];
};

/** Capitalised words inside a sentence. */
const namesIn = (plain: string): string[] =>
  [...plain.matchAll(/(?<=[\p{Ll}\d,;] )\p{Lu}[\p{L}-]+/gu)]
    .map(([name]) => name)
    .filter((name) => !notNames.test(name));

/** Facts of `before` that `after` has less often. */
export const lostFacts = (before: string, after: string): string[] => {
  const left = factsIn(after);
  return factsIn(before).filter((fact) => {
    const at = left.indexOf(fact);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};
