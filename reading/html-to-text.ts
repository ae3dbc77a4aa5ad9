import { overfullBoxes } from './boxes.ts';
import { styleSheetOf } from './cascade.ts';
import { coveredBy } from './covers.ts';
import { isInClosed } from './hiding.ts';
import { attributeOf, type Element, isElement, type Node, treeOf } from './html-tree.ts';
import type { Line } from './line.ts';
import { type LineWriter, lineWriter } from './line-writer.ts';
import { isQuote, startsQuoteToTheEnd } from './quote-marks.ts';
import { withoutInvisible } from './speakable.ts';
import { altOf, breakAround, isDataRow, itemMark } from './structure.ts';
import { styleTexts } from './style-texts.ts';
import {
  allUncertainties,
  type ComputedStyle,
  type Gap,
  isVisible,
  rootStyle,
  type StyleResolver,
  styleResolver,
} from './visibility.ts';

export type HtmlText = {
  lines: Line[];
  /** Text that the eye may not see, and that Flow does not read aloud. */
  unclear: Line[];
};

/** Empty if the body is too large or too deep to be real mail. */
export const htmlToLines = (html: string): Line[] => htmlText(html).lines;

export const htmlText = (html: string): HtmlText => textsOf(html, lineWriter, () => '');

/** For a reader instead of a listener: it keeps addresses as written and shows link targets. */
export const htmlToWholeLines = (html: string): Line[] =>
  textsOf(html, () => lineWriter(withoutInvisible), addressOf).lines;

type After = (element: Element) => string;

const textsOf = (html: string, newWriter: () => LineWriter, after: After): HtmlText => {
  const top = treeOf(html);
  if (top === null) return { lines: [], unclear: [] };
  const sheet = styleSheetOf(styleTexts(top));
  const mayCover = misplacing.test(html) || html.includes('\\');
  const { resolveStyle, cover } = remembered(styleResolver(sheet));
  const counts: Counts = { all: 0, uncertainties: new Map() };
  const linesOf = (takes: Work['takes']): Line[] => {
    const writer = newWriter();
    walk(top, sheet.allowance, { resolveStyle, writer, after, takes });
    return writer.lines();
  };
  // The styles of a whole first walk show what lies over what.
  if (mayCover) {
    linesOf(() => false);
    cover();
  }
  const clear = linesOf((uncertainties, text) => {
    count(counts, uncertainties, text);
    return uncertainties.length === 0;
  });
  if (counts.uncertainties.size === 0) return { lines: clear, unclear: [] };
  // A style of most of the mail is more likely odd than hiding.
  const isDoubted = (uncertainty: string): boolean =>
    uncertainty === 'covered' || (counts.uncertainties.get(uncertainty) ?? 0) <= most * counts.all;
  return {
    lines: linesOf((uncertainties) => !uncertainties.some(isDoubted)),
    unclear: linesOf((uncertainties) => uncertainties.some(isDoubted)),
  };
};

const misplacing = /position|margin|grid|shadow|outline|stroke|decoration|trans[fl]|filter|overflow|collapse/i;

/** A share of the letters. */
const most = 0.8;

/** Letters of visible text, and those of each doubt. */
type Counts = { all: number; uncertainties: Map<string, number> };

const count = (counts: Counts, uncertainties: readonly string[], text: string): void => {
  const letters = text.replace(/[^\p{L}\p{N}]+/gu, '').length;
  counts.all += letters;
  for (const uncertainty of uncertainties)
    counts.uncertainties.set(uncertainty, (counts.uncertainties.get(uncertainty) ?? 0) + letters);
};

const walk = (top: readonly Node[], allowance: { steps: number }, work: Work): void => {
  const open: Step[] = [{ kind: 'enter', nodes: top, style: rootStyle }];
  // Styles made to exhaust the reader hide everything after them.
  for (let step = open.pop(); step && allowance.steps >= 0; step = open.pop()) {
    if (step.kind === 'leave') step.leave();
    else if (step.kind === 'enter') {
      for (const node of step.nodes.toReversed()) open.push({ kind: 'visit', node, style: step.style });
    } else open.push(...visit(step.node, step.style, work));
  }
};

/** Writes the opening of a node. Returns the remaining steps, last first. */
const visit = (node: Node, parent: ComputedStyle, work: Work): Step[] => {
  if (!isElement(node)) {
    if ('value' in node && !isInClosed(node) && takes(parent, node.value, work))
      work.writer.text(node.value, parent.preformatted);
    return [];
  }
  const style = work.resolveStyle(node, parent);
  if (style.removed) return [];
  const text = work.after(node);
  return [
    { kind: 'leave', leave: enter(node, style, work) },
    ...(text !== '' && takes(style, text, work) ? written(text, work.writer) : []),
    { kind: 'enter', nodes: node.childNodes, style },
  ];
};

/** Whether this walk writes the text. */
const takes = (style: ComputedStyle, text: string, work: Work): boolean =>
  isVisible(style) && work.takes(allUncertainties(style), text);

const written = (text: string, writer: LineWriter): Step[] => [
  { kind: 'leave', leave: () => writer.text(text, false) },
];

/** Later walks ask for the same styles. `cover` marks content below other boxes as uncertain. */
const remembered = (resolveStyle: StyleResolver): { resolveStyle: StyleResolver; cover: () => void } => {
  const known = new Map<Element, ComputedStyle>();
  return {
    resolveStyle: (element, parent) => {
      const style = known.get(element) ?? resolveStyle(element, parent);
      known.set(element, style);
      return style;
    },
    cover: () => {
      const uncertainty = (element: Element, reason: string): void => {
        const style = known.get(element);
        if (style && !style.uncertainties.includes(reason))
          known.set(element, { ...style, uncertainties: [...style.uncertainties, reason] });
      };
      const covers = [...known].filter(([, style]) => style.covers !== 'none').slice(0, mostCovers);
      let steps = mostCovered;
      for (const [one, { covers: reach }] of covers) {
        const below = steps < 0 ? [] : coveredBy(one, reach);
        steps -= below.length;
        for (const element of below) uncertainty(element, 'covered');
      }
      if (steps < 0) for (const element of known.keys()) uncertainty(element, 'covered');
      for (const [place, elements] of overfullBoxes(known).entries())
        for (const element of elements) uncertainty(element, `overfull ${place}`);
    },
  };
};

const mostCovers = 200;
const mostCovered = 100_000;

/** The link's target, unless the link text already says it. */
const addressOf = (element: Element): string => {
  if (element.tagName !== 'a') return '';
  const href = attributeOf(element, 'href')?.trim() ?? '';
  const says = element.childNodes.map((child) => ('value' in child ? child.value.trim() : '')).join('');
  return /^https?:\/\/[^\s<>]{1,2000}$/i.test(href) && says !== href ? ` <${href}>` : '';
};

type Work = {
  resolveStyle: StyleResolver;
  writer: LineWriter;
  after: After;
  /** Whether to write visible text that may not be visible for these reasons. */
  takes: (uncertainties: readonly string[], text: string) => boolean;
};

type Step =
  | { kind: 'enter'; nodes: readonly Node[]; style: ComputedStyle }
  | { kind: 'visit'; node: Node; style: ComputedStyle }
  | { kind: 'leave'; leave: () => void };

/** Writes the opening of an element. Returns a function that writes its end. */
const enter = (element: Element, style: ComputedStyle, work: Work): (() => void) => {
  const { writer } = work;
  if (element.tagName === 'br') {
    writer.typedBreak();
    return nothing;
  }
  if (element.tagName === 'img') {
    const words = altOf(element);
    if (takes(style, words, work)) writer.text(words, false);
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
