// Whether a person who reads quickly would take one domain for another.

/** A different domain that looks the same: similar letters, or one letter added, removed, changed or swapped. */
export const looksLike = (domain: string, known: string): boolean => {
  if (domain === known || known.length < shortest) return false;
  const [name, ending] = split(domain);
  const [knownName, knownEnding] = split(known);
  if (skeleton(domain) === skeleton(known)) return true;
  // Another ending is often another company. The same name with an extra word is the usual trick.
  if (name === knownName) return ending !== knownEnding && name.length >= shortest;
  if (name.length >= shortest && ending === knownEnding && isOneStep(skeleton(name), skeleton(knownName))) return true;
  return knownName.length >= shortest && name.split('-').includes(knownName);
};

/** Mixed alphabets in one label, or a punycode label. */
export const mixesAlphabets = (domain: string): boolean =>
  domain.split('.').some((label) => label.startsWith('xn--') || alphabets.filter((one) => one.test(label)).length > 1);

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** Shorter names look alike by chance. */
const shortest = 5;

const split = (domain: string): [name: string, ending: string] => {
  const dot = domain.lastIndexOf('.');
  const name = domain.slice(0, dot);
  return [name.slice(name.lastIndexOf('.') + 1), domain.slice(dot + 1)];
};

/** Equal for texts that look alike. */
export const skeleton = (text: string): string =>
  [...text.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => same[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd');

const same: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '3': 'e',
  '5': 's',
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'l',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  ɡ: 'g',
  ο: 'o',
  α: 'a',
  ν: 'v',
  ι: 'l',
};

const isOneStep = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = one.slice(at);
  const otherRest = other.slice(at);
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
};
