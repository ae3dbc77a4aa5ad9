// Replies about a search, in US English: its results, and what Flow cannot open.
import { ended } from '#language/en/engine/end-sentence.ts';

export const resultsReply = (
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

/** The search names labels that the person does not have. */
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
