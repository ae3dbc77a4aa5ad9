// Reads style sheets and style attributes into rules, as far as they hide or show text on a desktop screen.
import { mediaHolds, supportsHolds } from './conditions.ts';
import { closingBrace, indexOutside, splitOutside, unescaped, withoutComments } from './css-scan.ts';
import { either, type Truth } from './truth.ts';

export type Declaration = { property: string; value: string; important: boolean };
/** `doubt`: the condition that may not hold. Empty if it surely applies to what its selector matches, in the order of the text. */
export type Rule = { selector: string; declarations: Declaration[]; uncertainty: string };

export type Sheet = {
  rules: Rule[];
  /** The declarations of all steps, by the animation's name. */
  keyframes: ReadonlyMap<string, Declaration[]>;
  /** Font families that may draw nothing. */
  emptyFonts: ReadonlySet<string>;
  /** It defines properties or functions, so a value may mean anything. */
  defines: boolean;
  /** More than the reader takes. */
  exhausted: boolean;
};

type Reach = { scope?: string | undefined; everyScreen?: boolean };

/** `scope` is a selector of the element that holds the sheet. */
export const sheetOf = (css: string, { scope = '*', everyScreen = false }: Reach = {}): Sheet => {
  const reading: Reading = {
    rules: [],
    keyframes: new Map(),
    emptyFonts: new Set(),
    defines: false,
    exhausted: css.length > mostCss,
    scope,
    everyScreen,
  };
  collect(withoutComments(css.slice(0, mostCss)), { parent: null, nesting: 0, uncertainty: '' }, reading);
  return reading;
};

export const declarationsOf = (text: string): Declaration[] =>
  splitOutside(text.includes('/*') ? withoutComments(text) : text, ';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon === -1) return [];
    const property = unescaped(declaration.slice(0, colon)).trim().toLowerCase();
    const raw = unescaped(declaration.slice(colon + 1)).trim();
    const important = /!\s*important$/i.test(raw);
    const value = (important ? raw.slice(0, raw.lastIndexOf('!')) : raw).trim();
    const isEmpty = value === '' && !property.startsWith('--');
    return property === '' || isEmpty ? [] : [{ property, value: value.slice(0, mostValue), important }];
  });

const mostCss = 2_000_000;
const mostValue = 2_000;
const deepestNesting = 16;
const mostRules = 20_000;
const longestSelector = 2_000;

type Reading = Omit<Sheet, 'keyframes' | 'emptyFonts'> & {
  keyframes: Map<string, Declaration[]>;
  emptyFonts: Set<string>;
  scope: string;
  everyScreen: boolean;
};
/** `parent`: the selector list that `&` stands for. */
type Position = { parent: string | null; nesting: number; uncertainty: string };

/** Reads rules and statements, and at nested positions returns the declarations between them. */
const collect = (css: string, position: Position, reading: Reading): string => {
  const own: string[] = [];
  let start = 0;
  while (start < css.length) {
    if (reading.rules.length >= mostRules || position.nesting > deepestNesting) {
      reading.exhausted = true;
      break;
    }
    const isAt = /^[\s;}]*@/.test(css.slice(start, start + 200));
    const isDeclaration = position.parent !== null && /^\s*--[^{;]*:/.test(css.slice(start, start + 200));
    const stops = isDeclaration ? ';' : isAt || position.parent !== null ? ';{' : '{';
    const end = indexOutside(css, stops, start);
    const before = css.slice(start, end).trim();
    if (css.charAt(end) !== '{') {
      own.push(before);
      start = end + 1;
      continue;
    }
    const close = closingBrace(css, end);
    addBlock(before.replace(/^[\s;}]+(?=@)/, ''), css.slice(end + 1, close), position, reading);
    start = close + 1;
  }
  return own.join(';');
};

const addBlock = (prelude: string, body: string, position: Position, reading: Reading): void => {
  if (prelude.startsWith('@')) return addAtRule(prelude, body, position, reading);
  const selectors = splitOutside(prelude, ',').flatMap((part) => nestedSelector(part.trim(), position.parent));
  // A selector that a browser does not know takes the whole rule with it.
  addRules(selectors, body, position, reading);
};

