// Whether a sentence offers its times, and which of them its writer rules out.
import type { Mark } from './attach.ts';
import { isDay } from './clock.ts';
import type { Token } from './tokens.ts';
import { offers, offersDay, refuses, states } from './words.ts';

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
  for (const mark of marks.filter((one) => isElsewhere(one, tokens))) dead.add(mark);
  return (mark) => !dead.has(mark);
};

export const isOffer = (
  plain: string,
  tokens: readonly Token[],
  marks: readonly Mark[],
  live: (mark: Mark) => boolean,
): boolean => {
  if (!marks.some(live)) return false;
  if (isFact(plain) || isPermission.test(plain)) return false;
  const isTimed = marks.some((mark) => mark.kind !== 'days' && live(mark));
  if (offers.test(plain.trim())) return isTimed || offersDay.test(plain.trim());
  const words = tokens.filter(({ kind, at }) => kind === 'word' && !isInside(at, marks, tokens));
  return words.length <= (plain.trim().endsWith('?') ? mostAsked : 0) && marks.some(({ kind }) => kind !== 'days');
};

/** 'Coffee tomorrow at 10?' */
const mostAsked = 5;

const isFact = (plain: string): boolean => states.test(plain) && !strong.test(plain) && !plain.trim().endsWith('?');

const strong =
  /\b(?:works?|suits?|(?:am|are|is|be|['’][mrs]e?) (?:\w+ )?free|available|could|can|would|how about|what about|propos\w+|suggest\w*|possible|let['’]?s|prefer)\b/;

/** 'Okay to call him tomorrow?' asks for leave to do something. */
const isPermission =
  /\b(?:ok|okay|fine|prefer|good)(?: (?:for|with) (?:me|us|you))? to (?!meet|talk|speak|chat|discuss|catch|join|connect|have|do (?:it|this|that)\b|move)/;

const startOf = (mark: Mark, tokens: readonly Token[]): number => tokens[mark.first]?.at ?? 0;

const isInside = (at: number, marks: readonly Mark[], tokens: readonly Token[]): boolean =>
  marks.some((mark) => at >= startOf(mark, tokens) && at < (tokens[mark.last]?.end ?? 0));

const isElsewhere = (mark: Mark, tokens: readonly Token[]): boolean =>
  isDue(mark, tokens) || isOfSomething(mark, tokens);

/** 'By Friday', 'before Monday': when something falls due. */
const isDue = (mark: Mark, tokens: readonly Token[]): boolean => {
  const before = tokens[mark.first - 1];
  if (before?.kind === 'by') return true;
  return mark.kind === 'days' && before?.kind === 'before' && isDay(tokens[mark.first]);
};

/** The clauses of a plain sentence. */
export const partsOf = (plain: string): string[] =>
  clausesOf(plain).map(({ from, to }) => plain.slice(from, to).replace(/^(?:[,;.]|but\b|however\b|though\b)\s*/, ''));

/** 'Before the committee meets on Tuesday', 'their Monday round', 'each Friday': the day of something else. */
const isOfSomething = (mark: Mark, tokens: readonly Token[]): boolean => {
  if (mark.kind !== 'days') return false;
  const before = tokens[mark.first - 1];
  if (before?.kind === 'word' && belongs.test(before.text)) return true;
  const clause = tokens.slice(0, mark.first);
  const end = clause.findLastIndex(({ kind, text }) => kind === 'end' || text === 'or' || text === 'and');
  const at = clause.findLastIndex(({ kind, text }, nth) => nth > end && kind === 'before' && !text.startsWith('any'));
  return (
    at >= 0 && clause[at + 1]?.kind === 'word' && clause.slice(at + 1).filter(({ kind }) => kind === 'word').length > 1
  );
};

const belongs = /^(?:a|an|each|every|his|her|their|its|my|our)$/;

type Clause = { from: number; to: number };

const clausesOf = (plain: string): Clause[] => {
  const ends = [...plain.matchAll(parts)].map(({ index }) => index);
  const starts = [0, ...ends];
  return starts.map((from, nth) => ({ from, to: starts[nth + 1] ?? plain.length }));
};

const parts = /[,;.](?=\s)|\b(?:but|however|though)\b/g;
