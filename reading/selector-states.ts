// Pseudo-classes of static mail: places among siblings, and states that nobody causes while Flow reads.
import { attributeOf, type Element, siblingsOf } from './html-tree.ts';
import type { Test } from './selector-parts.ts';
import { truth } from './truth.ts';

export const isNeverMatched = (name: string): boolean => states.test(name);

/** Null for a class that the reader does not know. */
export const stateTest = (name: string, argument: string | null): Test | null => {
  if (argument !== null) return nthTest(name, argument.trim().toLowerCase());
  const test = simple[name];
  return test === undefined ? null : (element) => truth(test(element));
};

const states =
  /^(?:hover|active|focus|focus-visible|focus-within|visited|target|target-within|host|host-context|playing|paused|fullscreen|picture-in-picture|-webkit-autofill|-webkit-full-screen)$/;

type Place = { index: number; count: number };

const placeOf = (element: Element, sameType: boolean): Place => {
  const { parentNode } = element;
  if (parentNode === null) return { index: 1, count: 1 };
  const { elements, places } = siblingsOf(parentNode, sameType ? element.tagName : '');
  return { index: (places.get(element) ?? 0) + 1, count: elements.length };
};

const isFirst = (element: Element, sameType = false): boolean => placeOf(element, sameType).index === 1;
const isLast = (element: Element, sameType = false): boolean => {
  const { index, count } = placeOf(element, sameType);
  return index === count;
};

const simple: Readonly<Record<string, (element: Element) => boolean>> = {
  root: ({ tagName }) => tagName === 'html',
  scope: ({ tagName }) => tagName === 'html',
  link: (element) => attributeOf(element, 'href') !== null,
  'any-link': (element) => attributeOf(element, 'href') !== null,
  'first-child': (element) => isFirst(element),
  'last-child': (element) => isLast(element),
  'only-child': (element) => isFirst(element) && isLast(element),
  'first-of-type': (element) => isFirst(element, true),
  'last-of-type': (element) => isLast(element, true),
  'only-of-type': (element) => isFirst(element, true) && isLast(element, true),
  empty: ({ childNodes }) => childNodes.every((node) => node.nodeName === '#comment'),
  defined: () => true,
};

const nthTest = (name: string, argument: string): Test | null => {
  const kind = /^nth-(last-)?(child|of-type)$/.exec(name);
  const formula = argument === 'odd' ? '2n+1' : argument === 'even' ? '2n' : argument.replace(/\s/g, '');
  const match = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(formula);
  if (!kind || !match || formula === '') return null;
  const times = match[1] === undefined ? 0 : Number(/\d/.test(match[1]) ? match[1] : `${match[1]}1`);
  const plus = Number(match[2] ?? 0);
  return (element) => {
    const { index, count } = placeOf(element, kind[2] === 'of-type');
    const rest = (kind[1] === undefined ? index : count + 1 - index) - plus;
    return truth(times === 0 ? rest === 0 : rest % times === 0 && rest / times >= 0);
  };
};
