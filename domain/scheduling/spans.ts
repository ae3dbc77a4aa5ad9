// Arithmetic with spans. Lists are in order and without overlaps after `unionOf`.
import type { Span } from './shapes.ts';

export const unionOf = (spans: readonly Span[]): Span[] => {
  const union: Span[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = union.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (to > from) union.push({ from, to });
  }
  return union;
};

/** Both lists are unions. */
export const commonOf = (some: readonly Span[], others: readonly Span[]): Span[] => {
  const common: Span[] = [];
  let at = 0;
  for (const { from, to } of some) {
    while (at < others.length && (others[at]?.to ?? 0) <= from) at += 1;
    for (let next = at; next < others.length; next += 1) {
      const other = others[next];
      if (other === undefined || other.from >= to) break;
      common.push({ from: Math.max(from, other.from), to: Math.min(to, other.to) });
    }
  }
  return common;
};

export const widened = ({ from, to }: Span, before: number, after: number): Span => ({
  from: from - before,
  to: to + after,
});

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

export const lengthOf = ({ from, to }: Span): number => to - from;

/**
 * Walks through a union for spans that begin later and later: answers how much of each span the union covers. Each step moves on from
 * the last.
 */
export const coverage = (union: readonly Span[]): ((span: Span) => number) => {
  let at = 0;
  return ({ from, to }) => {
    while (at < union.length && (union[at]?.to ?? 0) <= from) at += 1;
    let covered = 0;
    for (let next = at; next < union.length; next += 1) {
      const one = union[next];
      if (one === undefined || one.from >= to) break;
      covered += Math.min(to, one.to) - Math.max(from, one.from);
    }
    return covered;
  };
};
