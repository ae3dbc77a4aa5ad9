// Selectors that hold other selectors: `:is()`, `:not()`, `:has()`.
import { type Element, isElement, siblingsOf } from './html-tree.ts';
import type { Matching, Selector, Test } from './selector-parts.ts';
import { nthFormula } from './selector-states.ts';
import { either, not, type Truth, truth } from './truth.ts';

export const listTest =
  (list: readonly (Selector | null)[], negated: boolean, matching: Matching): Test =>
  (element, world) => {
    let found: Truth = 0;
    for (const selector of list) if (selector) found = either(found, matching(element, selector, world));
    return negated ? not(found) : found;
  };

/** A place among those siblings that one of the selectors describes. */
export const nthOfTest = (
  name: string,
  formula: string,
  list: readonly (Selector | null)[],
  matching: Matching,
): Test | null => {
  const isNth = nthFormula(formula);
  if (isNth === null) return null;
  const isAmong = listTest(list, false, matching);
  return (element, world) => {
    const own = isAmong(element, world);
    if (own === 0 || element.parentNode === null) return 0;
    const { elements, places } = siblingsOf(element.parentNode);
    const place = places.get(element) ?? 0;
    const before = name === 'nth-child' ? elements.slice(0, place) : elements.slice(place + 1);
    const others = before.map((one) => isAmong(one, world));
    if (own === 1 || others.includes(1)) return 1;
    return truth(isNth(1 + others.filter((one) => one === 2).length));
  };
};

type Relative = { selector: Selector; after: boolean };

export const hasTest =
  (list: readonly (Relative | null)[], matching: Matching): Test =>
  (element, world) => {
    let found: Truth = 0;
    for (const relative of list) {
      if (relative === null) continue;
      for (const one of candidates(element, relative.after)) {
        if (found === 2 || world.allowance.steps < 0) return 2;
        found = either(
          found,
          matching(one, relative.selector, { ...world, anchor: element, allowance: world.allowance }),
        );
      }
    }
    return found;
  };

/** Everything inside the element, or the siblings after it with everything inside them. */
const candidates = function* (element: Element, after: boolean): Generator<Element> {
  const { parentNode } = element;
  const open: Element[] = after ? [] : element.childNodes.filter((node) => isElement(node)).reverse();
  if (after && parentNode !== null) {
    const { elements, places } = siblingsOf(parentNode);
    for (let at = (places.get(element) ?? 0) + 1; at < elements.length; at += 1) {
      const sibling = elements[at];
      if (sibling) yield* [sibling, ...candidates(sibling, false)];
    }
    return;
  }
  for (let one = open.pop(); one; one = open.pop()) {
    yield one;
    for (const node of one.childNodes.toReversed()) if (isElement(node)) open.push(node);
  }
};
