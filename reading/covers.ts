// Boxes that lie over other text: those out of their place, those that paint beyond themselves, and what rules write before or after an
// element.
import { generatedFor, type StyleSheet } from './cascade.ts';
import { attributeOf, type Element, isElement, type Node, parentOf, siblingsOf } from './html-tree.ts';
import { lengthOf, type Style } from './measure.ts';

/** Which other elements a box may lie over: its neighbours, all in its parent, or a table's cells. */
export type Reach = 'none' | 'near' | 'all' | 'table';

export const reachOf = (element: Element, style: Style, fontSize: number): Reach => {
  if (/^col(?:group)?$/.test(element.tagName)) return style('visibility') === 'collapse' ? 'table' : 'none';
  if (paintsBeyond(style, fontSize)) return 'near';
  const isFilled = paints(style);
  if (!isFilled && !isOpaque(element, style, fontSize)) return 'none';
  if (isPlaced(element, style)) return isPoint(style, fontSize) ? 'none' : reachOfPlaced(style);
  return isOutOfPlace(style, fontSize, isFilled ? 8 : 16) ? 'near' : 'none';
};

const isPoint = (style: Style, fontSize: number): boolean =>
  /^\d/.test(style('width')) &&
  ['width', 'height'].every((side) => Math.abs(lengthOf(style(side), fontSize) ?? 0) < 24);

/** A browser itself places an open dialog. */
const isPlaced = ({ tagName }: Element, style: Style): boolean =>
  /absolute|fixed|sticky/.test(style('position')) || (tagName === 'dialog' && style('position') === '');

/** Without a background of its own: fields, frames, pictures inside the mail, and wide borders. */
const isOpaque = (element: Element, style: Style, fontSize: number): boolean =>
  /^(?:textarea|select|input|button|iframe|dialog|meter|progress|object|embed|video)$/.test(element.tagName) ||
  (element.tagName === 'img' && /^\s*(?:data|cid):/i.test(attributeOf(element, 'src') ?? '')) ||
  borders.some((side) =>
    style(side)
      .split(/\s+/)
      .some((word) => /^[\d.]/.test(word) && (lengthOf(word, fontSize) ?? 0) > widestLine),
  );

const borders = [
  'border',
  'border-width',
  ...['top', 'left', 'bottom', 'right'].flatMap((side) => [`border-${side}`, `border-${side}-width`]),
];

const reachOfPlaced = (style: Style): Reach =>
  insets.some((side) => !/^(?:|auto)$/.test(style(side))) ? 'all' : 'near';

const insets = ['top', 'left', 'bottom', 'right'];

const paints = (style: Style): boolean =>
  ['background', 'background-color', 'background-image', 'backdrop-filter'].some(
    (property) => !/^(?:|none|transparent|inherit|initial|unset|0 0)$/.test(style(property)),
  );

const isOutOfPlace = (style: Style, fontSize: number, least: number): boolean => {
  const lengthAt = (side: string): number => lengthOf(style(side), fontSize) ?? 0;
  if (lengthAt('margin-top') <= -least) return true;
  if (style('position') === 'relative' && insets.some((side) => Math.abs(lengthAt(side)) >= least)) return true;
  if (areas.some((property) => /\d/.test(style(property)))) return true;
  return [style('translate'), style('transform')].some((moved) => /\d\d/.test(moved));
};

const areas = ['grid-area', 'grid-row', 'grid-column', 'grid-row-start', 'grid-column-start'];

