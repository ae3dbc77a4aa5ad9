// Interprets HTML elements for reading aloud: line ends, list marks, data rows.

import { attributeOf, type Element, isElement, type Node } from './html-tree.ts';
import type { Gap } from './visibility.ts';

export const breakAround = (element: Element, apart: Gap): 'none' | Exclude<Gap, 'no'> => {
  if (element.tagName === 'p') return isTight(element) ? 'line' : 'paragraph';
  if (paragraphs.has(element.tagName)) return 'paragraph';
  if (lines.has(element.tagName)) return apart === 'paragraph' ? 'paragraph' : 'line';
  // A style makes an inline element a block, a margin alone does not.
  return apart === 'no' || apart === 'paragraph' ? 'none' : apart;
};

/** `1. ` in a numbered list, otherwise a bullet. */
export const itemMark = (item: Element): string => {
  const list = item.parentNode;
  if (list === null || !isElement(list) || list.tagName !== 'ol') return '• ';
  const own = attributeOf(item, 'value');
  if (own !== null && /^\d{1,4}$/.test(own)) return `${own}. `;
  const start = Number.parseInt(attributeOf(list, 'start') ?? '1', 10) || 1;
  const number = numberOf(item, list) + start - 1;
  // Counting to a thousand does not help a listener.
  return number < 100 ? `${number}. ` : '• ';
};

/** At least two short cells, without another table or a list inside. */
export const isDataRow = (row: Element): boolean => {
  const cells = row.childNodes.filter((node) => isElement(node) && (node.tagName === 'td' || node.tagName === 'th'));
  return cells.length >= 2 && cells.length <= 12 && cells.every(isValue);
};

/** A picture's description, unless it is a file name, a logo or a spacer. */
export const altOf = (image: Element): string => {
  const alt = (attributeOf(image, 'alt') ?? '').replace(/\s+/g, ' ').trim().slice(0, 300);
  if ([attributeOf(image, 'width'), attributeOf(image, 'height')].some((side) => side !== null && Number(side) <= 2))
    return '';
  if (!/\p{L}{2,}[^\p{L}]+\p{L}/u.test(alt) || noise.test(alt)) return '';
  return ` ${alt} `;
};

const paragraphs: ReadonlySet<string> = new Set(
  'h1 h2 h3 h4 h5 h6 ul ol dl table tr td th blockquote hr pre article section header footer main aside figure fieldset'.split(
    ' ',
  ),
);

const lines: ReadonlySet<string> = new Set(
  'div li dt dd center address form figcaption caption legend summary details nav body option button'.split(' '),
);

const noise =
  /\b(?:logo|icon|spacer|pixel|tracking|banner|avatar|divider|separator|facebook|twitter|linkedin|instagram|youtube|app store|google play|unsubscribe|image removed|inline image)\b|\.(?:png|jpe?g|gif|svg|webp|bmp)\b|^(?:image|img|photo|picture)[\s\d_-]*$|https?:/i;

/** Outlook and others write each line as a paragraph without margins. */
const isTight = (paragraph: Element): boolean =>
  /\bMso(?:Normal|PlainText|NoSpacing)\b/.test(attributeOf(paragraph, 'class') ?? '') ||
  /\bmargin(?:-bottom)?\s*:\s*0(?:px|pt|in|cm)?(?:\s|;|$)/i.test(attributeOf(paragraph, 'style') ?? '');

const numbersByList = new WeakMap<Element, Map<Node, number>>();

const numberOf = (item: Element, list: Element): number => {
  let numbers = numbersByList.get(list);
  if (!numbers) {
    const items = list.childNodes.filter((node) => isElement(node) && node.tagName === 'li');
    numbers = new Map(items.map((node, index) => [node, index + 1]));
    numbersByList.set(list, numbers);
  }
  return numbers.get(item) ?? 1;
};

const longestValue = 80;
const mostNodesInValue = 40;

const isValue = (cell: Node): boolean => {
  const open: Node[] = [cell];
  let length = 0;
  let nodes = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    nodes += 1;
    if ('value' in node) length += node.value.trim().length;
    if (length > longestValue || nodes > mostNodesInValue) return false;
    if (!isElement(node)) continue;
    if (/^(?:table|ul|ol|h[1-6]|img|style)$/.test(node.tagName)) return false;
    open.push(...node.childNodes.slice(0, mostNodesInValue));
  }
  return true;
};
