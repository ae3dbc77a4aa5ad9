// Which of the person's labels their words mean, forgivingly: 'the legal folder' is 'Legal', and 'acme' is 'Clients/Acme'.
import type { OwnLabel } from '#domain/label.ts';
import { normalize } from '#language/engine/normalize.ts';

/** All that they may mean; the first way of reading them that finds any counts. */
export const matchLabels = (name: string, labels: readonly OwnLabel[]): OwnLabel[] => {
  const said = plain(name);
  if (said === '') return [];
  for (const means of readings) {
    const matches = labels.filter((label) => means(said, label.name));
    if (matches.length > 0) return matches;
  }
  return [];
};

const readings: readonly ((said: string, name: string) => boolean)[] = [
  (said, name) => plain(name) === said,
  (said, name) => plain(name.split('/').at(-1) ?? '') === said,
  (said, name) => singular(plain(name.split('/').at(-1) ?? '')) === singular(said),
  // 'Acme contracts' finds 'Clients/Acme/Contracts': each word starts a word of the name.
  (said, name) => {
    const words = plain(name).split(' ');
    return said.length > 2 && said.split(' ').every((one) => words.some((word) => word === one || isStem(one, word)));
  },
];

const plain = (name: string): string => normalize(name.replaceAll('/', ' '));

const singular = (text: string): string => text.replace(/(?<=\w\w)(?:s|es)$/, '');

const isStem = (said: string, word: string): boolean => said.length > 3 && word.startsWith(said);
