// Parses selectors. An unknown part becomes a 'maybe'.
import { indexOutside, splitOutside, unescaped } from './css-scan.ts';
import { attributeTest } from './selector-attribute.ts';
import { hasTest, listTest, nthOfTest } from './selector-lists.ts';
import type { Compound, Matching, Selector, Step, Test } from './selector-parts.ts';
import { isNeverMatched, stateTest } from './selector-states.ts';

/** Null for a selector that no browser knows. */
export const selectorOf = (text: string, matching: Matching, depth = 0): Selector | null => {
  const selector: Selector = { steps: [], text: text.trim().slice(0, 200), specificity: 0, pseudo: null };
  let rest = text.trim().slice(0, longest);
  if (depth > deepest || /^[>+~]/.test(rest)) return null;
  while (rest !== '') {
    const joined = /^\s*([>+~])\s*|^\s+/.exec(rest);
    if (joined) rest = rest.slice(joined[0].length);
    const compound = newCompound();
    const length = readCompound(rest, compound, { selector, matching, depth });
    if (length === 0) return null;
    rest = rest.slice(length);
    selector.steps.unshift({ compound, combinator: combinatorOf(joined?.[1]) });
  }
  return selector.steps.length === 0 ? null : selector;
};

/** A selector inside `:has()`, which starts at its anchor. */
export const relativeSelectorOf = (
  text: string,
  matching: Matching,
  depth: number,
): { selector: Selector; after: boolean } | null => {
  const [, sign, rest = ''] = /^\s*([>+~]?)(.*)$/s.exec(text) ?? [];
  const selector = selectorOf(rest, matching, depth);
  if (selector === null) return null;
  const last = selector.steps.at(-1);
  if (last) last.combinator = combinatorOf(sign);
  selector.steps.push({ compound: { ...newCompound(), anchor: true }, combinator: ' ' });
  return { selector, after: sign === '+' || sign === '~' };
};

const longest = 4_000;
const deepest = 8;

const newCompound = (): Compound => ({ tag: '', id: '', classes: [], tests: [], anchor: false });

const combinatorOf = (sign: string | undefined): Step['combinator'] =>
  sign === '>' || sign === '+' || sign === '~' ? sign : ' ';

type Into = { selector: Selector; matching: Matching; depth: number };

/** The length of the compound at the start of the text. Zero if it is none. */
const readCompound = (text: string, compound: Compound, into: Into): number => {
  let at = 0;
  while (at < text.length && !/[\s>+~]/.test(text.charAt(at))) {
    const length = readPart(text.slice(at), compound, into);
    if (length === 0) return 0;
    at += length;
  }
  return at;
};

const word = '(?:\\\\[0-9a-f]{1,6}\\s?|\\\\[^\\n]|[\\w-]|[^\\x00-\\x7f])+';
const namePart = new RegExp(`^(?:(?:${word}|\\*)?\\|)?(?:(\\*)|(${word}))`, 'i');
const markedPart = new RegExp(`^([#.])(${word})`, 'i');
const pseudoPart = new RegExp(`^(::?)(${word})`, 'i');

const readPart = (text: string, compound: Compound, into: Into): number => {
  const first = text.charAt(0);
  if (first === '#' || first === '.') return readName(text, compound, into.selector);
  if (first === '[') return readAttribute(text, compound, into.selector);
  if (first === ':') return readPseudo(text, compound, into);
  const match = namePart.exec(text);
  if (match === null || compound.tag !== '') return 0;
  compound.tag = match[2] === undefined ? '' : unescaped(match[2]).toLowerCase();
  if (compound.tag !== '') into.selector.specificity += 1;
  return match[0].length;
};

const readName = (text: string, compound: Compound, selector: Selector): number => {
  const match = markedPart.exec(text);
  if (match === null) return 0;
  const name = unescaped(match[2] ?? '');
  if (match[1] === '#') {
    if (compound.id !== '' && compound.id !== name) compound.tests.push(() => 0);
    compound.id = name;
    selector.specificity += 10_000;
  } else {
    compound.classes.push(name);
    selector.specificity += 100;
  }
  return match[0].length;
};

const readAttribute = (text: string, compound: Compound, selector: Selector): number => {
  const close = indexOutside(text, ']', 1);
  const test = attributeTest(text.slice(1, close));
  if (test === null) return 0;
  compound.tests.push(test);
  selector.specificity += 100;
  return Math.min(text.length, close + 1);
};

const readPseudo = (text: string, compound: Compound, into: Into): number => {
  const match = pseudoPart.exec(text);
  if (match === null) return 0;
  const name = unescaped(match[2] ?? '').toLowerCase();
  let length = match[0].length;
  let argument: string | null = null;
  if (text.charAt(length) === '(') {
    const close = indexOutside(text, ')', length + 1);
    argument = text.slice(length + 1, close);
    length = Math.min(text.length, close + 1);
  }
  if (match[1] === '::' || /^(?:before|after|first-line|first-letter)$/.test(name)) {
    if (name.startsWith('-')) compound.tests.push(() => 0);
    into.selector.pseudo = name;
    into.selector.specificity += 1;
    return length;
  }
  const test = pseudoTest(name, argument, into);
  if (test === null) return 0;
  compound.tests.push(test);
  return length;
};

/** Browsers leave out what they do not know, and what names a part of an element. */
const selectorsIn = (list: string, matching: Matching, depth: number): (Selector | null)[] =>
  splitOutside(list, ',').map((part) => {
    const selector = selectorOf(part, matching, depth);
    return selector?.pseudo === null ? selector : null;
  });

/** Null for a class that no browser of today knows. */
const pseudoTest = (name: string, argument: string | null, into: Into): Test | null => {
  const { selector, matching, depth } = into;
  if (/^(?:not|is|where|matches|-webkit-any)$/.test(name)) {
    const list = selectorsIn(argument ?? '', matching, depth + 1);
    if (name !== 'where') selector.specificity += Math.max(0, ...list.map((one) => one?.specificity ?? 0));
    return listTest(list, name === 'not', matching);
  }
  if (name === 'has') {
    const list = splitOutside(argument ?? '', ',').map((part) => relativeSelectorOf(part, matching, depth + 1));
    selector.specificity += Math.max(0, ...list.map((one) => one?.selector.specificity ?? 0));
    return hasTest(list, matching);
  }
  selector.specificity += 100;
  if (/^-(?:moz|ms|o)-/.test(name)) return null;
  return isNeverMatched(name) ? () => 0 : placeTest(name, argument, into);
};

/** Anything else may match. */
const placeTest = (name: string, argument: string | null, into: Into): Test =>
  nthOfSelectors(name, argument ?? '', into) ?? stateTest(name, argument) ?? (() => 1);

/** `:nth-child(2 of .note)`. */
const nthOfSelectors = (name: string, argument: string, { matching, depth }: Into): Test | null => {
  const [, formula, among] = /^(.*?)\sof\s(.*)$/s.exec(argument) ?? [];
  if (formula === undefined || among === undefined || !/^nth-(?:last-)?child$/.test(name)) return null;
  return nthOfTest(name, formula, selectorsIn(among, matching, depth + 1), matching);
};
