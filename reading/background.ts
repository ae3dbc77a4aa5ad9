// The background behind an element's text. Pictures do not count, because remote ones stay blocked until the person
// allows them.
import { blended, type Colour, colourOf, coloursIn, firstColourIn } from './colour.ts';
import { attributeOf, type Element, isElement, siblingsOf } from './html-tree.ts';
import { lengthOf, type Style } from './measure.ts';

type Behind = {
  background: Colour;
  /** The text may stand on these instead. */
  backgrounds: readonly Colour[];
  page: Colour;
};

type Within = { parent: Behind; fontSize: number; colour: Colour };

export const backgroundsOf = (element: Element, style: Style, { parent, fontSize, colour }: Within): Behind => {
  const behind = isDarkPage(element, style) ? darkPage : parent.background;
  const { under, painted, own } = paintedBy(element, style, { behind, colour });
  const background = painted[0] ?? under;
  const isPage = element.tagName === 'html' || element.tagName === 'body';
  const page = isPage ? background : parent.page;
  if (!own)
    return isMoved(style, fontSize)
      ? { background, backgrounds: [...parent.backgrounds, parent.page], page }
      : { background, backgrounds: parent.backgrounds, page };
  const backgrounds = [
    ...painted.slice(1, mostStops),
    ...(painted.length > 0 && isPartial(style) ? [under] : []),
    ...(isSmall(style, fontSize) ? [parent.background] : []),
  ];
  return { background, backgrounds, page };
};

type Painted = { under: Colour; painted: Colour[]; own: boolean };

const paintedBy = (element: Element, style: Style, { behind, colour }: { behind: Colour; colour: Colour }): Painted => {
  const image = [style('background-image'), style('background')].find((value) => value.includes('gradient(')) ?? '';
  const stops = image === '' ? [] : coloursIn(image.slice(image.indexOf('gradient(') + 9));
  const isOfText = ['background-color', 'background'].some((property) => style(property).includes('currentcolor'));
  const plain = isOfText ? colour : plainColourOf(element, style, image !== '');
  const under = plain === null ? behind : blended(plain, behind);
  return { under, painted: stops.map((stop) => blended(stop, under)), own: plain !== null || stops.length > 0 };
};

/** The page's own colour where the mail asks for the dark scheme alone. */
export const isDarkPage = (element: Element, style: Style): boolean =>
  element.tagName === 'html' && /^(?:only\s+)?dark(?:\s+only)?$/.test(style('color-scheme') || schemeOf(element));

const schemeOf = (html: Element): string => {
  const head = html.childNodes.find((node) => node.nodeName === 'head');
  const metas = head && isElement(head) ? siblingsOf(head, 'meta').elements : [];
  const meta = metas.find((one) => /^color-scheme$/i.test(attributeOf(one, 'name')?.trim() ?? ''));
  return meta === undefined ? '' : (attributeOf(meta, 'content') ?? '').trim().toLowerCase();
};

const darkPage: Colour = { red: 18, green: 18, blue: 18, alpha: 1 };

export const attributeColour = (value: string): Colour | null => colourOf(value) ?? colourOf(`#${value}`);

const mostStops = 20;

const plainColourOf = (element: Element, style: Style, hasGradient: boolean): Colour | null =>
  colourOf(style('background-color')) ??
  firstColourIn(hasGradient ? style('background').replace(gradients, ' ') : style('background')) ??
  attributeColour(attributeOf(element, 'bgcolor') ?? '');

const gradients = /[a-z-]*gradient\((?:[^()]|\([^()]*\))*\)/g;

/** A gradient that does not fill its box. */
const isPartial = (style: Style): boolean =>
  /\/|no-repeat|repeat-|\d+(?:px|em)\s/.test(style('background').replace(gradients, '')) ||
  !/^(?:|auto|cover|100% 100%|100%)$/.test(style('background-size')) ||
  /no-repeat|repeat-/.test(style('background-repeat')) ||
  !/^(?:|border-box|initial)$/.test(style('background-clip'));

/** The box may be smaller than its text, or paint nothing. */
const isSmall = (style: Style, fontSize: number): boolean =>
  style('display') === 'contents' ||
  ['height', 'max-height', 'width', 'max-width'].some((side) => {
    const length = lengthOf(style(side), fontSize);
    return length !== null && length < fontSize && !style(side).includes('%');
  });

/** It may stand outside the box that its background belongs to. */
const isMoved = (style: Style, fontSize: number): boolean => {
  if (/absolute|fixed/.test(style('position'))) return true;
  const lengthAt = (side: string): number => lengthOf(style(side), fontSize) ?? 0;
  if (['margin-left', 'margin-top'].some((side) => lengthAt(side) < -20)) return true;
  const placed = /relative|sticky/.test(style('position'));
  if (placed && ['left', 'top', 'right', 'bottom'].some((side) => Math.abs(lengthAt(side)) > 20)) return true;
  return /translate/.test(style('transform')) || !/^(?:|none|initial)$/.test(style('translate'));
};
