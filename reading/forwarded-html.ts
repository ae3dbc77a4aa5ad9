// A mail's HTML as part of another mail, confined to its own box, without hidden text and tracking pictures.
import { serialize } from 'parse5';
import { styleSheetOf } from './cascade.ts';
import { cleanTree } from './clean-tree.ts';
import { treeOf } from './html-tree.ts';
import { styleTexts } from './style-texts.ts';
import { styleResolver } from './visibility.ts';

/** `inline` maps the content id of an attached picture to its new address. Null without readable HTML. */
export const forwardedHtml = (html: string, inline: (contentId: string) => string | null): string | null => {
  const top = html.length > mostText ? null : treeOf(html);
  if (top === null) return null;
  const sheet = styleSheetOf(styleTexts(top));
  const seen = { sheet, resolveStyle: styleResolver(sheet) };
  const options = { embedding: { scope, ...seen }, links: { ...seen, ask: ({ href }: { href: string }) => href } };
  const { body } = cleanTree(top, { inline, remote: (address) => address }, options);
  const written = serialize(body);
  // No rule of the mail can match the outer box, so the content stays below the text above it.
  return written.length > mostText ? null : `<div style="overflow:auto"><div class="${scope}">${written}</div></div>`;
};

const scope = 'forwarded';

const mostText = 700_000;
