// The marks that mail programs leave in HTML around quoted text.
import { attributeOf, type Element, isElement, type Node, parentOf } from './html-tree.ts';
import { classesOf } from './selector.ts';

/** An element that holds earlier mail, or the line that introduces it. */
export const isQuote = (element: Element): boolean => {
  if (element.tagName === 'blockquote') return !isIndentation(element);
  if (holdsAnswers(element)) return false;
  if (classesOf(element).includes('gmail_attr')) return isIntroduction(element);
  return classesOf(element).some((name) => quoteClasses.has(name)) || quoteIds.test(attributeOf(element, 'id') ?? '');
};

/** Outlook marks only the start of the earlier mail. Everything after it belongs to it. */
export const startsQuoteToTheEnd = (element: Element): boolean =>
  /^(?:x_)*(?:divRplyFwdMsg|appendonsend|ms-outlook-mobile-body-separator-line)$/.test(
    attributeOf(element, 'id') ?? '',
  ) || isHeaderBelowRule(element);

/** Inline answers stand inside the box that holds the whole quotation. */
const holdsAnswers = (element: Element): boolean => {
  if (!classesOf(element).some((name) => boxes.has(name))) return false;
  const first = element.childNodes.findIndex((node) => isElement(node) && node.tagName === 'blockquote');
  return first >= 0 && element.childNodes.slice(first + 1).some((node) => isAnswer(node));
};

/** On its own it would have the answers' depth, and Flow would read it with them. */
const isIntroduction = (element: Element): boolean => {
  const box = parentOf(element);
  return box !== null && holdsAnswers(box);
};

const isAnswer = (node: Node): boolean =>
  isElement(node)
    ? node.tagName !== 'blockquote' && !classesOf(node).some((name) => /signature/.test(name)) && hasText(node)
    : 'value' in node && /\p{L}/u.test(node.value);

const boxes: ReadonlySet<string> = new Set([
  'gmail_quote',
  'gmail_quote_container',
  'protonmail_quote',
  'yahoo_quoted',
]);

/** A rule above it and at least three bold words with a colon, in any language: sender, date, recipient, subject. */
const isHeaderBelowRule = (element: Element): boolean => {
  if (element.tagName !== 'div' || !/\bborder-top\s*:\s*solid\s+#/i.test(attributeOf(element, 'style') ?? ''))
    return false;
  return boldLabelsIn(element) >= 3;
};

const boldLabelsIn = (element: Element): number => {
  const open: Node[] = [element];
  let labels = 0;
  for (let seen = 0; open.length > 0 && seen < mostNodesInHeader; seen += 1) {
    const node = open.pop();
    if (node === undefined || !isElement(node)) continue;
    if ((node.tagName === 'b' || node.tagName === 'strong') && /[:：]\s*$/.test(textOf(node))) labels += 1;
    open.push(...node.childNodes.slice(0, mostNodesInHeader));
  }
  return labels;
};

const mostNodesInHeader = 80;

const hasText = (element: Element): boolean => /\p{L}/u.test(textOf(element));

/** As much of an element's text as tells what it is. */
const textOf = (element: Element): string => {
  const open: Node[] = [element];
  let text = '';
  for (let seen = 0; open.length > 0 && seen < mostNodesInHeader && text.length < 200; seen += 1) {
    const node = open.pop();
    if (node === undefined) break;
    if ('value' in node) text += node.value;
    if (isElement(node) && node.tagName !== 'blockquote')
      open.push(...node.childNodes.slice(0, mostNodesInHeader).toReversed());
  }
  return text;
};

const quoteClasses: ReadonlySet<string> = new Set(
  'gmail_quote gmail_quote_container yahoo_quoted moz-cite-prefix moz-forward-container protonmail_quote tutanota_quote zmail_extra'.split(
    ' ',
  ),
);

const quoteIds =
  /^(?:x_)*(?:OLK_SRC_BODY_SECTION|mail-editor-reference-message-container|yahoo_quoted_\d+|reply-intro)$/;

/** Tab in a composer makes a blockquote without a border that quotes nothing. */
const isIndentation = (element: Element): boolean =>
  attributeOf(element, 'type') === null &&
  /\bborder(?:-width|-left)?\s*:\s*(?:none|0)/i.test(attributeOf(element, 'style') ?? '') &&
  !classesOf(element).some((name) => quoteClasses.has(name));
