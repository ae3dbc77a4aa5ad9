// Whether an element's styles may hide its text in a way that the reader cannot follow.
import { clips, isCell, lengthOr0 } from './hiding.ts';
import { attributeOf, type Element } from './html-tree.ts';
import { lengthOf, numberOf, type Style } from './measure.ts';
import { isUnderstood } from './understood.ts';

/** The reasons, each with the same words for the same style. `properties` lists the set ones. */
export const uncertaintiesOf = (
  element: Element,
  properties: Iterable<string>,
  style: Style,
  fontSize: number,
): readonly string[] => {
  const uncertainties: string[] = [];
  for (const property of properties) {
    const value = style(property);
    if (!isUnderstood(property, value)) uncertainties.push(`${property}:${value}`);
  }
  if (element.tagName === 'marquee' && attributeOf(element, 'scrollamount') !== '0') uncertainties.push('moving');
  if (isCut(element, style, fontSize)) uncertainties.push('cut');
  if (isShifted(style, fontSize)) uncertainties.push('shifted');
  if (isBelow(style)) uncertainties.push('below');
  return uncertainties.length === 0 ? none : uncertainties;
};

const none: readonly string[] = [];

/** A box that cuts off what is too large for it, in a size that its text may exceed. */
const isCut = (element: Element, style: Style, fontSize: number): boolean => {
  if (!clips(style)) return false;
  if (cutters.some((property) => !/^(?:|none|auto|initial|unset)$/.test(style(property)))) return true;
  if (isFlat(style('line-height'), fontSize)) return true;
  const inside = style('box-sizing') === 'border-box';
  if (isCell(element, style))
    return style('table-layout') === 'fixed' || isTight(style, 'width', [], { fontSize, inside });
  return (
    isTight(style, 'height', ['padding-top', 'padding-bottom', ...borders], { fontSize, inside }) ||
    isPushedUp(style) ||
    isTight(style, 'width', ['padding-left', 'padding-right', 'text-indent'], { fontSize, inside })
  );
};

const cutters = [
  'container-type',
  'container',
  'flex-basis',
  'aspect-ratio',
  'columns',
  'column-count',
  'column-width',
];

const isFlat = (lineHeight: string, fontSize: number): boolean => {
  const lines = numberOf(lineHeight);
  if (lines !== null) return lines < 0.4;
  const length = lengthOf(lineHeight, fontSize);
  return length !== null && length < fontSize * 0.4;
};

type Room = { fontSize: number; inside: boolean };

/** Less than half a letter is left between the paddings. */
const isTight = (style: Style, side: string, takers: readonly string[], { fontSize, inside }: Room): boolean =>
  [side, `max-${side}`].some((name) => {
    const length = lengthOf(style(name), fontSize);
    if (length === null) return style(name).includes('(') || style(name) === 'inherit';
    const taken = takers
      .filter((taker) => inside || taker === 'text-indent')
      .reduce((sum, taker) => sum + lengthOr0(firstLength(style(taker)), fontSize), 0);
    return length - taken < Math.min(8, fontSize * 0.6);
  });

const borders = ['border', 'border-top', 'border-width', 'border-top-width', 'border-block', 'border-block-start'];

const firstLength = (value: string): string => value.split(/\s+/).find((word) => /^[\d.]/.test(word)) ?? value;

/** The overflow lies before the start of the box. */
const isPushedUp = (style: Style): boolean =>
  hasLimit(style) &&
  ['justify-content', 'align-content', 'align-items', 'place-content'].some((property) => /end/.test(style(property)));

const hasLimit = (style: Style): boolean =>
  ['height', 'max-height', 'width', 'max-width'].some((side) => /\d/.test(style(side)));

const isShifted = (style: Style, fontSize: number): boolean => {
  const placed = /absolute|fixed|relative|sticky/.test(style('position'));
  const sides = ['margin-left', 'margin-top', 'margin-right', ...(placed ? ['left', 'top', 'right', 'bottom'] : [])];
  if (sides.some((side) => lengthOr0(style(side), fontSize) <= -100)) return true;
  if (/absolute|fixed/.test(style('position')) && ['top', 'left'].some((side) => isAbove(style(side), fontSize)))
    return true;
  if (placed && (isOver(style, 'right', 350) || isOver(style, 'bottom', 350))) return true;
  if (lengthOr0(style('word-spacing'), fontSize) < -fontSize) return true;
  return transforms.test(style('transform')) || style('scale').split(/\s+/).some(isScaledMuch);
};

/** A line or a short word beyond the edge. */
const isAbove = (value: string, fontSize: number): boolean => lengthOr0(value, fontSize) <= -Math.max(16, fontSize);

const isOver = (style: Style, side: string, pixels: number): boolean => lengthOr0(style(side), 16) >= pixels;

const transforms = /scale[xy3d]*\((?:[^()]*[\s,])?\s*(?:-|0*\.[0-4]|[3-9]|\d\d)/;

const isScaledMuch = (part: string): boolean => {
  const times = numberOf(part);
  return times !== null && (times < 0.5 || times > 3);
};

/** Below everything that has a background. */
const isBelow = (style: Style): boolean => (numberOf(style('z-index')) ?? 0) < 0;
