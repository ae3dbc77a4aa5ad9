// Boxes that cut off what is too large for them, and the room that their content takes.
import { clips, isCell } from './hiding.ts';
import { attributeOf, type Element, isElement, type Node } from './html-tree.ts';
import { lengthOf, type Style } from './measure.ts';

export type Box = {
  /** The height and width that cut off the rest. Null if the box grows. */
  cutsAt: { height: number | null; width: number | null } | null;
  /** What the box itself takes, with its spaces and borders. */
  takes: number;
  isOneLine: boolean;
};

export const boxOf = (element: Element, style: Style, fontSize: number): Box => {
  const lengthAt = (property: string): number => lengthOf(style(property), fontSize) ?? 0;
  const limit = (side: string): number | null => {
    const limits = [side, `max-${side}`].flatMap((name) => lengthOf(style(name), fontSize) ?? []);
    return limits.length === 0 ? null : Math.min(...limits);
  };
  const spaces = heights.reduce((sum, property) => sum + Math.max(0, lengthAt(property)), 0);
  return {
    cutsAt: clips(style) && !isCell(element, style) ? { height: limit('height'), width: limit('width') } : null,
    takes: Math.max(lengthAt('height'), lengthAt('min-height')) + spaces,
    isOneLine: /^(?:nowrap|pre)$/.test(style('white-space')),
  };
};

const heights = [
  'padding-top',
  'padding-bottom',
  'margin-top',
  'border-top-width',
  'border-bottom-width',
  'row-gap',
  'gap',
];

type Styles = ReadonlyMap<Element, { box: Box | null; fontSize: number; preformatted: boolean }>;

/** For each box whose content surely needs more room than it has: the elements inside it. */
export const overfullBoxes = (styles: Styles): Element[][] => {
  const allowance = { steps: mostSteps };
  const cutting = [...styles].filter(([, { box }]) => box?.cutsAt).slice(0, mostBoxes);
  return cutting.flatMap(([element, { box, fontSize }]) => {
    const { height, width } = { height: null, width: null, ...box?.cutsAt };
    const content = contentOf(element, styles, { width: width ?? widest, allowance });
    const isTooHigh =
      height !== null &&
      (content.height > 1.5 * height + fontSize || content.lines * Math.min(line, fontSize) > height + 0.75 * fontSize);
    const isTooLong = box?.isOneLine === true && content.line > (width ?? widest) * 1.2;
    return isTooHigh || isTooLong ? [content.elements] : [];
  });
};

const mostBoxes = 200;
const mostSteps = 200_000;
const widest = 1_000;

/** `lines`: that surely stand below one another. */
type Content = { elements: Element[]; height: number; line: number; lines: number };
type Within = { width: number; allowance: { steps: number } };

/** Content that exhausts the allowance counts as too high. */
const contentOf = (top: Element, styles: Styles, { width, allowance }: Within): Content => {
  const content: Content = { elements: [top], height: 0, line: 0, lines: 1 };
  const open: Node[][] = [top.childNodes];
  for (let nodes = open.pop(); nodes; nodes = open.pop()) {
    allowance.steps -= nodes.length;
    if (allowance.steps < 0) return { ...content, height: Number.POSITIVE_INFINITY };
    for (const node of nodes) {
      if (isElement(node)) {
        content.elements.push(node);
        if (node.tagName === 'br') content.lines += 1;
        content.height += heightOf(node, styles);
        open.push(node.childNodes);
      } else if ('value' in node) {
        content.line += lengthIn(node.value) * letter(node, styles);
        if (isPreformatted(node, styles)) content.lines += node.value.split('\n').length - 1;
      }
    }
  }
  content.height += Math.floor(content.line / width) * line;
  return content;
};

const heightOf = (element: Element, styles: Styles): number => {
  if (element.tagName === 'br') return line;
  const own = element.tagName === 'hr' ? Number(attributeOf(element, 'size')) || 0 : 0;
  return Math.max(own, styles.get(element)?.box?.takes ?? 0);
};

const isPreformatted = ({ parentNode }: Node, styles: Styles): boolean =>
  isElement(parentNode) && styles.get(parentNode)?.preformatted === true;

const line = 16;

const lengthIn = (text: string): number => text.replace(/\s+/g, ' ').trim().length;

/** Letters are at least this wide on average. */
const letter = ({ parentNode }: Node, styles: Styles): number =>
  0.4 * (isElement(parentNode) ? (styles.get(parentNode)?.fontSize ?? 16) : 16);
