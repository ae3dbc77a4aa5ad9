// The ways in which one element hides everything inside it.
import { attributeOf, type Element, isElement, type Node, siblingsOf } from './html-tree.ts';
import { lengthOf, numberOf, type Style } from './measure.ts';

/** Not rendered, or marked by its sender as not for reading. */
export const isNeverShown = (element: Element, style: Style): boolean => {
  if (unrendered.has(element.tagName) || isClosed(element)) return true;
  const display = style('display');
  if (display === 'none' || style('content-visibility') === 'hidden') return true;
  if (display === '' && isHiddenByAttribute(element)) return true;
  if (attributeOf(element, 'aria-hidden') === 'true') return true;
  // Outlook's own switch. On links and tables it only swaps a button that Outlook cannot draw.
  return style('mso-hide') === 'all' && !/^(?:a|table|tbody|tr|td)$/.test(element.tagName);
};

const isHiddenByAttribute = (element: Element): boolean =>
  attributeOf(element, 'hidden') !== null || attributeOf(element, 'popover') !== null;

/** Cut off by its own box. */
export const isClipped = (element: Element, style: Style, fontSize: number): boolean => {
  if (emptyPath.test(style('clip-path'))) return true;
  if (/absolute|fixed/.test(style('position')) && isEmptyRectangle(style('clip'))) return true;
  return clips(style) && !isCell(element, style) && clipSizes.some((side) => isTiny(style(side), fontSize));
};

export const clips = (style: Style): boolean =>
  /hidden|clip|scroll|auto|overlay/.test(`${style('overflow-x')} ${style('overflow-y')}`) ||
  clippers.some((property) => !/^(?:|none|initial|unset|layout|style)$/.test(style(property)));

/** They cut off what stands beyond the box, whatever else they do. */
const clippers = ['clip-path', 'mask', 'mask-image', 'contain', 'content-visibility'];

/** Cells grow with their content, beyond their height. */
export const isCell = ({ tagName }: Element, style: Style): boolean =>
  /^(?:td|th|tr|tbody|table)$/.test(tagName) && style('display') === '';

/** Moved off the page or shrunk to a point. */
export const isMovedAway = (style: Style, fontSize: number): boolean => {
  const placed = /absolute|fixed|relative|sticky/.test(style('position'));
  const sides = placed ? [...insets, ...margins] : margins;
  return (
    sides.some((side) => isFar(style(side), fontSize)) ||
    paddings.some((side) => lengthOr0(style(side), fontSize) >= 700) ||
    (placed && lengthOr0(style('left'), fontSize) >= 700) ||
    lengthOr0(style('letter-spacing'), fontSize) < Math.min(-1, -fontSize / 2) ||
    isShrunk(style('transform'), style('scale')) ||
    isTranslated(style, fontSize)
  );
};

const emptyPath = /inset\(\s*(?:50|[6-9]\d|1\d\d)|(?:circle|ellipse)\(\s*0|polygon\(\s*0[^1-9]*\)/;
const clipSizes = ['height', 'max-height', 'width', 'max-width'];
const insets = ['left', 'right', 'top', 'bottom'];
const margins = ['margin-left', 'margin-top', 'margin-right'];
const paddings = ['padding-left', 'padding-top'];

const isTiny = (value: string, fontSize: number): boolean => {
  const length = lengthOf(value, fontSize);
  return length !== null && length <= 2;
};

const unrendered: ReadonlySet<string> = new Set(
  'head style script title template meta link base noframes noembed iframe frame frameset object embed applet audio video canvas svg math select datalist option optgroup selectedcontent rp param source track area map input textarea meter progress portal fencedframe'.split(
    ' ',
  ),
);

const isClosed = (element: Element): boolean => {
  if (element.tagName === 'dialog') return attributeOf(element, 'open') === null;
  if (element.childNodes.some((child) => isElement(child) && hasShadow(child))) return true;
  return isInClosed(element) && !isSummary(element);
};

/** Inside details that show their summary only. */
export const isInClosed = ({ parentNode }: Node): boolean =>
  isElement(parentNode) &&
  parentNode.tagName === 'details' &&
  // Of several with one name only the first is open.
  (attributeOf(parentNode, 'open') === null || attributeOf(parentNode, 'name') !== null);

/** Details have one summary. */
const isSummary = (element: Element): boolean =>
  element.tagName === 'summary' &&
  element.parentNode !== null &&
  siblingsOf(element.parentNode, 'summary').elements[0] === element;

/** A shadow tree takes the place of the element's children. */
const hasShadow = (element: Element): boolean =>
  element.tagName === 'template' && attributeOf(element, 'shadowrootmode') !== null;

const isEmptyRectangle = (clip: string): boolean => {
  const sides = /^rect\(([^()]*)\)/
    .exec(clip)?.[1]
    ?.split(/[\s,]+/)
    .filter(Boolean);
  if (!sides) return false;
  const [top = 0, right = 0, bottom = 0, left = 0] = sides.map((side) => Number.parseFloat(side) || 0);
  return right - left <= 2 || bottom - top <= 2;
};

const isFar = (value: string, fontSize: number): boolean => {
  const length = lengthOf(value, fontSize);
  return length !== null && (length <= -500 || length >= 3000);
};

const isShrunk = (transform: string, scale: string): boolean =>
  /scale[xy3d]*\(\s*0*(?:\.0\d*)?\s*[,)]|rotate[xy]\(\s*-?90deg/.test(transform) ||
  (scale !== '' && scale !== 'none' && scale.split(/\s+/).some((part) => Math.abs(numberOf(part) ?? 1) < 0.1));

const isTranslated = (style: Style, fontSize: number): boolean => {
  const moved = /translate[xy3d]*\(([^()]*)\)/.exec(style('transform'))?.[1] ?? style('translate');
  return moved.split(/[\s,]+/, 3).some((side) => Math.abs(lengthOr0(side, fontSize)) >= 500);
};

export const lengthOr0 = (value: string, fontSize: number): number => lengthOf(value, fontSize) ?? 0;
