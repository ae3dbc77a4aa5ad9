// The fact of a sentence that answers a question: its kind, and how well it fits.
import type { Question, Wants } from '#domain/question.ts';
import { factsIn } from '#reading/facts/facts.ts';
import { apart, type Fact, type FactKind } from '#reading/facts/span.ts';
import { stemsOf } from './indexed.ts';
import type { Passage } from './passages.ts';
import type { Term } from './terms.ts';

/** `weak`: the sentence holds a fact that may be of the wanted kind. `none`: it holds none. */
export type Fit = 'exact' | 'weak' | 'none' | 'never';

/** `alone`: it stands near the question's words, and no other fact of the sentence comes close. `weight` and `bonus`: what it makes of the sentence's score. */
export type Fitting = { fact: Fact | null; fit: Fit; alone: boolean; weight: number; bonus: number };

export const fitOf = (question: Question, terms: readonly Term[], passage: Passage): Fitting => {
  const { text } = passage.line;
  const { fact, fit, alone } = bestOf(question, terms, passage);
  return {
    fact: fact && withCounted(fact, text, question),
    fit,
    alone,
    weight: weights[fit] * (isAsked(text) ? 0.9 : 1),
    bonus: bonusOf(question, text, fact),
  };
};

/** The answer is a fact of a kind, not a whole sentence. */
export const wantsFact = (wants: Wants): boolean => kindsFor[wants] !== null;

const weights: Record<Fit, number> = { exact: 1, weak: 0.75, none: 0.6, never: 0 };

const bestOf = (
  question: Question,
  terms: readonly Term[],
  passage: Passage,
): Pick<Fitting, 'fact' | 'fit' | 'alone'> => {
  const kinds = kindsFor[question.wants];
  if (kinds === null) return { fact: null, fit: statementFit(passage.line), alone: true };
  const facts = [
    ...kinds.exact.flatMap((kind) => factsIn(passage.line.text, kind)),
    ...kinds.weak.flatMap((kind) => factsIn(passage.line.text, kind)),
  ].filter((fact) => isNew(fact, passage.line.text, question));
  const at = positionsOf(passage.line.text, terms);
  const cost = (fact: Fact): number => distance(fact, at) + (isExact(fact, question) ? 0 : 12);
  const [best, second] = apart(facts).toSorted((one, other) => cost(one) - cost(other));
  if (best === undefined) return { fact: null, fit: kinds.only ? 'never' : 'none', alone: true };
  const exact = isExact(best, question) && isApt(best, passage.line.text, question);
  const alone = distance(best, at) <= farthest && (second === undefined || 2 * cost(best) < cost(second));
  return { fact: best, fit: exact ? 'exact' : 'weak', alone };
};

/** Characters between a fact and the question's words. Further off, it may belong to something else. */
const farthest = 45;

/** A subject says what a mail is about, but nothing about it. */
const statementFit = ({ paragraph, text }: Passage['line']): Fit => {
  if (paragraph < 0) return 'never';
  return isAsked(text) ? 'weak' : 'exact';
};

/** A deadline has its preposition, and a count what it counts. */
const isApt = (fact: Fact, text: string, question: Question): boolean => {
  if (question.wants === 'by') return deadlineWords.test(text.slice(0, fact.from));
  return question.wants !== 'count' || countedAfter(fact, text, question) !== '';
};

const isExact = ({ kind }: Fact, { wants }: Question): boolean => kindsFor[wants]?.exact.includes(kind) ?? true;

/** 'How many months' is answered by '22 months', and by '22 long months'. */
const withCounted = (fact: Fact, text: string, question: Question): Fact =>
  question.wants === 'count' ? { ...fact, to: fact.to + countedAfter(fact, text, question).length } : fact;

const countedAfter = ({ to }: Fact, text: string, { terms }: Question): string => {
  const asked = new Set(terms.flatMap((term) => [...stemsOf(term)]));
  const [counted = '', ...words] = /^\s([\p{L}-]+)(?:\s([\p{L}-]+))?/u.exec(text.slice(to)) ?? [];
  const last = words.findLastIndex((word) => word !== undefined && [...stemsOf(word)].some((stem) => asked.has(stem)));
  if (last < 0) return '';
  return last === 0 ? ` ${words[0]}` : counted;
};

/** In a list of amounts the sum answers, unless the question names another line. */
const bonusOf = ({ wants }: Question, text: string, fact: Fact | null): number =>
  wants === 'amount' && fact?.kind === 'money' && sumWords.test(text) ? 0.06 : 0;

const sumWords = /\b(?:total|altogether|sum|zusammen|summe|gesamt\w*)\b/i;
const deadlineWords =
  /\b(?:by|before|until|till|no later than|latest|deadline(?: is)?|due|lapses?(?: on)?|expires?(?: on)?|bis(?: zum)?|only until)\s*(?:the\s)?$/i;

type Kinds = { exact: readonly FactKind[]; weak: readonly FactKind[]; only: boolean };

const kinds = (exact: readonly FactKind[], weak: readonly FactKind[] = [], only = false): Kinds => ({
  exact,
  weak,
  only,
});

/** The kinds of fact that answer. `only`: without one, the sentence is no answer. Null: the sentence is the answer. */
const kindsFor: Record<Wants, Kinds | null> = {
  when: kinds(['moment']),
  by: kinds(['moment']),
  where: kinds(['place'], ['area']),
  who: kinds([], ['name']),
  amount: kinds(['money', 'percent'], ['sum', 'length']),
  count: kinds(['number']),
  length: kinds(['length'], ['money', 'percent', 'sum']),
  number: kinds(['code'], ['number'], true),
  phone: kinds(['phone'], [], true),
  email: kinds(['email'], [], true),
  link: kinds(['link'], [], true),
  'yes-no': null,
  said: null,
  why: null,
  thing: null,
};

/** A fact that the question itself names is no answer to it. */
const isNew = ({ from, to }: Fact, text: string, { terms, who }: Question): boolean => {
  const asked = new Set([...terms, ...who].flatMap((word) => [...stemsOf(word)]));
  return [...stemsOf(text.slice(from, to))].some((stem) => !asked.has(stem));
};

/** Where each word of the question stands in the sentence. */
const positionsOf = (text: string, terms: readonly Term[]): number[][] => {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    stems: stemsOf(word),
    at: index + word.length / 2,
  }));
  return terms
    .map(({ stem, also }) =>
      words.filter(({ stems }) => stems.has(stem) || also.some((one) => stems.has(one))).map(({ at }) => at),
    )
    .filter((places) => places.length > 0);
};

/** The mean distance to the question's words, in characters. Without any of them, the first fact is as good as another. */
const distance = ({ from, to }: Fact, positions: readonly (readonly number[])[]): number => {
  const each = positions.map((places) =>
    Math.min(...places.map((at) => (at < from ? from - at : Math.max(0, at - to)))),
  );
  return each.length === 0 ? from : each.reduce((sum, one) => sum + one, 0) / each.length;
};

/** A question that asks back answers little. */
const isAsked = (text: string): boolean => /\?["'”’)]*$/.test(text);
