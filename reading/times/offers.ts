// Whether a sentence offers its times, and which of them its writer rules out.
import type { Mark } from './attach.ts';
import { isDay } from './clock.ts';
import type { Token } from './tokens.ts';
import { offers, refuses, states } from './words.ts';

/** Tells which marks are still offered: a clause that says no rules out its own. */
export const livesIn = (plain: string, tokens: readonly Token[], marks: readonly Mark[]): ((mark: Mark) => boolean) => {
  const clauses = clausesOf(plain);
  const dead = new Set<Mark>();
  let before = false;
  for (const { from, to } of clauses) {
    const text = plain.slice(from, to);
    const inside = marks.filter((mark) => startOf(mark, tokens) >= from && startOf(mark, tokens) < to);
    const words = tokens.filter(({ kind, at }) => kind === 'word' && at >= from && at < to);
    // 'I cannot do Monday, Tuesday or Friday' says no three times.
    const isNo: boolean =
      refuses.test(text) || (states.test(text) && !offers.test(text)) || (words.length === 0 && before);
    if (isNo) for (const mark of inside) dead.add(mark);
    before = isNo;
  }
  for (const mark of marks) if (isDue(mark, tokens)) dead.add(mark);
  return (mark) => !dead.has(mark);
};

export const isOffer = (
  plain: string,
  tokens: readonly Token[],
  marks: readonly Mark[],
  live: (mark: Mark) => boolean,
): boolean => {
  if (!marks.some(live)) return false;
  if (isFact(plain)) return false;
  if (offers.test(plain.trim())) return true;
  const words = tokens.filter(({ kind, at }) => kind === 'word' && !isInside(at, marks, tokens));
  return words.length <= (plain.trim().endsWith('?') ? mostAsked : 0) && marks.some(({ kind }) => kind !== 'days');
};

/** 'Coffee tomorrow at 10?' */
const mostAsked = 5;

const isFact = (plain: string): boolean => states.test(plain) && !strong.test(plain) && !plain.trim().endsWith('?');

const strong =
  /\b(?:works?|suits?|(?:am|are|is|be|['’][mrs]e?) (?:\w+ )?free|available|could|can|would|how about|what about|propos\w+|suggest\w*|possible|let['’]?s|prefer)\b/;

const startOf = (mark: Mark, tokens: readonly Token[]): number => tokens[mark.first]?.at ?? 0;

const isInside = (at: number, marks: readonly Mark[], tokens: readonly Token[]): boolean =>
  marks.some((mark) => at >= startOf(mark, tokens) && at < (tokens[mark.last]?.end ?? 0));

/** 'By Friday', 'before Monday': when something falls due. */
const isDue = (mark: Mark, tokens: readonly Token[]): boolean => {
  const before = tokens[mark.first - 1];
  if (before?.kind === 'by') return true;
  return mark.kind === 'days' && before?.kind === 'before' && isDay(tokens[mark.first]);
};

type Clause = { from: number; to: number };

const clausesOf = (plain: string): Clause[] => {
  const ends = [...plain.matchAll(parts)].map(({ index }) => index);
  const starts = [0, ...ends];
  return starts.map((from, nth) => ({ from, to: starts[nth + 1] ?? plain.length }));
};

const parts = /[,;.](?=\s)|\b(?:but|however|though)\b/g;
