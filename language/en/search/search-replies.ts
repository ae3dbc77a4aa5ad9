// What Flow says of a search, in US English: what it found, and what it cannot open.
import { ended } from '#language/en/engine/end-sentence.ts';

/** 'Six. The newest: Wei Zhang, today, Northgate MSA.' */
export const foundWords = (
  count: number,
  isMore: boolean,
  newest: { name: string; when: string; subject: string } | null,
): string => {
  if (newest === null) return 'Nothing found.';
  const which = [newest.name, newest.when, newest.subject || 'no subject'].filter((part) => part !== '').join(', ');
  return ended(
    count === 1 ? `One: ${which}` : `${isMore ? `More than ${count}` : numberWord(count)}. The newest: ${which}`,
  );
};

/** What a search calls labels, and none of the person's is called so. */
export const noSuchLabel = (names: readonly string[]): string =>
  names.length === 1
    ? `You have no label “${names[0]}”.`
    : `You have no labels ${names.map((name) => `“${name}”`).join(' and ')}.`;

export const noSuchResult = (count: number): string =>
  count === 0 ? 'There is no result yet.' : `There ${count === 1 ? 'is' : 'are'} only ${count}.`;

export const notHere = 'That email is not on this device, and the server can’t be reached.';

const numberWord = (count: number): string => numbers[count] ?? String(count);

const numbers = [
  'None',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];
