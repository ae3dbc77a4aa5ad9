// Spoken forms of names: 'Maya Lindqvist' is also Maya, 'Clients/Acme' is Acme.

/** The recogniser knows only names in letters. */
export const namesSaid = (names: readonly string[]): string[][] => {
  const said = new Map<string, string[]>();
  for (const name of names.slice(0, most))
    for (const words of callings(name)) if (isSayable(words)) said.set(words.join(' '), words);
  return [...said.values()];
};

/** More names slow the recogniser and make it confuse them. */
const most = 60;
const longest = 4;

const callings = (name: string): string[][] => {
  const parts = name.split('/').map(wordsOf);
  const [first = ''] = wordsOf(name);
  return [parts.flat(), parts.at(-1) ?? [], ...(parts.length === 1 && first.length > 2 ? [[first]] : [])];
};

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');

const isSayable = (words: readonly string[]): boolean =>
  words.length > 0 && words.length <= longest && words.every((word) => /^[a-z]+('[a-z]+)?$/.test(word));
