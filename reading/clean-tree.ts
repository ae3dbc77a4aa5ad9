// Copies an HTML tree by an allowlist, so new browser features are left out by default.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5';
import type { StyleSheet } from './cascade.ts';
import { cleanSheet, cleanStyle } from './clean-css.ts';
import { attributeOf, type Element, isElement, type Node } from './html-tree.ts';
import { misleadingTarget, shownTarget } from './link-target.ts';
import { linkWords, type Seen } from './link-words.ts';
import { namedHosts } from './named-hosts.ts';
import { type ComputedStyle, isVisible, rootStyle, type StyleResolver } from './visibility.ts';

/**
 * The final address of a picture, or null to leave it out. `inline` looks up a content id, `remote` an address. `remote` returns null
 * until the person asks for the pictures.
 */
export type Pictures = { inline: (contentId: string) => string | null; remote: (address: string) => string | null };

export type CleanTree = {
  body: DefaultTreeAdapterTypes.DocumentFragment;
  pictures: number;
  trackers: number;
  links: MisleadingLink[];
};

/** A link whose text names another host than the one it leads to. */
export type MisleadingLink = { says: string; leadsTo: string; href: string };

/** The mail's styles, and Flow's own address that asks before a misleading link opens. */
export type Links = Seen & { ask: (link: MisleadingLink) => string };

export const cleanTree = (
  top: readonly Node[],
  pictures: Pictures,
  { embedding = null, links }: { embedding?: Embedding | null; links: Links },
): CleanTree => {
  const clean: CleanTree = { body: defaultTreeAdapter.createDocumentFragment(), pictures: 0, trackers: 0, links: [] };
  copyAll(top, clean.body, { depth: 0, inLink: false, style: rootStyle }, { clean, pictures, embedding, links });
  return clean;
};

/** Set when the mail stands inside another mail: its box has class `scope`, and the copy drops hidden text. */
export type Embedding = { scope: string; sheet: StyleSheet; resolveStyle: StyleResolver };

type Work = { clean: CleanTree; pictures: Pictures; embedding: Embedding | null; links: Links };
/**
 * Browsers read a link inside a link as two links, so drop the inner one. `style` matters only when dropping hidden
 * text.
 */
type CopyContext = { depth: number; inLink: boolean; style: ComputedStyle };
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Deeper than any real mail. Text below this depth loses its styles. */
const deepest = 400;

const copyAll = (nodes: readonly Node[], into: Parent, context: CopyContext, work: Work): void => {
  for (const node of nodes) {
    if (isElement(node)) copyElement(node, into, context, work);
    else if ('value' in node && isShown(context, work)) defaultTreeAdapter.insertText(into, node.value);
  }
};

/** Styles made to exhaust the reader hide everything after them. */
const isShown = ({ style }: CopyContext, { embedding }: Work): boolean =>
  embedding === null || (embedding.sheet.allowance.steps >= 0 && isVisible(style));

const copyElement = (element: Element, into: Parent, context: CopyContext, work: Work): void => {
  const name = element.tagName;
  if (element.namespaceURI !== html.NS.HTML || withAllInside.has(name)) return;
  if (name === 'style') return copySheet(element, into, work);
  if (name === 'img') return copyPicture(element, into, work);
  if (context.depth > deepest) return isShown(context, work) ? copyText(element, into) : undefined;
  copyBox(element, into, context, work);
};

const copyBox = (element: Element, into: Parent, context: CopyContext, work: Work): void => {
  const attrs = attributesOf(element, work);
  const shown = shownAs(element.tagName, attrs, context);
  const { resolveStyle } = work.embedding ?? work.links;
  const style = resolveStyle(element, context.style);
  const inside = { depth: context.depth + 1, inLink: context.inLink || shown === 'a', style };
  if (shown === null) return copyAll(element.childNodes, into, inside, work);
  const copy = make(shown, attrs);
  defaultTreeAdapter.appendChild(into, copy);
  copyAll(element.childNodes, copy, inside, work);
  if (shown === 'a') copyLink(element, copy, style, { into, work });
};

/** Null keeps only the children. The body's own styles apply to its whole content. */
const shownAs = (name: string, attrs: Element['attrs'], { inLink }: CopyContext): string | null => {
  if (name === 'body') return attrs.length > 0 ? 'div' : null;
  return allowed.has(name) && !(name === 'a' && inLink) ? name : null;
};

const copySheet = (element: Element, into: Parent, { embedding }: Work): void => {
  const sheet = cleanSheet(textOf(element), embedding?.scope);
  if (sheet === '') return;
  const copy = make('style', []);
  defaultTreeAdapter.insertText(copy, sheet);
  defaultTreeAdapter.appendChild(into, copy);
};

const copyText = (element: Element, into: Parent): void => {
  const text = textOf(element);
  if (text !== '') defaultTreeAdapter.insertText(into, text);
};

const copyLink = (
  element: Element,
  copy: Element,
  style: ComputedStyle,
  { into, work }: { into: Parent; work: Work },
): void => {
  const href = attributeOf(element, 'href')?.trim() ?? '';
  if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(href) || href.length > mostAddress) return;
  const link = misleadingLink(element, href, style, work);
  dropTitles(copy);
  copy.attrs.push(
    { name: 'href', value: link === null || work.embedding !== null ? href : work.links.ask(link) },
    { name: 'title', value: shownTarget(href) },
    { name: 'target', value: '_blank' },
    { name: 'rel', value: 'noopener noreferrer nofollow' },
  );
  if (link !== null && work.embedding !== null) addNote(link.leadsTo, into);
};

