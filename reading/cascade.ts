// Resolves CSS for an element: style sheets, then the style attribute, then `!important`.
import { type Declaration, declarationsOf, type Rule, type Sheet, sheetOf } from './css.ts';
import { indexOutside } from './css-scan.ts';
import { attributeOf, type Element } from './html-tree.ts';
import { longhandsOf } from './longhands.ts';
import { type Allowance, classesOf, keyOf, matches, selectorOf } from './selector.ts';
import type { Selector } from './selector-parts.ts';

type StyleRule = { selector: Selector; declarations: readonly Declaration[]; uncertainty: string; order: number };

export type StyleSheet = {
  rules: Map<string, StyleRule[]>;
  /** Rules for `::before` and `::after`. */
  generated: StyleRule[];
  allowance: Allowance;
  keyframes: Sheet['keyframes'];
  emptyFonts: Sheet['emptyFonts'];
  defines: boolean;
  /** Elements that a selector may describe. */
  unsure: Map<Element, number>;
  /** Some rule turns the direction of letters around. */
  turning: boolean;
};

export type SheetText = { css: string; scope?: string };

export type Cascade = {
  /** The winning value of every property that surely applies. */
  style: Map<string, string>;
  /** Other possible looks of the element, if a rule may apply. */
  others: Map<string, string>[];
  /** Uncertainties about those rules. */
  uncertainty: string;
};

const mostSteps = 2_000_000;
const mostOthers = 8;

/** `everyScreen`: rules for other screens may apply too. */
export const styleSheetOf = (sheets: readonly SheetText[], everyScreen = false): StyleSheet => {
  const read = sheets.map(({ css, scope }) => sheetOf(css, { scope, everyScreen }));
  const sheet: StyleSheet = {
    rules: new Map(),
    generated: [],
    allowance: { steps: read.some(({ exhausted }) => exhausted) ? -1 : mostSteps },
    keyframes: new Map(read.flatMap(({ keyframes }) => [...keyframes])),
    emptyFonts: new Set(read.flatMap(({ emptyFonts }) => [...emptyFonts])),
    defines: read.some(({ defines }) => defines),
    unsure: new Map(),
    turning: sheets.some(({ css }) => /(?:bidi|isolate)-override/i.test(css)),
  };
  let order = 0;
  for (const rule of read.flatMap(({ rules }) => rules)) addRule(rule, (order += 1), sheet);
  return sheet;
};

export const cascadeOf = (element: Element, sheet: StyleSheet): Cascade => {
  const matched = sheet.rules.size === 0 ? [] : rulesFor(element, sheet);
  const inline = attributeOf(element, 'style');
  sheet.allowance.steps -= matched.reduce((sum, { rule }) => sum + rule.declarations.length, 0);
  const own = inline === null ? [] : declarationsOf(inline);
  const certain = matched.filter((one) => one.uncertainty === '').flatMap(({ rule }) => rule.declarations);
  const style = applied([...certain, ...own]);
  const doubted = matched.filter((one) => one.uncertainty !== '');
  const doubtful = [...doubted.map(({ rule }) => rule.declarations), ...animated(style, sheet)];
  return {
    style,
    others: doubtful.length === 0 ? [] : othersOf(style, doubtful),
    uncertainty: [...new Set(doubted.map((one) => one.uncertainty))].join(' '),
  };
};

/** The declarations of the element's `::before` and `::after`, whether or not their conditions hold. */
export const generatedFor = (element: Element, sheet: StyleSheet): Declaration[] =>
  sheet.generated
    .filter(({ selector }) => matches(element, selector, sheet.allowance) > 0)
    .flatMap(({ declarations }) => declarations);

/** With every doubtful rule, and with each of several doubtful values of one property. */
const othersOf = (
  style: ReadonlyMap<string, string>,
  doubtful: readonly (readonly Declaration[])[],
): Map<string, string>[] => {
  const all = new Map(style);
  const torn: [string, string][] = [];
  for (const { property, value } of doubtful.flat())
    for (const [name, part] of longhandsOf(property, value)) {
      const before = all.get(name);
      if (before !== undefined && before !== part && before !== style.get(name)) torn.push([name, before]);
      all.set(name, part);
    }
  return [all, ...torn.slice(0, mostOthers).map(([name, value]) => new Map(all).set(name, value))];
};

