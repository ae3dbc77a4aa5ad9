// Replaces the person's names in a query: a label by its id, 'me' by the address.
import type { OwnLabel } from './label.ts';
import { isBuiltIn, isMe, type LabelTerm, type SearchQuery } from './search-query.ts';

/** The owner of the searched mail. */
export type Owner = { labels: readonly OwnLabel[]; address: string };

/** An unknown label name stays and matches nothing. */
export const inOwnTerms = (query: SearchQuery, { labels, address }: Owner): SearchQuery =>
  query.map((clause) => {
    if (clause.kind === 'label' && !isBuiltIn(clause.label))
      return { ...clause, label: ownLabel(clause.label, labels)?.id ?? clause.label };
    return clause.kind === 'words' && clause.field === 'to' && isMe(clause.text)
      ? { ...clause, text: address, exact: true }
      : clause;
  });

/** Compares as written, case-insensitively, or in Gmail's search form. */
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

/** Label names in the query that the person does not have. */
export const unknownLabels = (query: SearchQuery, labels: readonly OwnLabel[]): LabelTerm[] =>
  query.flatMap((clause) => (clause.kind === 'label' && isUnknown(clause.label, labels) ? [clause.label] : []));

const isUnknown = (label: LabelTerm, labels: readonly OwnLabel[]): boolean =>
  !isBuiltIn(label) && ownLabel(label, labels) === undefined;
