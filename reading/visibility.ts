// Whether the text of an element is visible: the part of CSS that senders use to hide words.

import { attributeColour, backgroundsOf, isDarkPage } from './background.ts';
import { type Box, boxOf } from './boxes.ts';
import { cascadeOf, type StyleSheet } from './cascade.ts';
import { black, type Colour, colourOf, isLegible, white } from './colour.ts';
import { isCoveredByRule, isPushedByRule, type Reach, reachOf } from './covers.ts';
import { clips, isClipped, isMovedAway, isNeverShown } from './hiding.ts';
import { attributeOf, type Element, parentOf } from './html-tree.ts';
import { fontSizeOf, lengthOf, numberOf, type Style } from './measure.ts';
import { uncertaintiesOf } from './unclear.ts';
import { resolvedValue, variablesOf } from './variables.ts';

export type Gap = 'no' | 'space' | 'line' | 'paragraph';

/** Inherited by child elements. */
export type ComputedStyle = {
  /** No child can become visible again. */
  removed: boolean;
  /** The reason why it and everything inside it may be hidden in a way that the reader cannot follow. */
  uncertainties: readonly string[];
  /** The elements whose text it may cover. Not inherited. */
  covers: Reach;
  /** The height of its box, and the room it takes apart from its text. Null without styles. Not inherited. */
  box: Box | null;
  /** `visibility`, which a child may reset. */
  hidden: boolean;
  opacity: number;
  fontSize: number;
  /** By zooms and scales together, 1 at most. */
  shrink: number;
  indent: number;
  colour: Colour;
  background: Colour;
  /** Other possible backgrounds of the text. */
  backgrounds: readonly Colour[];
  page: Colour;
  link: Colour;
  preformatted: boolean;
  /** The gap that styles put around the element. */
  gap: Gap;
  variables: ReadonlyMap<string, string>;
  /** The variables where a rule may apply. Null if they are the same. */
  otherVariables: ReadonlyMap<string, string> | null;
};

export const rootStyle: ComputedStyle = {
  removed: false,
  uncertainties: [],
  covers: 'none',
  box: null,
  hidden: false,
  opacity: 1,
  fontSize: 16,
  shrink: 1,
  indent: 0,
  colour: black,
  background: white,
  backgrounds: [],
  page: white,
  link: { red: 0, green: 0, blue: 238, alpha: 1 },
  preformatted: false,
  gap: 'no',
  variables: new Map(),
  otherVariables: null,
};

export const isVisible = (style: ComputedStyle): boolean =>
  !style.removed &&
  !style.hidden &&
  style.opacity > 0.1 &&
  style.fontSize * style.shrink > 2 &&
  style.indent > -300 &&
  style.indent < 900 &&
  isLegible(style.colour, style.background);

/** Why visible text may not be visible. */
export const allUncertainties = ({ uncertainties, colour, backgrounds }: ComputedStyle): readonly string[] =>
  backgrounds.every((background) => isLegible(colour, background)) ? uncertainties : [...uncertainties, 'background'];

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
  element.attrs.length === 0 &&
  sheet.rules.size === 0 &&
  sheet.generated.length === 0 &&
  parentOf(element)?.tagName !== 'details' &&
  !element.childNodes.some(({ nodeName }) => nodeName === 'template');

const computedStyle = (element: Element, parent: ComputedStyle, sheet: StyleSheet): ComputedStyle => {
  const { style: set, others, uncertainty } = cascadeOf(element, sheet);
  const own = styledBy(set, parent.variables, { element, parent, sheet });
  const alternatives = others.length > 0 ? others : parent.otherVariables === null ? [] : [set];
  if (own.removed || alternatives.length === 0) return own;
  const otherwise = alternatives.map((other) =>
    styledBy(other, parent.otherVariables ?? parent.variables, { element, parent, sheet }),
  );
  const isHidden = isVisible(own) && otherwise.some((other) => !isVisible(other));
  const uncertainties = new Set([
    ...own.uncertainties,
    ...otherwise.flatMap((other) => other.uncertainties),
    ...(isHidden ? [uncertainty] : []),
  ]);
  return {
    ...own,
    uncertainties: [...uncertainties],
    backgrounds: alternativesBehind(own, otherwise),
    otherVariables: otherwise[0]?.variables ?? null,
  };
};

/** A rule that may apply may also change what is behind the text. */
const alternativesBehind = (own: ComputedStyle, otherwise: readonly ComputedStyle[]): readonly Colour[] => {
  const others = otherwise.flatMap(({ background, backgrounds }) => [background, ...backgrounds]);
  const isNew = (colour: Colour): boolean => colour !== own.background && !own.backgrounds.includes(colour);
  return [...own.backgrounds, ...new Set(others.filter(isNew))].slice(0, mostBehind);
};

const mostBehind = 40;

type Place = { element: Element; parent: ComputedStyle; sheet: StyleSheet };