/** A running animation may end in any of its steps. */
const animated = (style: ReadonlyMap<string, string>, { keyframes }: StyleSheet): Declaration[][] => {
  if (keyframes.size === 0) return [];
  const names = `${style.get('animation') ?? ''} ${style.get('animation-name') ?? ''}`.toLowerCase().split(/[\s,"']+/);
  return names.flatMap((name) => keyframes.get(name) ?? []).map((declaration) => [declaration]);
};

const applied = (declarations: readonly Declaration[]): Map<string, string> => {
  const style = new Map<string, string>();
  for (const one of declarations) if (!one.important) set(style, one);
  for (const one of declarations) if (one.important) set(style, one);
  return style;
};

const set = (style: Map<string, string>, { property, value }: Declaration): void => {
  if (property === 'all') {
    for (const name of style.keys()) if (!name.startsWith('--')) style.delete(name);
    if (value !== 'unset') style.set('all', value);
    return;
  }
  if (isInvalid(property, value)) return;
  for (const [name, part] of longhandsOf(property, value)) style.set(name, part);
};

/** A browser drops what it cannot parse, and an earlier value stays. */
const isInvalid = (property: string, value: string): boolean =>
  /^[-+]?[\d.]+$/.test(value)
    ? unitless.test(property) && Number(value) !== 0
    : indexOutside(value, '{};!') < value.length;

const unitless =
  /^(?:font-size|width|height|(?:max|min)-(?:width|height)|text-indent|letter-spacing|word-spacing|margin.*|padding.*|left|right|top|bottom|inset.*|display|visibility|position|overflow.*|color|background-color)$/;

const addRule = (rule: Rule, order: number, sheet: StyleSheet): void => {
  const selector = rule.declarations.length === 0 ? null : selectorOf(rule.selector);
  if (selector === null) return;
  const kept = { selector, declarations: rule.declarations, uncertainty: rule.uncertainty, order };
  const { pseudo } = selector;
  if (pseudo === 'before' || pseudo === 'after') {
    sheet.generated.push(kept);
    return;
  }
  if (pseudo !== null && !/^first-|^details-content$/.test(pseudo)) return;
  const key = keyOf(selector);
  const rules = sheet.rules.get(key) ?? [];
  // It styles a part of the element's text.
  rules.push(pseudo === null ? kept : { ...kept, uncertainty: `${kept.uncertainty} ::${pseudo}` });
  sheet.rules.set(key, rules);
};

/** A selector that may describe every element hides each for a reason of its own. */
const placeIn = ({ unsure }: StyleSheet, element: Element): number => {
  const place = unsure.get(element) ?? unsure.size;
  unsure.set(element, place);
  return place;
};

type Matched = { rule: StyleRule; uncertainty: string };

const rulesFor = (element: Element, sheet: StyleSheet): Matched[] => {
  const id = attributeOf(element, 'id');
  const keys = new Set([
    '*',
    element.tagName,
    ...classesOf(element).map((name) => `.${name.toLowerCase()}`),
    ...(id === null ? [] : [`#${id.toLowerCase()}`]),
  ]);
  return [...keys]
    .flatMap((key) => sheet.rules.get(key) ?? [])
    .flatMap((rule): Matched[] => {
      const held = matches(element, rule.selector, sheet.allowance);
      return held === 0
        ? []
        : [
            {
              rule,
              uncertainty:
                held === 2 ? rule.uncertainty : `${rule.uncertainty} ${rule.selector.text} ${placeIn(sheet, element)}`,
            },
          ];
    })
    .toSorted(
      ({ rule: one }, { rule: other }) =>
        one.selector.specificity - other.selector.specificity || one.order - other.order,
    );
};
