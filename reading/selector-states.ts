// Pseudo-classes of static mail: positions among siblings, and states that nobody causes while Flow reads.
import { attributeOf, type Element, parentOf, siblingsOf } from './html-tree.ts';
import type { Test } from './selector-parts.ts';
import { truth } from './truth.ts';

export const isNeverMatched = (name: string): boolean => states.test(name);

/** Null for a class that the reader does not know. */
export const stateTest = (name: string, argument: string | null): Test | null => {
  if (argument !== null) {
    const asked = argument.trim().toLowerCase();
    if (name === 'lang') return langTest(asked);
    return name === 'dir' ? dirTest(asked) : nthTest(name, asked);
  }
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
  const isNth = nthFormula(argument);
  if (!kind || isNth === null) return null;
  return (element) => {
    const { index, count } = placeOf(element, kind[2] === 'of-type');
    return truth(isNth(kind[1] === undefined ? index : count + 1 - index));
  };
};

/** Whether a position, counted from one, fits `2n+1`. Null if the text is not such a formula. */
export const nthFormula = (text: string): ((place: number) => boolean) | null => {
  const plain = text.trim().toLowerCase();
  const formula = plain === 'odd' ? '2n+1' : plain === 'even' ? '2n' : plain.replace(/\s/g, '');
  const match = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(formula);
  if (!match || formula === '') return null;
  const times = match[1] === undefined ? 0 : Number(/\d/.test(match[1]) ? match[1] : `${match[1]}1`);
  const plus = Number(match[2] ?? 0);
  return (place) => {
    const rest = place - plus;
    return times === 0 ? rest === 0 : rest % times === 0 && rest / times >= 0;
  };
};

const nearest = (element: Element, name: string): string | null => {
  for (let one: Element | null = element; one !== null; one = parentOf(one)) {
    const value = attributeOf(one, name);
    if (value !== null) return value.trim().toLowerCase();
  }
  return null;
};

const langTest = (asked: string): Test | null => {
  const ranges = asked.split(',').map((range) => range.trim().replace(/^["']|["']$/g, ''));
  if (ranges.some((range) => range.includes('*') || range.includes('\\'))) return null;
  return (element) => {
    const own = nearest(element, 'lang') ?? nearest(element, 'xml:lang');
    return truth(own !== null && ranges.some((range) => own === range || own.startsWith(`${range}-`)));
  };
};

const dirTest =
  (asked: string): Test =>
  (element) => {
    const own = nearest(element, 'dir');
    if (own === 'auto' || element.tagName === 'bdi') return 1;
    return truth((own === 'rtl' ? 'rtl' : 'ltr') === asked);
  };
