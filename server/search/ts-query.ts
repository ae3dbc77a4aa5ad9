// Writes the words of a search in PostgreSQL's notation. The input is plain words, so nothing can break the notation.
import type { Clause, SearchQuery } from '#domain/search-query.ts';
import { type Term, termsOf } from '#domain/search-terms.ts';

/** Null for a query without words. */
export const tsQuery = (query: SearchQuery): string | null => {
  const asked = query.flatMap((clause) => condition(clause, query));
  return asked.length === 0 ? null : asked.join(' & ');
};

const condition = (clause: Clause, query: SearchQuery): string[] => {
  if (clause.kind === 'attachment') return [negated("'has/attachment'", clause.not)];
  if (clause.kind !== 'words') return [];
  const prefix = clause.field === 'any' ? '' : `${clause.field}/`;
  const terms = termsOf(clause, query).map((term) => written(term, prefix));
  return terms.length === 0 ? [] : [negated(terms.join(' & '), clause.not)];
};

const written = ({ sequences, open }: Term, prefix: string): string =>
  `(${sequences.map((sequence) => phrase(sequence, open, prefix)).join(' | ')})`;

const phrase = (words: readonly string[], open: boolean, prefix: string): string =>
  words.map((word, nth) => `'${prefix}${word}'${open && nth === words.length - 1 ? ':*' : ''}`).join(' <-> ');

const negated = (asked: string, not: boolean): string => (not ? `!(${asked})` : asked);
