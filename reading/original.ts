import { serialize } from 'parse5';
import { styleSheetOf } from './cascade.ts';
import { cleanTree, type Links, type MisleadingLink, type Pictures } from './clean-tree.ts';
import { treeOf } from './html-tree.ts';
import { styleTexts } from './style-texts.ts';
import { styleResolver } from './visibility.ts';

export type Original = {
  html: string;
  /** Remote pictures that the person may ask for. */
  pictures: number;
  /** Tracking pictures, too small to see. They never show. */
  trackers: number;
  /** Links that say one host and lead to another. Warnings about them belong outside the page, where no style of the mail reaches. */
  links: MisleadingLink[];
};

/** Flow's address that asks before it opens a misleading link. Its details stay in the fragment, so no server learns them. */
export const leavingAddress = ({ says, href }: MisleadingLink): string =>
  `${leavingPath}#${encodeURIComponent(says)}&${encodeURIComponent(href)}`;

export const leavingPath = '/leaving';

/** Falls back to the typed text if `html` is null or too large or deep to be real mail. */
export const originalOf = (
  source: { html: string | null; text: string | null },
  pictures: Pictures,
  ask: Links['ask'] = leavingAddress,
): Original => {
  const top = source.html === null ? null : treeOf(source.html.slice(0, mostText));
  if (top === null) return { html: page(asTyped(source.text ?? '')), pictures: 0, trackers: 0, links: [] };
  const sheet = styleSheetOf(styleTexts(top), true);
  const clean = cleanTree(top, pictures, { links: { sheet, resolveStyle: styleResolver(sheet), ask } });
  const { pictures: kept, trackers, links } = clean;
  return { html: page(serialize(clean.body)), pictures: kept, trackers, links };
};

const mostText = 5_000_000;

const page = (body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Original email</title><style>${frameStyle}</style></head><body>${body}</body></html>`;

/** Defaults for a mail without styles. Wide pictures must not push its text out of sight. */
const frameStyle = [
  'html{background:#fff;color:#111;color-scheme:light}',
  'body{margin:24px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}',
  'img{max-width:100%}',
  '.flow-picture{display:inline-block;box-sizing:border-box;max-width:100%;overflow:hidden;vertical-align:middle;padding:4px 8px;border-radius:4px;background:#eceae5;color:#5c5c5c;font:13px/1.4 system-ui,sans-serif;text-align:left}',
  '.flow-typed{white-space:pre-wrap;unicode-bidi:plaintext}',
].join('');

const asTyped = (text: string): string => {
  const parts = text.slice(0, mostText).split(address);
  // Splitting by a group puts each match at an odd index.
  const written = parts.map((part, at) =>
    at % 2 === 0
      ? escaped(part)
      : `<a href="${escaped(part)}" target="_blank" rel="noopener noreferrer nofollow">${escaped(part)}</a>`,
  );
  return `<div class="flow-typed">${written.join('')}</div>`;
};

const address = /(https?:\/\/[^\s<>"'()[\]{}]{1,2000}[^\s<>"'()[\]{}.,;:!?])/g;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