const misleadingLink = (
  element: Element,
  href: string,
  style: ComputedStyle,
  { links, clean }: Work,
): MisleadingLink | null => {
  const texts = linkWords(element, style, links);
  const leadsTo = misleadingTarget(texts, href);
  if (leadsTo === null) return null;
  const link = { says: saidBy(texts, href), leadsTo, href };
  if (clean.links.length < mostLinks) clean.links.push(link);
  return link;
};

/** The host that the link seems to lead to. */
const saidBy = (texts: readonly string[], href: string): string => {
  const hosts = texts.flatMap(namedHosts).filter((host) => misleadingTarget([host], href) !== null);
  return (hosts.toSorted((one, other) => one.length - other.length)[0] ?? '').slice(0, 100);
};

/** For the reader of a forwarded mail, whom Flow cannot ask. */
const addNote = (host: string, into: Parent): void => {
  const note = make('span', [{ name: 'class', value: 'flow-leads' }]);
  defaultTreeAdapter.insertText(note, `leads to ${host}`);
  defaultTreeAdapter.insertText(into, ' ');
  defaultTreeAdapter.appendChild(into, note);
};

const mostLinks = 50;

/** The tooltip of a link must show its target, not the writer's text. */
const dropTitles = (element: Element): void => {
  element.attrs = element.attrs.filter(({ name }) => name !== 'title');
  for (const child of element.childNodes) if (defaultTreeAdapter.isElementNode(child)) dropTitles(child);
};

const copyPicture = (element: Element, into: Parent, work: Work): void => {
  const source = attributeOf(element, 'src')?.trim() ?? '';
  if (/^(?:https?:)?\/\//i.test(source)) return copyRemote(element, source, into, work);
  draw(element, carried(source, work.pictures), into, work);
};

const copyRemote = (element: Element, source: string, into: Parent, work: Work): void => {
  const { clean, pictures } = work;
  // Such a long address carries tracking data, not only a picture's name.
  if (isTiny(element) || source.length > mostPictureAddress) {
    clean.trackers += 1;
    return;
  }
  clean.pictures += 1;
  const from = pictures.remote(source.startsWith('//') ? `https:${source}` : source);
  if (from === null) copyWords(element, into);
  else draw(element, from, into, work);
};

const draw = (element: Element, from: string | null, into: Parent, work: Work): void => {
  const attributes = attributesOf(element, work);
  defaultTreeAdapter.appendChild(into, make('img', from ? [...attributes, { name: 'src', value: from }] : attributes));
};

/** A blocked picture leaves its description in a box of the same size. */
const copyWords = (element: Element, into: Parent): void => {
  const room = (['width', 'height'] as const).flatMap((side) => {
    const pixels = /^\d{1,4}$/.exec(attributeOf(element, side)?.trim() ?? '')?.[0];
    return pixels === undefined ? [] : [`${side}:${pixels}px`];
  });
  const copy = make('span', [
    { name: 'class', value: 'flow-picture' },
    ...(room.length > 0 ? [{ name: 'style', value: room.join(';') }] : []),
  ]);
  defaultTreeAdapter.insertText(copy, attributeOf(element, 'alt')?.slice(0, mostAttribute) ?? '');
  defaultTreeAdapter.appendChild(into, copy);
};

const carried = (source: string, pictures: Pictures): string | null => {
  if (/^cid:/i.test(source)) return pictures.inline(source.slice(4));
  return rasterData.test(source) && source.length <= mostData ? source : null;
};

const isTiny = (element: Element): boolean => {
  const style = attributeOf(element, 'style') ?? '';
  const size = (side: 'width' | 'height'): number =>
    Number.parseFloat(
      new RegExp(`(?:^|[;\\s])${side}\\s*:\\s*([\\d.]+)`, 'i').exec(style)?.[1] ?? attributeOf(element, side) ?? 'x',
    );
  return size('width') <= 2 || size('height') <= 2;
};

const attributesOf = (element: Element, { embedding }: Work): Element['attrs'] =>
  element.attrs.flatMap(({ name, value }) => {
    if (value.length > mostAttribute) return [];
    if (name === 'style') {
      const style = cleanStyle(value, embedding?.scope);
      return style === '' ? [] : [{ name, value: style }];
    }
    // The frame's own styles reserve the prefix.
    if (name === 'class' && value.includes('flow-')) return [];
    return kept.has(name) ? [{ name, value }] : [];
  });

const make = (name: string, attrs: Element['attrs']): Element =>
  defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);

const textOf = (element: Element): string => {
  const texts: string[] = [];
  const open: Node[] = [...element.childNodes].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    if ('value' in node) texts.push(node.value);
    else if (isElement(node) && !withAllInside.has(node.tagName)) open.push(...node.childNodes.toReversed());
  }
  return texts.join('');
};

const mostAddress = 8_000;
const mostPictureAddress = 3_000;
const mostAttribute = 10_000;
const mostData = 3_000_000;
const rasterData = /^data:image\/(?:png|gif|jpe?g|webp);base64,[a-z0-9+/=\s]*$/i;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const allowed = words(
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em ' +
    'figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i ins kbd li main mark ol p pre q rp rt ruby s samp section small ' +
    'span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr',
);

/** Elements to drop with their children: no text, or the text of something active. */
const withAllInside = words(
  'script noembed noframes iframe frame frameset object embed applet audio video source track canvas map area template title ' +
    'textarea select option optgroup datalist input meter progress output dialog portal link meta base xml svg math',
);

const kept = words(
  'abbr align alt bgcolor border cellpadding cellspacing class clear color colspan datetime dir face height hidden hspace id lang nowrap ' +
    'open role rowspan scope size span start summary title type valign value vspace width',
);
