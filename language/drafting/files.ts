// Finds the file for 'the contract from Maya's mail' or 'the last PDF': the newest match, the mail in play first. The
// sender chose the name, so Flow only compares it.
import {
  allOfThem,
  anyFile,
  attachLeads,
  detachLeads,
  fileKinds,
  fromWhom,
  newestWords,
  sureLead,
} from '#language/en/drafting/file-phrases.ts';

export type Candidate<File> = { file: File; name: string; from: string; at: string; near: boolean };

/**
 * The words that describe a file to attach. Null if the sentence is about something else. `sure`: it cannot be text.
 */
export const parseAttach = (heard: string): { which: string; sure: boolean } | null => {
  const said = heard.trim().replace(/[.!?]+$/, '');
  const which = firstOf(said, attachLeads);
  return which === null ? null : { which, sure: sureLead.test(said) };
};

export const parseDetach = (heard: string): string | null => firstOf(heard.trim().replace(/[.!?]+$/, ''), detachLeads);

/** Newest first. All files of one mail for 'all'. */
export const matchFiles = <File>(which: string, among: readonly Candidate<File>[]): File[] => {
  const match = byPlace(which, among);
  const [newest] = match;
  if (!newest) return [];
  const all = wordsOf(which).some((word) => allOfThem.has(word));
  return all
    ? match.filter(({ at, from }) => at === newest.at && from === newest.from).map(({ file }) => file)
    : [newest.file];
};

export const namesFile = (which: string, among: readonly Candidate<unknown>[]): boolean =>
  byPlace(which, among).length > 0;

export const newestFirst = <File>(among: readonly Candidate<File>[]): Candidate<File>[] =>
  among.toSorted((one, other) => Number(other.near) - Number(one.near) || other.at.localeCompare(one.at));

const byPlace = <File>(which: string, among: readonly Candidate<File>[]): Candidate<File>[] => {
  const ordered = newestFirst(among);
  for (const phrase of fromWhom) {
    const [, first = '', second = ''] = phrase.exec(which) ?? [];
    const [file, who] = phrase === whose ? [second, first] : [first, second];
    const matches = first === '' ? [] : ordered.filter((one) => isFrom(who, one) && isCalled(file, one));
    if (matches.length > 0) return matches;
  }
  return ordered.filter((one) => isCalled(which, one));
};

/** 'Maya's contract': the only one that says the person first. */
const whose = fromWhom.at(-1);

const isFrom = (who: string, { from }: Candidate<unknown>): boolean => {
  const known = new Set(wordsOf(from));
  const senderWords = wordsOf(who).filter((word) => !newestWords.has(word));
  return senderWords.length > 0 && senderWords.every((word) => known.has(word));
};

const isCalled = (said: string, { name }: Candidate<unknown>): boolean => {
  const words = wordsOf(said).filter((word) => !newestWords.has(word));
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const parts = wordsOf(name);
  const fits = (word: string): boolean =>
    anyFile.has(word) ||
    (kindOf(word)?.includes(ending) ?? false) ||
    parts.some((part) => part === word || (word.length > 3 && part.startsWith(word)));
  return wordsOf(said).length > 0 && words.every(fits);
};

const kindOf = (word: string): readonly string[] | undefined => fileKinds[word] ?? fileKinds[word.replace(/s$/, '')];

const firstOf = (said: string, leads: readonly RegExp[]): string | null =>
  leads.map((lead) => lead.exec(said)?.[1]?.trim()).find((words) => words !== undefined && words !== '') ?? null;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
