// Matches the selectors that mail uses: tags, classes, ids, attributes, a few positions, descendants and children.
import { splitOutside } from './css.ts';
import { attributeOf, type Element, elementIndex, parentOf } from './html-tree.ts';

type Test = (element: Element) => boolean;

type Compound = { tag: string; id: string; classes: string[]; tests: Test[] };

export type Selector = {
  compounds: { compound: Compound; child: boolean }[];
  specificity: number;
};

/** The comparisons left for the whole mail. At zero every selector matches, so hidden text cannot slip through. */
export type Allowance = { steps: number };

/** Null for a selector that never matches static mail, such as `:hover`. */
export const selectorOf = (text: string): Selector | null => {
  const compounds: Selector['compounds'] = [];
  let specificity = 0;
  let child = false;
  for (const part of text
    .slice(0, 500)
    .replace(/\s*>\s*/g, ' > ')
    .split(/\s+(?![^[(]*[\])])/)) {
    if (part === '>') {
      child = true;
      continue;
    }
    const compound = compoundOf(part);
    if (compound === null) return null;
    specificity += weightOf(compound);
    compounds.unshift({ compound, child });
    child = false;
  }
  return compounds.length === 0 ? null : { compounds, specificity };
};

/** Whether an element and its ancestors are what the selector describes. */
export const matches = (element: Element, selector: Selector, allowance: Allowance): boolean => {
  let current: Element | null = element;
  let child = true;
  for (const step of selector.compounds) {
    while (current !== null && !isCompound(current, step.compound, allowance)) {
      if (child) return false;
      current = parentOf(current);
    }
    if (current === null) return false;
    child = step.child;
    current = parentOf(current);
  }
  return true;
};

export const keyOf = (selector: Selector): string => {
  const compound = selector.compounds[0]?.compound;
  if (!compound) return '*';
  if (compound.id !== '') return `#${compound.id}`;
  return compound.classes[0] === undefined ? compound.tag || '*' : `.${compound.classes[0]}`;
};

export const classesOf = (element: Element): readonly string[] => {
  const written = attributeOf(element, 'class');
  if (written === null) return noClasses;
  const known = classesByElement.get(element);
  if (known) return known;
  const classes = written.split(/\s+/, mostClasses).filter(Boolean);
  classesByElement.set(element, classes);
  return classes;
};

const mostClasses = 100;
const noClasses: readonly string[] = [];
const classesByElement = new WeakMap<Element, readonly string[]>();

const isCompound = (element: Element, compound: Compound, allowance: Allowance): boolean => {
  allowance.steps -= 1;
  if (allowance.steps < 0) return true;
  if (compound.tag !== '' && compound.tag !== element.tagName) return false;
  if (compound.id !== '' && compound.id !== attributeOf(element, 'id')) return false;
  if (compound.classes.length > 0) {
    const classes = classesOf(element);
    if (!compound.classes.every((name) => classes.includes(name))) return false;
  }
  return compound.tests.every((test) => test(element));
};

const simple =
  /^(?:\*|([a-z][\w-]*)|#([\w-]+)|\.([\w\u0080-\uffff:/-]+?(?=[.#[]|:(?:not|is|where|root|link|any-link|first|last|nth|only|hover|:)|$))|\[([^\]]*)\]|:([a-z-]+)(?:\(([^()]*)\))?)/i;

const compoundOf = (text: string): Compound | null => {
  const compound: Compound = { tag: '', id: '', classes: [], tests: [] };
  let rest = text;
  while (rest !== '') {
    const match = simple.exec(rest);
    if (match === null || match[0] === '' || !addPart(compound, match)) return null;
    rest = rest.slice(match[0].length);
  }
  return compound;
};

/** False for a selector that never matches static mail. */
const addPart = (compound: Compound, [, tag, id, name, attribute, pseudo, argument]: RegExpExecArray): boolean => {
  if (tag !== undefined) compound.tag = tag.toLowerCase();
  if (id !== undefined) compound.id = id;
  if (name !== undefined) compound.classes.push(name);
  if (attribute !== undefined) compound.tests.push(attributeTest(attribute));
  if (pseudo === undefined) return true;
  const test = pseudoTest(pseudo.toLowerCase(), argument ?? '');
  if (test === null) return false;
  compound.tests.push(test);
  return true;
};

const attributeTest = (text: string): Test => {
  const [, name = '', sign = '', quoted = ''] = /^\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(.*))?$/.exec(text) ?? [];
  const expected = quoted
    .replace(/\s+[is]$/i, '')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');
  return (element) => {
    const value = attributeOf(element, name.toLowerCase());
    if (value === null) return false;
    if (sign === '') return true;
    if (sign === '=') return value === expected;
    if (sign === '^=') return value.startsWith(expected);
    if (sign === '$=') return value.endsWith(expected);
    if (sign === '*=') return value.includes(expected);
    if (sign === '|=') return value === expected || value.startsWith(`${expected}-`);
    return value.split(/\s+/).includes(expected);
  };
};

const pseudoTest = (name: string, argument: string): Test | null => {
  if (name === 'nth-child') return nthTest(argument.trim().toLowerCase());
  if (name !== 'not' && name !== 'is' && name !== 'where') return states[name] ?? null;
  const compounds = splitOutside(argument, ',').map((part) => compoundOf(part.trim()));
  const inside: Test = (element) =>
    compounds.some((compound) => compound !== null && isCompound(element, compound, { steps: 100 }));
  return name === 'not' ? (element) => !inside(element) : inside;
};

const isLink: Test = (element) => attributeOf(element, 'href') !== null;
const isFirst: Test = (element) => elementIndex(element).index === 1;
const isLast: Test = (element) => {
  const { index, count } = elementIndex(element);
  return index === count;
};

const states: Readonly<Record<string, Test>> = {
  root: (element) => element.tagName === 'html',
  link: isLink,
  'any-link': isLink,
  'first-child': isFirst,
  'last-child': isLast,
  'only-child': (element) => isFirst(element) && isLast(element),
};

const nthTest = (argument: string): Test | null => {
  const formula = argument === 'odd' ? '2n+1' : argument === 'even' ? '2n' : argument.replace(/\s/g, '');
  const match = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(formula);
  if (!match || formula === '') return null;
  const times = match[1] === undefined ? 0 : Number(/\d/.test(match[1]) ? match[1] : `${match[1]}1`);
  const plus = Number(match[2] ?? 0);
  return (element) => {
    const rest = elementIndex(element).index - plus;
    return times === 0 ? rest === 0 : rest % times === 0 && rest / times >= 0;
  };
};

const weightOf = (compound: Compound): number =>
  (compound.id === '' ? 0 : 10_000) +
  (compound.classes.length + compound.tests.length) * 100 +
  (compound.tag === '' ? 0 : 1);
