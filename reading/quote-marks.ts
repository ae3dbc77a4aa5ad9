// The marks that mail programs leave in HTML around what they quote.
import { attributeOf, type Element } from './html-tree.ts';
import { classesOf } from './selector.ts';

/** An element that holds earlier mail, or the line that introduces it. */
export const isQuote = (element: Element): boolean => {
  if (element.tagName === 'blockquote') return !isIndentation(element);
  return classesOf(element).some((name) => quoteClasses.has(name)) || quoteIds.test(attributeOf(element, 'id') ?? '');
};

/** Outlook marks only where the earlier mail begins: all that follows belongs to it. */
export const startsQuoteToTheEnd = (element: Element): boolean =>
  /^(?:x_)*(?:divRplyFwdMsg|appendonsend|ms-outlook-mobile-body-separator-line)$/.test(
    attributeOf(element, 'id') ?? '',
  );

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
