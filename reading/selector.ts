// Matches selectors against static mail. An answer may be 'maybe' where the reader does not know a selector or a state.

import { attributeOf, type Element, parentOf, siblingsOf } from './html-tree.ts';
import { selectorOf as parsed } from './selector-parser.ts';
import { type Compound, type Matching, type Selector, type Step } from './selector-parts.ts';
import { both, either, type Truth } from './truth.ts';

/** The comparisons left for the whole mail. At zero every selector matches, so hidden text cannot slip through. */
export type Allowance = { steps: number };

export const selectorOf = (text: string): Selector | null => parsed(text, matchesFrom);

/** Whether an element and its surroundings are what the selector describes. */
export const matches = (element: Element, selector: Selector, allowance: Allowance): Truth =>
  matchesFrom(element, selector, { allowance, anchor: null });

export const keyOf = ({ steps: [step] }: Selector): string => {
  if (!step) return '*';
  const { id, classes, tag } = step.compound;
  if (id !== '') return `#${id.toLowerCase()}`;
  return classes[0] === undefined ? tag || '*' : `.${classes[0].toLowerCase()}`;
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

const matchesFrom: Matching = (element, selector, world, at = 0) => {
  const step = selector.steps[at];
  if (step === undefined) return 2;
  const own = isCompound(element, step, world);
  if (own === 0 || at === selector.steps.length - 1) return own;
  let found: Truth = 0;
  for (const other of reached(element, step.combinator)) {
    found = either(found, matchesFrom(other, selector, world, at + 1));
    if (found === 2 || world.allowance.steps < 0) break;
  }
  return both(own, found);
};

/** The elements that a step to the left may name. */
const reached = (element: Element, combinator: Step['combinator']): Generator<Element> =>
  combinator === '>' || combinator === ' ' ? above(element, combinator === '>') : before(element, combinator === '+');

function* above(element: Element, nearest: boolean): Generator<Element> {
  for (let up = parentOf(element); up !== null; up = nearest ? null : parentOf(up)) yield up;
}

function* before(element: Element, nearest: boolean): Generator<Element> {
  if (element.parentNode === null) return;
  const { elements, places } = siblingsOf(element.parentNode);
  const place = places.get(element) ?? 0;
  yield* elements.slice(nearest ? Math.max(0, place - 1) : 0, place).toReversed();
}

const isCompound = (element: Element, { compound }: Step, world: Parameters<Matching>[2]): Truth => {
  world.allowance.steps -= 1;
  if (world.allowance.steps < 0) return 2;
  if (compound.anchor && element !== world.anchor) return 0;
  if (compound.tag !== '' && compound.tag !== element.tagName) return 0;
  let held = named(element, compound);
  for (const test of compound.tests) {
    if (held === 0) return 0;
    held = both(held, test(element, world));
  }
  return held;
};

/** Mail without a document type ignores the case of classes and ids. */
const named = (element: Element, { id, classes }: Compound): Truth => {
  let held: Truth = 2;
  if (id !== '') held = sameName(id, [attributeOf(element, 'id') ?? '']);
  if (classes.length === 0 || held === 0) return held;
  const own = classesOf(element);
  for (const name of classes) held = both(held, sameName(name, own));
  return held;
};

const sameName = (name: string, names: readonly string[]): Truth => {
  if (names.includes(name)) return 2;
  const lower = name.toLowerCase();
  return names.some((one) => one.toLowerCase() === lower) ? 1 : 0;
};