const addRules = (selectors: string[], body: string, position: Position, reading: Reading): void => {
  const list = selectors.join(',').slice(0, longestSelector);
  const place = reading.rules.length;
  const declarations = declarationsOf(
    collect(body, { parent: list, nesting: position.nesting + 1, uncertainty: position.uncertainty }, reading),
  );
  if (declarations.length === 0) return;
  const rules = selectors.map((selector) => ({ selector, declarations, uncertainty: position.uncertainty }));
  // Before its nested rules.
  reading.rules.splice(place, 0, ...rules);
};

const nestedSelector = (selector: string, parent: string | null): string[] => {
  if (selector === '') return [];
  if (parent === null) return [selector];
  return [selector.includes('&') ? selector.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${selector}`];
};

const addAtRule = (prelude: string, body: string, position: Position, reading: Reading): void => {
  const [, named = '', condition = ''] = /^@([\w-]*)(.*)$/s.exec(unescaped(prelude)) ?? [];
  const name = named.toLowerCase();
  if (addDefinition(name, condition, body, reading)) return;
  const held = name === 'media' && reading.everyScreen ? either(1, mediaHolds(condition)) : holds(name, condition);
  if (held === 0) return;
  const uncertainty = held === 2 ? position.uncertainty : `${position.uncertainty} ${prelude.slice(0, 200)}`;
  const inside = { ...position, nesting: position.nesting + 1, uncertainty };
  if (name === 'scope') addScope(condition, body, inside, reading);
  else addInside(body, inside, reading);
};

const holds = (name: string, condition: string): Truth => {
  if (name === 'media') return mediaHolds(condition);
  return name === 'supports' ? supportsHolds(condition) : 1;
};

/** Whether the block defines something instead of styling elements. */
const addDefinition = (name: string, condition: string, body: string, reading: Reading): boolean => {
  const isAnimation = /^(?:-\w+-)?keyframes$/.test(name);
  if (name === 'font-face') addFont(body, reading);
  else if (isAnimation) addKeyframes(condition.trim(), body, reading);
  else if (name === 'property' || name === 'function') reading.defines = true;
  else return ignored.test(name);
  return true;
};

const addScope = (condition: string, body: string, inside: Position, reading: Reading): void => {
  const root = /^\s*\(([^{}]*?)\)\s*(?:to\b.*)?$/s.exec(condition)?.[1]?.trim() ?? reading.scope;
  // The root itself, its descendants, and elements with the selector's class although it does not name them.
  addRules([root], body.replaceAll(/:scope\b/g, '&'), inside, reading);
  collect(body, { ...inside, parent: null }, reading);
};

/** Declarations directly inside belong to the parent rule. */
const addInside = (body: string, position: Position, reading: Reading): void => {
  if (position.parent === null) collect(body, position, reading);
  else addRules([position.parent], body, position, reading);
};

const addFont = (body: string, reading: Reading): void => {
  const face = new Map(declarationsOf(body).map(({ property, value }) => [property, value]));
  const source = face.get('src') ?? '';
  const odd = face.has('size-adjust') || /url\(\s*["']?\s*data:/i.test(source);
  if (odd) reading.emptyFonts.add(nameOf(face.get('font-family') ?? ''));
};

const nameOf = (family: string): string => family.replace(/["']/g, '').trim().toLowerCase();

const addKeyframes = (name: string, body: string, reading: Reading): void => {
  const steps = sheetOf(body.slice(0, 20_000)).rules.flatMap(({ declarations }) => declarations);
  reading.keyframes.set(nameOf(name), [...(reading.keyframes.get(nameOf(name)) ?? []), ...steps]);
};

/** At-rules without styles for elements. */
const ignored =
  /^(?:charset|import|namespace|page|counter-style|font-feature-values|font-palette-values|view-transition|position-try|color-profile|-moz-.*|-ms-.*|-o-.*|viewport)$/;
