// A part of a sentence that states one fact.

export type FactKind =
  | 'moment'
  | 'money'
  | 'percent'
  | 'number'
  | 'sum'
  | 'length'
  | 'code'
  | 'phone'
  | 'email'
  | 'link'
  | 'place'
  | 'area'
  | 'name';

/** `from` and `to` are positions in the sentence. */
export type Fact = { kind: FactKind; from: number; to: number };

/** All matches of a global pattern as facts, without closing punctuation. */
export const factsOf = (kind: FactKind, pattern: RegExp, sentence: string): Fact[] =>
  [...sentence.matchAll(pattern)].map((match) => {
    const text = match[0].replace(/[\s.,;:!?]+$/, '');
    return { kind, from: match.index, to: match.index + text.length };
  });

/** Drops facts that overlap an earlier one of the list. */
export const apart = (facts: readonly Fact[]): Fact[] => {
  const kept: Fact[] = [];
  for (const fact of facts)
    if (fact.to > fact.from && !kept.some((one) => fact.from < one.to && one.from < fact.to)) kept.push(fact);
  return kept.toSorted((one, other) => one.from - other.from);
};
