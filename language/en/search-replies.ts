// What Flow says of a search, in US English: what it understood, what it found, and what to try where it found nothing.
import type { Day } from '#domain/day.ts';
import { type Clause, nameOfLabel, type SearchQuery } from '#domain/search-query.ts';

/** A condition as the screen shows it: 'from Wei Zhang', 'after 1 September'. */
export const facetOf = (clause: Clause): { what: string; value: string } => {
  switch (clause.kind) {
    case 'words':
      return { what: negated(clause, fields[clause.field]), value: clause.exact ? `“${clause.text}”` : clause.text };
    case 'label':
      return { what: negated(clause, 'in'), value: placeName(nameOfLabel(clause.label)) };
    case 'attachment':
      return { what: clause.not ? 'without' : 'with', value: 'attachment' };
    default:
      return { what: clause.kind === 'after' ? 'since' : 'before', value: shownDay(clause.day) };
  }
};

const negated = ({ not }: { not: boolean }, what: string): string => (not ? `not ${what}` : what);

/** The whole of what was understood, in one line. */
export const queryWords = (query: SearchQuery): string =>
  query.map((clause) => Object.values(facetOf(clause)).join(' ')).join(', ');

/** 'Six. The newest: Wei Zhang, today, Northgate MSA.' */
export const foundWords = (
  count: number,
  isMore: boolean,
  newest: { name: string; when: string; subject: string } | null,
): string => {
  if (newest === null) return 'Nothing found.';
  const which = [newest.name, newest.when, newest.subject || 'no subject'].filter((part) => part !== '').join(', ');
  return count === 1 ? `One: ${which}.` : `${isMore ? `More than ${count}` : numberWord(count)}. The newest: ${which}.`;
};

export const countWords = (count: number, isMore: boolean): string =>
  isMore ? `More than ${count} emails` : count === 1 ? '1 email' : `${count} emails`;

/** What may find more, the likeliest first; all of it can be typed or said. */
export const triesFor = (query: SearchQuery): string[] => {
  const kinds = new Set(query.map(({ kind }) => kind));
  return [
    ...(kinds.has('after') || kinds.has('before') ? ['another time, or none'] : []),
    ...(query.some((clause) => clause.kind === 'words' && clause.field !== 'any') ? ['only a part of the name'] : []),
    ...(kinds.has('attachment') ? ['without the attachment'] : []),
    ...(query.filter((clause) => clause.kind === 'words').length > 1 ? ['fewer words'] : []),
    ...(kinds.has('label') ? [] : ['“in trash”, which is left out otherwise']),
  ];
};

export const noSuchResult = (count: number): string =>
  count === 0 ? 'There is no result yet.' : `There ${count === 1 ? 'is' : 'are'} only ${count}.`;

export const notHere = 'That email is not on this device, and the server can’t be reached.';

const fields = {
  any: 'about',
  from: 'from',
  to: 'to',
  subject: 'subject',
} as const;

const placeName = (name: string): string =>
  name
    .replace(/^CATEGORY_/, '')
    .replaceAll('_', ' ')
    .toLowerCase();

const shownDay = (day: Day): string => {
  const at = new Date(`${day}T12:00:00Z`);
  return at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
};

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
