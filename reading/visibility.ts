// Whether the text of an element is visible: the part of CSS that senders use to hide words.
import { type StyleSheet, styleOf } from './cascade.ts';
import { black, blended, type Colour, colourOf, firstColourIn, isLegible, white } from './colour.ts';
import { isClipped, isMovedAway, isNeverShown, type Style } from './hiding.ts';
import { attributeOf, type Element, parentOf } from './html-tree.ts';
import { fontSizeOf, lengthOf } from './measure.ts';

export type Gap = 'no' | 'space' | 'line' | 'paragraph';

/** Inherited by child elements. */
export type ComputedStyle = {
  /** No child can become visible again. */
  removed: boolean;
  /** `visibility`, which a child may reset. */
  hidden: boolean;
  opacity: number;
  fontSize: number;
  indent: number;
  colour: Colour;
  background: Colour;
  preformatted: boolean;
  /** The gap that styles put around the element. */
  gap: Gap;
  variables: ReadonlyMap<string, string>;
};

export const rootStyle: ComputedStyle = {
  removed: false,
  hidden: false,
  opacity: 1,
  fontSize: 16,
  indent: 0,
  colour: black,
  background: white,
  preformatted: false,
  gap: 'no',
  variables: new Map(),
};

export const isVisible = (style: ComputedStyle): boolean =>
  !style.removed &&
  !style.hidden &&
  style.opacity > 0.1 &&
  style.fontSize > 2 &&
  style.indent > -300 &&
  style.indent < 900 &&
  isLegible(style.colour, style.background);

export type StyleResolver = (element: Element, parent: ComputedStyle) => ComputedStyle;

export const styleResolver = (sheet: StyleSheet): StyleResolver => {
  const plain = new Map<ComputedStyle, Map<string, ComputedStyle>>();
  return (element, parent) => {
    if (parent.removed) return parent;
    if (!isPlain(element, sheet)) return computedStyle(element, parent, sheet);
    const byTag = plain.get(parent) ?? new Map<string, ComputedStyle>();
    const style = byTag.get(element.tagName) ?? computedStyle(element, parent, sheet);
    plain.set(parent, byTag.set(element.tagName, style));
    return style;
  };
};

/** Only its name and position determine its style, so elements of the same name share it. */
const isPlain = (element: Element, sheet: StyleSheet): boolean =>
  element.attrs.length === 0 && sheet.rules.size === 0 && parentOf(element)?.tagName !== 'details';

const computedStyle = (element: Element, parent: ComputedStyle, sheet: StyleSheet): ComputedStyle => {
  const set = styleOf(element, sheet);
  const variables = variablesOf(set, parent.variables);
  const style: Style = (property) => resolved(set.get(property) ?? '', variables);
  const fontSize = fontSizeOf(style, parent.fontSize, attributeOf(element, 'size'), element.tagName);
  const background = backgroundOf(element, style, parent.background);
  return {
    removed: isNeverShown(element, style) || isClipped(element, style, fontSize) || isMovedAway(style, fontSize),
    hidden: hiddenBy(style('visibility'), parent.hidden),
    opacity: parent.opacity * opacityOf(style),
    fontSize,
    indent: indentOf(style, fontSize, parent.indent),
    colour: textColourOf(element, style, parent.colour),
    background,
    gap: gapOf(style, fontSize),
    preformatted: preformattedBy(element, style('white-space'), parent.preformatted),
    variables,
  };
};

const variablesOf = (
  set: ReadonlyMap<string, string>,
  inherited: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> => {
  const own = [...set].filter(([property]) => property.startsWith('--'));
  return own.length === 0 ? inherited : new Map([...[...inherited].slice(-50), ...own.slice(0, 50)]);
};

const resolved = (value: string, variables: ReadonlyMap<string, string>): string => {
  let result = value;
  for (let round = 0; round < 5 && result.includes('var('); round += 1) {
    result = result.replace(variable, (_, name: string, instead?: string) => variables.get(name) ?? instead ?? '');
    result = result.slice(0, 2000);
  }
  return result.toLowerCase();
};

const variable = /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g;

const hiddenBy = (visibility: string, inherited: boolean): boolean => {
  if (visibility === 'hidden' || visibility === 'collapse') return true;
  return visibility === 'visible' || visibility === 'initial' ? false : inherited;
};

const opacityOf = (style: Style): number => {
  const faded = /opacity\(\s*([\d.]+)(%?)\s*\)/.exec(style('filter'));
  const filter = faded ? Number(faded[1]) / (faded[2] === '%' ? 100 : 1) : 1;
  const opacity = style('opacity');
  if (opacity === '') return filter;
  const number = Number.parseFloat(opacity) / (opacity.endsWith('%') ? 100 : 1);
  return Number.isNaN(number) ? filter : Math.min(1, Math.max(0, number)) * filter;
};

const indentOf = (style: Style, fontSize: number, inherited: number): number =>
  lengthOf(style('text-indent'), fontSize) ?? inherited;

const textColourOf = (element: Element, style: Style, inherited: Colour): Colour => {
  const attribute = element.tagName === 'font' ? attributeOf(element, 'color') : attributeOf(element, 'text');
  for (const value of [style('-webkit-text-fill-color'), style('color'), attribute]) {
    const colour = value ? colourOf(value) : null;
    if (colour) return colour;
  }
  // An uncoloured link is blue.
  return element.tagName === 'a' && attributeOf(element, 'href') !== null && style('color') === ''
    ? { red: 0, green: 0, blue: 238, alpha: 1 }
    : inherited;
};

/** Ignores pictures, because remote ones stay blocked until allowed. A gradient counts as its first colour. */
const backgroundOf = (element: Element, style: Style, inherited: Colour): Colour => {
  const image = style('background-image');
  const own =
    (image.includes('gradient(') ? firstColourIn(image) : null) ??
    colourOf(style('background-color')) ??
    firstColourIn(style('background')) ??
    attributeColour(attributeOf(element, 'bgcolor') ?? '');
  return own === null ? inherited : blended(own, inherited);
};

const attributeColour = (value: string): Colour | null => colourOf(value) ?? colourOf(`#${value}`);

const gapOf = (style: Style, fontSize: number): Gap => {
  const display = style('display');
  const isSpaced = spaces.some((side) => (lengthOf(style(side), fontSize) ?? 0) >= 8);
  if (/^(?:block|flex|grid|table|list-item)/.test(display)) return isSpaced ? 'paragraph' : 'line';
  if (/^inline-|^table-cell/.test(display) || /left|right/.test(style('float'))) return 'space';
  // Only blocks use the gap.
  return isSpaced ? 'paragraph' : 'no';
};

const spaces = ['margin', 'margin-top', 'margin-bottom', 'padding', 'padding-top', 'padding-bottom'];

const preformattedBy = (element: Element, whiteSpace: string, inherited: boolean): boolean => {
  if (whiteSpace !== '') return /^(?:pre|pre-wrap|pre-line|break-spaces)$/.test(whiteSpace);
  return inherited || /^(?:pre|textarea|listing|xmp|plaintext)$/.test(element.tagName);
};
