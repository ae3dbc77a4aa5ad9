// The ways in which one element hides everything inside it.
import { attributeOf, type Element } from './html-tree.ts';
import { lengthOf } from './measure.ts';

export type Style = (property: string) => string;

/** Not rendered, or marked by its sender as not for reading. */
export const isNeverShown = (element: Element, style: Style): boolean => {
  if (unrendered.has(element.tagName) || isClosed(element)) return true;
  const display = style('display');
  if (display === 'none') return true;
  if (display === '' && attributeOf(element, 'hidden') !== null) return true;
  if (attributeOf(element, 'aria-hidden') === 'true') return true;
  if (style('content-visibility') === 'hidden') return true;
  // Outlook's own switch. On links and tables it only swaps a button that Outlook cannot draw.
  return style('mso-hide') === 'all' && !/^(?:a|table|tbody|tr|td)$/.test(element.tagName);
};

/** Clipped to nothing by its own box. */
export const isClipped = (element: Element, style: Style, fontSize: number): boolean => {
  if (emptyPath.test(style('clip-path'))) return true;
  if (/absolute|fixed/.test(style('position')) && isEmptyRectangle(style('clip'))) return true;
  const overflow = ['overflow', 'overflow-x', 'overflow-y'].map(style).join(' ');
  if (!/hidden|clip|scroll|auto/.test(overflow)) return false;
  // Cells grow with their content, beyond their height.
  if (/^(?:td|th|tr|tbody|table)$/.test(element.tagName) && style('display') === '') return false;
  return sizes.some((side) => {
    const length = lengthOf(style(side), fontSize);
    return length !== null && length <= 2;
  });
};

/** Moved off the page or shrunk to a point. */
export const isMovedAway = (style: Style, fontSize: number): boolean => {
  const placed = /absolute|fixed|relative/.test(style('position'));
  const sides = placed ? [...insets, ...margins] : margins;
  return (
    sides.some((side) => isFar(style(side), fontSize)) ||
    (placed && lengthOr0(style('left'), fontSize) >= 700) ||
    lengthOr0(style('letter-spacing'), fontSize) < Math.min(-1, -fontSize / 2) ||
    isShrunk(style('transform'), style('scale')) ||
    isTranslated(style, fontSize)
  );
};

const emptyPath = /inset\(\s*(?:50|[6-9]\d|1\d\d)|(?:circle|ellipse)\(\s*0|polygon\(\s*0[^1-9]*\)/;
const sizes = ['height', 'max-height', 'width', 'max-width', 'block-size', 'max-block-size'];
const insets = ['left', 'right', 'top', 'bottom', 'inset', 'inset-inline-start'];
const margins = ['margin', 'margin-left', 'margin-top', 'margin-right'];

const unrendered: ReadonlySet<string> = new Set(
  'head style script title template meta link base noframes iframe object embed applet audio video canvas svg math select datalist option rp param source track area map input textarea'.split(
    ' ',
  ),
);

const isClosed = (element: Element): boolean => {
  if (element.tagName === 'dialog') return attributeOf(element, 'open') === null;
  const parent = element.parentNode;
  if (parent === null || !('tagName' in parent) || parent.tagName !== 'details') return false;
  return element.tagName !== 'summary' && attributeOf(parent, 'open') === null;
};

const isEmptyRectangle = (clip: string): boolean => {
  const sides = /^rect\(([^()]*)\)/
    .exec(clip)?.[1]
    ?.split(/[\s,]+/)
    .filter(Boolean);
  if (!sides) return false;
  const [top = 0, right = 0, bottom = 0, left = 0] = sides.map((side) => Number.parseFloat(side) || 0);
  return right - left <= 2 || bottom - top <= 2;
};

const isFar = (value: string, fontSize: number): boolean =>
  value.split(/\s+/, 4).some((side) => {
    const length = lengthOf(side, fontSize);
    return length !== null && (length <= -500 || length >= 3000);
  });

const isShrunk = (transform: string, scale: string): boolean =>
  /scale[xy3d]*\(\s*0*(?:\.0\d*)?\s*[,)]|rotate[xy]\(\s*-?90deg/.test(transform) ||
  /^0*(?:\.0\d*)?(?:\s|$)/.test(scale || '1');

const isTranslated = (style: Style, fontSize: number): boolean => {
  const moved = /translate[xy3d]*\(([^()]*)\)/.exec(style('transform'))?.[1] ?? style('translate');
  return moved.split(/[\s,]+/, 3).some((side) => Math.abs(lengthOr0(side, fontSize)) >= 500);
};

const lengthOr0 = (value: string, fontSize: number): number => lengthOf(value, fontSize) ?? 0;
