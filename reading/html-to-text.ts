import { styleSheetOf } from './cascade.ts';
import { attributeOf, type Element, isElement, type Node, treeOf } from './html-tree.ts';
import type { Line } from './line.ts';
import { type LineWriter, lineWriter } from './line-writer.ts';
import { isQuote, startsQuoteToTheEnd } from './quote-marks.ts';
import { withoutInvisible } from './speakable.ts';
import { altOf, breakAround, isDataRow, itemMark } from './structure.ts';
import { type ComputedStyle, type Gap, isVisible, rootStyle, type StyleResolver, styleResolver } from './visibility.ts';

/** Empty if the body is too large or too deep to be real mail. */
export const htmlToLines = (html: string): Line[] => linesOf(html, lineWriter(), () => '');

/** For a reader instead of a listener: it keeps addresses as written and shows link targets. */
export const htmlToWholeLines = (html: string): Line[] => linesOf(html, lineWriter(withoutInvisible), addressOf);

const linesOf = (html: string, writer: LineWriter, after: (element: Element) => string): Line[] => {
  const top = treeOf(html);
  if (top === null) return [];
  const sheet = styleSheetOf(styleTexts(top));
  const work: Work = { resolveStyle: styleResolver(sheet), writer, after };
  const open: Step[] = [{ kind: 'enter', nodes: top, style: rootStyle }];
  // Styles made to exhaust the reader hide everything after them.
  for (let step = open.pop(); step && sheet.allowance.steps >= 0; step = open.pop()) {
    if (step.kind === 'leave') step.leave();
    else if (step.kind === 'enter') {
      for (const node of step.nodes.toReversed()) open.push({ kind: 'visit', node, style: step.style });
    } else open.push(...visit(step.node, step.style, work));
  }
  return writer.lines();
};

/** Writes the opening of a node. Returns the remaining steps, last first. */
const visit = (node: Node, parent: ComputedStyle, { resolveStyle, writer, after }: Work): Step[] => {
  if (!isElement(node)) {
    if ('value' in node && isVisible(parent)) writer.text(node.value, parent.preformatted);
    return [];
  }
  const style = resolveStyle(node, parent);
  if (style.removed) return [];
  return [
    { kind: 'leave', leave: enter(node, style, writer) },
    ...(isVisible(style) ? written(after(node), writer) : []),
    { kind: 'enter', nodes: node.childNodes, style },
  ];
};

const written = (text: string, writer: LineWriter): Step[] =>
  text === '' ? [] : [{ kind: 'leave', leave: () => writer.text(text, false) }];

/** The link's target, unless the link text already says it. */
const addressOf = (element: Element): string => {
  if (element.tagName !== 'a') return '';
  const href = attributeOf(element, 'href')?.trim() ?? '';
  const says = element.childNodes.map((child) => ('value' in child ? child.value.trim() : '')).join('');
  return /^https?:\/\/[^\s<>]{1,2000}$/i.test(href) && says !== href ? ` <${href}>` : '';
};

type Work = { resolveStyle: StyleResolver; writer: LineWriter; after: (element: Element) => string };

type Step =
  | { kind: 'enter'; nodes: readonly Node[]; style: ComputedStyle }
  | { kind: 'visit'; node: Node; style: ComputedStyle }
  | { kind: 'leave'; leave: () => void };

/** Writes the opening of an element. Returns a function that writes its end. */
const enter = (element: Element, style: ComputedStyle, writer: LineWriter): (() => void) => {
  if (element.tagName === 'br') {
    writer.typedBreak();
    return nothing;
  }
  if (element.tagName === 'img') {
    if (isVisible(style)) writer.text(altOf(element), false);
    return nothing;
  }
  if (startsQuoteToTheEnd(element)) writer.quote(1);
  const quote = isQuote(element);
  if (quote) writer.quote(1);
  const leave = enterBlock(element, style.gap, writer);
  return () => {
    leave();
    if (quote) writer.quote(-1);
  };
};

const enterBlock = (element: Element, apart: Gap, writer: LineWriter): (() => void) => {
  if (element.tagName === 'tr' && isDataRow(element)) {
    writer.gap('line');
    writer.row(1);
    return () => {
      writer.row(-1);
      writer.gap('line');
    };
  }
  const gap = breakAround(element, apart);
  if (gap === 'none') return nothing;
  if (gap === 'space') {
    writer.text(' ', false);
    return () => writer.text(' ', false);
  }
  writer.gap(gap);
  if (element.tagName === 'table') {
    writer.table(1);
    return () => {
      writer.gap(gap);
      writer.table(-1);
    };
  }
  if (element.tagName === 'li') writer.mark(itemMark(element));
  return () => (element.tagName === 'td' || element.tagName === 'th' ? writer.cellEnd(gap) : writer.gap(gap));
};

const nothing = (): void => undefined;

export const styleTexts = (top: readonly Node[]): string[] => {
  const texts: string[] = [];
  const open = [...top];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    if (node.tagName === 'style')
      texts.push(node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
    for (const child of node.childNodes) open.push(child);
  }
  return texts.reverse();
};
