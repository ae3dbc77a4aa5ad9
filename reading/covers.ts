// Boxes with a background that lie over other text: positioned ones, and what rules write before or after an element.
import { generatedFor, type StyleSheet } from './cascade.ts';
import { type Element, isElement, siblingsOf } from './html-tree.ts';
import { lengthOf, type Style } from './measure.ts';

/** Out of its place, and with a background. */
export const isCovering = (style: Style, fontSize: number): boolean => {
  const paints = ['background', 'background-color', 'background-image'].some(
    (property) => !/^(?:|none|transparent|inherit|initial|unset|0 0)$/.test(style(property)),
  );
  if (!paints) return false;
  if (/absolute|fixed|sticky/.test(style('position'))) return true;
  const placed = style('position') === 'relative' ? ['top', 'left', 'bottom', 'right'] : [];
  return (
    (lengthOf(style('margin-top'), fontSize) ?? 0) <= -8 ||
    placed.some((side) => Math.abs(lengthOf(style(side), fontSize) ?? 0) >= 8)
  );
};

export const isCoveredByRule = (element: Element, sheet: StyleSheet): boolean => {
  if (sheet.generated.length === 0) return false;
  const declared = generatedFor(element, sheet);
  return (
    declared.some(({ property, value }) => property === 'position' && /absolute|fixed/i.test(value)) &&
    declared.some(({ property, value }) => /^background|^outline|^box-shadow/.test(property) && value !== 'none')
  );
};

/** The elements whose text a covering one may hide: everything else in its parent, or its neighbours on the page itself. */
export const coveredBy = (cover: Element): Element[] => {
  const parent = cover.parentNode;
  if (!isElement(parent)) return [];
  const { elements, places } = siblingsOf(parent);
  const place = places.get(cover) ?? 0;
  const isPage = parent.tagName === 'body';
  const near = isPage ? elements.slice(Math.max(0, place - 1), place + 2) : elements;
  const open = near.filter((element) => element !== cover);
  const all = isPage ? [] : [parent];
  for (let one = open.pop(); one; one = open.pop()) {
    all.push(one);
    for (const child of one.childNodes) if (isElement(child)) open.push(child);
  }
  return all;
};
