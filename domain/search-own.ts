// What a query calls by the person's own names, in the terms that mail bears: a label by its id, 'me' by the address.
import type { OwnLabel } from './label.ts';
import { isBuiltIn, isMe, type LabelTerm, type SearchQuery } from './search-query.ts';

/** Whose mail is looked through. */
export type Owner = { labels: readonly OwnLabel[]; address: string };

/** The query as it is looked up. A name that is no label's stays, and no mail bears it. */
export const inOwnTerms = (query: SearchQuery, { labels, address }: Owner): SearchQuery =>
  query.map((clause) => {
    if (clause.kind === 'label' && !isBuiltIn(clause.label))
      return { ...clause, label: ownLabel(clause.label, labels)?.id ?? clause.label };
    return clause.kind === 'words' && clause.field === 'to' && isMe(clause.text)
      ? { ...clause, text: address, exact: true }
      : clause;
  });

/** The person's label of that name: as it is written, in whatever case, or as Gmail writes it in a search. */
export const ownLabel = (name: string, labels: readonly OwnLabel[]): OwnLabel | undefined =>
  labels.find((label) => label.id === name || label.name.toLowerCase() === name.toLowerCase()) ??
  labels.find((label) => labelInSearch(label.name) === labelInSearch(name));

/** `Clients/Acme Corp` is `clients-acme-corp`. */
export const labelInSearch = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/[\s/\-_&()"'|.,:]+/g, '-');

/** What a query calls labels, and the person has none of that name. */
export const unknownLabels = (query: SearchQuery, labels: readonly OwnLabel[]): LabelTerm[] =>
  query.flatMap((clause) => (clause.kind === 'label' && isUnknown(clause.label, labels) ? [clause.label] : []));

const isUnknown = (label: LabelTerm, labels: readonly OwnLabel[]): boolean =>
  !isBuiltIn(label) && ownLabel(label, labels) === undefined;
