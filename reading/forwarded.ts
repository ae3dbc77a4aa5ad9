// The HTML of a mail as a part of another, for whom it is forwarded to: what the original shows, held to its own place. What is
// hidden from the eye does not travel, nor what only tells the sender that the mail was opened.
import { serialize } from 'parse5';
import { styleSheetOf } from './cascade.ts';
import { cleanTree } from './clean-tree.ts';
import { styleTexts } from './html-to-text.ts';
import { treeOf } from './html-tree.ts';
import { looksOf } from './visible.ts';

/** `inline`: where a picture that came with the mail is from now on, by its content id. Null where there is no HTML that could be read. */
export const forwardedHtml = (html: string, inline: (contentId: string) => string | null): string | null => {
  const top = html.length > mostText ? null : treeOf(html);
  if (top === null) return null;
  const sheet = styleSheetOf(styleTexts(top));
  const within = { scope, sheet, lookOf: looksOf(sheet) };
  const { body } = cleanTree(top, { inline, remote: (address) => address }, within);
  const written = serialize(body);
  // Of the outer box no rule of the mail's can say anything: so its content stays below what stands above it.
  return written.length > mostText ? null : `<div style="overflow:auto"><div class="${scope}">${written}</div></div>`;
};

const scope = 'forwarded';

const mostText = 700_000;