const styledBy = (
  set: ReadonlyMap<string, string>,
  inherited: ReadonlyMap<string, string>,
  { element, parent, sheet }: Place,
): ComputedStyle => {
  const variables = variablesOf(set, inherited);
  const style: Style = (property) => resolvedValue(set.get(property) ?? '', variables);
  const size = fontSizeOf(style, parent.fontSize, attributeOf(element, 'size'), element.tagName);
  const fontSize = size ?? parent.fontSize;
  const colour = textColourOf(element, style, parent);
  const { background, backgrounds, page } = backgroundsOf(element, style, { parent, fontSize, colour });
  return {
    removed: isNeverShown(element, style) || isClipped(element, style, fontSize) || isMovedAway(style, fontSize),
    uncertainties: joined(parent.uncertainties, [
      ...(size === null ? [`font-size:${style('font-size')}`] : []),
      ...uncertaintiesOf(element, set.keys(), style, fontSize),
      ...unsafeIn(set, style, sheet),
      ...byGenerated(element, style, sheet),
    ]),
    covers: reachOf(element, style, fontSize),
    box: set.size === 0 ? null : boxOf(element, style, fontSize),
    hidden: hiddenBy(style('visibility'), parent.hidden),
    opacity: parent.opacity * opacityOf(style),
    fontSize,
    shrink: parent.shrink * Math.min(1, zoomOf(style)) * scaleOf(style),
    indent: indentOf(style, fontSize, parent.indent),
    colour,
    background,
    backgrounds,
    page,
    link: (element.tagName === 'body' ? attributeColour(attributeOf(element, 'link') ?? '') : null) ?? parent.link,
    gap: gapOf(style, fontSize),
    preformatted: preformattedBy(element, style('white-space'), parent.preformatted),
    variables,
    otherVariables: null,
  };
};

/** An uncertainty inside the same uncertainty counts apart, because most of the mail may have only the outer one. */
const joined = (inherited: readonly string[], own: readonly string[]): readonly string[] =>
  own.length === 0
    ? inherited
    : [...new Set([...inherited, ...own.map((uncertainty) => innerOf(uncertainty, inherited))])];

const innerOf = (uncertainty: string, outer: readonly string[]): string => {
  if (!outer.includes(uncertainty)) return uncertainty;
  return uncertainty.endsWith(deepest) ? uncertainty : innerOf(`${uncertainty}+`, outer);
};

const deepest = '++++++++';

/** Values that the sheet itself defines, and fonts that may draw nothing. */
const unsafeIn = (set: ReadonlyMap<string, string>, style: Style, sheet: StyleSheet): string[] => {
  const unsafe = [...set].flatMap(([property, value]) =>
    (sheet.defines && /var\(|--[\w-]+\(/.test(value)) || property === 'all' ? [`defined ${property}:${value}`] : [],
  );
  if (sheet.emptyFonts.size === 0) return unsafe;
  const fonts = style('font-family').replace(/["']/g, '');
  return [...unsafe, ...[...sheet.emptyFonts].filter((name) => fonts.includes(name)).map((name) => `font ${name}`)];
};

/** Rules for `::before` and `::after` add content that can cover the element's text or push it out of its box. */
const byGenerated = (element: Element, style: Style, sheet: StyleSheet): string[] => [
  ...(isCoveredByRule(element, sheet) ? ['covered'] : []),
  ...(clips(style) && isPushedByRule(element, style, sheet) ? ['pushed'] : []),
];

const zoomOf = (style: Style): number => {
  const zoom = style('zoom');
  return /^(?:|normal|reset|document|inherit|initial|unset)$/.test(zoom) ? 1 : Math.max(0, numberOf(zoom) ?? 1);
};

/** Of two directions the smaller one counts. */
const scaleOf = (style: Style): number =>
  [...style('transform').matchAll(/scale[xyz3d]*\(([^()]*)\)/g), [style('scale'), style('scale')]]
    .map(([, parts = '']) => parts.split(/[\s,]+/).map((part) => Math.abs(numberOf(part) ?? 1)))
    .reduce((product, parts) => product * Math.min(1, ...parts), 1);

const hiddenBy = (visibility: string, inherited: boolean): boolean => {
  if (visibility === 'hidden' || visibility === 'collapse') return true;
  return visibility === 'visible' || visibility === 'initial' ? false : inherited;
};

const opacityOf = (style: Style): number => {
  const faded = /opacity\(\s*([\d.]+)(%?)\s*\)/.exec(style('filter'));
  const filter = faded ? Number(faded[1]) / (faded[2] === '%' ? 100 : 1) : 1;
  return Math.min(1, Math.max(0, numberOf(style('opacity')) ?? 1)) * filter;
};

const indentOf = (style: Style, fontSize: number, inherited: number): number =>
  lengthOf(style('text-indent'), fontSize) ?? inherited;

const textColourOf = (element: Element, style: Style, parent: ComputedStyle): Colour => {
  const attribute = attributeOf(element, element.tagName === 'font' ? 'color' : 'text') ?? '';
  for (const value of [style('-webkit-text-fill-color'), style('color')]) {
    const colour = value === 'initial' ? black : colourOf(value);
    if (colour) return colour;
  }
  if (isDarkPage(element, style)) return white;
  return attributeColour(attribute) ?? (isLink(element) && style('color') === '' ? parent.link : parent.colour);
};

const isLink = (element: Element): boolean => element.tagName === 'a' && attributeOf(element, 'href') !== null;

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