/** A wide outline, shadow, stroke or line paints over earlier content. */
const paintsBeyond = (style: Style, fontSize: number): boolean =>
  widths.some((property) => {
    const value = style(property);
    if (value === '' || /^(?:none|inherit|initial|unset)$/.test(value)) return false;
    return value
      .replace(/[a-z-]+\([^()]*\)|#[0-9a-f]+/g, ' ')
      .split(/[\s,]+/)
      .some((word) => /^-?[\d.]/.test(word) && Math.abs(lengthOf(word, fontSize) ?? 0) > widestLine);
  }) ||
  spreads(style('box-shadow'), fontSize) ||
  spreads(/drop-shadow\(([^()]*)/.exec(style('filter'))?.[1] ?? '', fontSize);

const widths = [
  'outline',
  'outline-width',
  '-webkit-text-stroke',
  '-webkit-text-stroke-width',
  'text-decoration',
  'text-decoration-thickness',
];
const widestLine = 10;

/** A shadow without blur that is larger than its box. */
const spreads = (shadow: string, fontSize: number): boolean =>
  shadow
    .replace(/[a-z-]+\([^()]*\)/g, ' ')
    .split(',')
    .some((one) => {
      const lengths = one
        .split(/\s+/)
        .flatMap((word) => (/^-?[\d.]/.test(word) ? [lengthOf(word, fontSize) ?? 0] : []));
      const [right = 0, down = 0, blur = 0, spread = 0] = lengths;
      const reach = Math.max(Math.abs(right), Math.abs(down)) - blur / 2;
      return !one.includes('inset') && (spread > widestLine || reach > 1.5 * widestLine);
    });

/** A box of a certain height from which something written before its text pushes the rest. */
export const isPushedByRule = (element: Element, style: Style, sheet: StyleSheet): boolean =>
  sheet.generated.length > 0 &&
  ['height', 'max-height'].some((side) => /[1-9]/.test(style(side))) &&
  generatedFor(element, sheet).some(
    ({ property, value }) =>
      /height|padding|margin|border|block-size|font|content/.test(property) && /[1-9]|\\|\n/.test(value),
  );

export const isCoveredByRule = (element: Element, sheet: StyleSheet): boolean => {
  if (sheet.generated.length === 0) return false;
  const declared = generatedFor(element, sheet);
  return (
    declared.some(({ property, value }) => property === 'position' && /absolute|fixed/i.test(value)) &&
    declared.some(
      ({ property, value }) => /^background|^outline|^box-shadow|^backdrop/.test(property) && value !== 'none',
    )
  );
};

/** The elements whose text the box may hide. */
export const coveredBy = (cover: Element, reach: Reach): Element[] => {
  if (reach === 'near') return [...neighbours(cover, -1), ...neighbours(cover, 1)];
  const parent = reach === 'table' ? tableOf(cover) : parentOf(cover);
  return parent === null
    ? []
    : [
        parent,
        ...siblingsOf(parent)
          .elements.filter((one) => one !== cover)
          .flatMap(within),
      ];
};

/** Some siblings on that side, or those of the box that it starts or ends. */
const neighbours = (cover: Element, side: -1 | 1): Element[] => {
  for (let one: Element | null = cover; one !== null && one.tagName !== 'body'; one = parentOf(one)) {
    const parent = parentOf(one);
    if (parent === null) return [];
    const { elements, places } = siblingsOf(parent);
    const place = places.get(one) ?? 0;
    const near = side < 0 ? elements.slice(Math.max(0, place - some), place) : elements.slice(place + 1, place + some);
    const isBare = parent.childNodes.some(isWords);
    if (near.length > 0 || isBare) return [...(isBare ? [parent] : []), ...near.flatMap(within)];
  }
  return [];
};

const some = 3;

const isWords = (node: Node): boolean => 'value' in node && node.value.trim() !== '';

const within = (top: Element): Element[] => {
  const all: Element[] = [];
  const open = [top];
  for (let one = open.pop(); one; one = open.pop()) {
    all.push(one);
    for (const child of one.childNodes) if (isElement(child)) open.push(child);
  }
  return all;
};

const tableOf = (element: Element): Element | null => {
  for (let one = parentOf(element); one !== null; one = parentOf(one)) if (one.tagName === 'table') return one;
  return null;
};
