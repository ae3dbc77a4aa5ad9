// The style sheets of a mail: its style elements, and sheets inside addresses.
import type { SheetText } from './cascade.ts';
import { attributeOf, type Element, isElement, type Node } from './html-tree.ts';

/** Marks elements whose sheet asks for the element that holds it. */
export const styleTexts = (top: readonly Node[]): SheetText[] => {
  const texts: SheetText[] = [];
  const open = [...top].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    const css = cssOf(node);
    if (css !== null) texts.push(...importsIn(css), sheetText(node, css, texts.length));
    for (const child of node.childNodes.toReversed()) open.push(child);
  }
  return texts;
};

const cssOf = (element: Element): string | null => {
  if (element.tagName === 'link') return linkedCss(element);
  if (element.tagName !== 'style') return null;
  const type = attributeOf(element, 'type')?.trim().toLowerCase() ?? '';
  if (type !== '' && type !== 'text/css') return null;
  const css = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  const media = attributeOf(element, 'media');
  return mayBeOff(element, css) ? onMedia(css, `${media ?? 'all'} and (flow-unknown)`) : onMedia(css, media);
};

/** One of several alternatives, or only for the elements of another namespace. */
const mayBeOff = (element: Element, css: string): boolean =>
  attributeOf(element, 'title') !== null || /@(?:namespace|[^\s{;]*\\)/i.test(css);

const linkedCss = (element: Element): string | null => {
  const isSheet = /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '');
  const css = isSheet ? carried(attributeOf(element, 'href') ?? '') : null;
  return css === null ? null : onMedia(css, attributeOf(element, 'media'));
};

/** The rest of the sheet keeps an unclosed block to itself. */
const onMedia = (css: string, media: string | null): string =>
  media === null || /^(?:\s*|all|screen)$/i.test(media) ? css : `@media ${media.replace(/[{}]/g, '')}{${css}`;

const sheetText = (element: Element, css: string, place: number): SheetText => {
  const parent = element.parentNode;
  if (!/@scope/i.test(css) || !isElement(parent)) return { css };
  parent.attrs.push({ name: 'flow-scope', value: String(place) });
  return { css, scope: `[flow-scope="${place}"]` };
};

const importsIn = (css: string): SheetText[] =>
  [...css.matchAll(/@import\s+(?:url\(\s*)?["']?(data:[^"')\s]+)/gi)].flatMap(([, address]) => {
    const imported = carried(address ?? '');
    return imported === null ? [] : [{ css: imported }];
  });

/** The sheet inside a data address. */
const carried = (address: string): string | null => {
  const [, base64, data] = /^\s*data:text\/css[^,]*?(;base64)?,(.*)$/is.exec(address.slice(0, longest)) ?? [];
  if (data === undefined) return null;
  return base64 === undefined ? decoded(data) : fromBase64(data);
};

/** A broken escape stays as it is. */
const decoded = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const fromBase64 = (text: string): string => {
  let bits = 0;
  let size = 0;
  const letters: string[] = [];
  for (const digit of decoded(text)) {
    const value = digits.indexOf(digit);
    if (value === -1) continue;
    bits = ((bits << 6) | value) & 0xffffff;
    size += 6;
    if (size < 8) continue;
    size -= 8;
    letters.push(String.fromCharCode((bits >> size) & 255));
  }
  return letters.join('');
};

const longest = 200_000;
