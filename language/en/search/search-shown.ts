// A search on the screen, in US English: how Flow read it, the number of results, and what to try without any.
import type { Day } from '#domain/day.ts';
import { dateIn, type Formats } from '#domain/formats.ts';
import type { OwnLabel } from '#domain/label.ts';
import { ownLabel } from '#domain/search-own.ts';
import { type Clause, isBuiltIn, type LabelTerm, nameOfLabel, type SearchQuery } from '#domain/search-query.ts';
import { monthName } from '#language/en/engine/day-names.ts';

export type Showing = { formats: Formats; labels: readonly OwnLabel[] };

export const facetOf = (clause: Clause, { formats, labels }: Showing): { what: string; value: string } => {
  switch (clause.kind) {
    case 'words':
      return { what: negated(clause, fields[clause.field]), value: clause.exact ? `“${clause.text}”` : clause.text };
    case 'label':
      return { what: negated(clause, 'in'), value: labelName(clause.label, labels) };
    case 'attachment':
      return { what: clause.not ? 'without' : 'with', value: 'attachment' };
    default:
      return { what: clause.kind === 'after' ? 'since' : 'before', value: shownDay(clause.day, formats) };
  }
};

const negated = ({ not }: { not: boolean }, what: string): string => (not ? `not ${what}` : what);

export const queryWords = (query: SearchQuery, showing: Showing): string =>
  query.map((clause) => Object.values(facetOf(clause, showing)).join(' ')).join(', ');

export const countWords = (count: number, isMore: boolean): string =>
  isMore ? `More than ${count} emails` : count === 1 ? '1 email' : `${count} emails`;

/** Best chance first; all of it works typed or spoken. */
export const triesFor = (query: SearchQuery): string[] => {
  const kinds = new Set(query.map(({ kind }) => kind));
  return [
    ...(kinds.has('after') || kinds.has('before') ? ['another time, or none'] : []),
    ...(query.some((clause) => clause.kind === 'words' && clause.field !== 'any') ? ['only a part of the name'] : []),
    ...(kinds.has('attachment') ? ['without the attachment'] : []),
    ...(query.filter((clause) => clause.kind === 'words').length > 1 ? ['fewer words'] : []),
    ...widerThan(query.flatMap((clause) => (clause.kind === 'label' ? [clause.label] : []))),
  ];
};

const widerThan = (labels: readonly LabelTerm[]): string[] => {
  if (labels.includes('place:anywhere')) return [];
  return labels.length > 0 ? ['“in:anywhere”, for all of your mail'] : ['“in trash”, which is left out otherwise'];
};

const fields = {
  any: 'about',
  from: 'from',
  to: 'to',
  subject: 'subject',
} as const;

const labelName = (label: LabelTerm, labels: readonly OwnLabel[]): string => {
  if (isBuiltIn(label)) return nameOfLabel(label);
  const own = ownLabel(label, labels);
  return own ? own.name : `${label} (no such label)`;
};

const shownDay = (written: Day, formats: Formats): string => {
  const [year = 0, month = 1, day = 1] = written.split('-').map(Number);
  return dateIn(day, monthName(month - 1), year, formats);
};
