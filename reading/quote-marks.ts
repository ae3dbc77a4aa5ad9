// The marks that mail programs leave in HTML around what they quote.
import { attributeOf, type Element, isElement, type Node, parentOf } from './html-tree.ts';
import { classesOf } from './selector.ts';

/** An element that holds earlier mail, or the line that introduces it. */
export const isQuote = (element: Element): boolean => {
  if (element.tagName === 'blockquote') return !isIndentation(element);
  if (holdsAnswers(element)) return false;
  if (classesOf(element).includes('gmail_attr')) return isIntroduction(element);
  return classesOf(element).some((name) => quoteClasses.has(name)) || quoteIds.test(attributeOf(element, 'id') ?? '');
};

/** Outlook marks only where the earlier mail begins: all that follows belongs to it. */
export const startsQuoteToTheEnd = (element: Element): boolean =>
  /^(?:x_)*(?:divRplyFwdMsg|appendonsend|ms-outlook-mobile-body-separator-line)$/.test(
    attributeOf(element, 'id') ?? '',
  ) || isHeaderBelowRule(element);

/** Who answers between the lines of a quotation writes inside the box that holds all of it. */
const holdsAnswers = (element: Element): boolean => {
  if (!classesOf(element).some((name) => boxes.has(name))) return false;
  const first = element.childNodes.findIndex((node) => isElement(node) && node.tagName === 'blockquote');
  return first >= 0 && element.childNodes.slice(first + 1).some((node) => isAnswer(node));
};

/** Alone at the depth of the answers, it would be read with them. */
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

/** A rule above it, and at least three bold words with a colon, in whatever language: who sent it, when, to whom, about what. */
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

/** Tab in a composer makes a block quote without a border, which quotes nobody. */
const isIndentation = (element: Element): boolean =>
  attributeOf(element, 'type') === null &&
  /\bborder(?:-width|-left)?\s*:\s*(?:none|0)/i.test(attributeOf(element, 'style') ?? '') &&
  !classesOf(element).some((name) => quoteClasses.has(name));
