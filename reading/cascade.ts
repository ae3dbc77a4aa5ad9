// Resolves CSS for an element: style sheets, then the style attribute, then `!important`.
import { type Declaration, declarationsOf, rulesOf } from './css.ts';
import { attributeOf, type Element } from './html-tree.ts';
import { type Allowance, classesOf, keyOf, matches, type Selector, selectorOf } from './selector.ts';

type StyleRule = { selector: Selector; declarations: Declaration[]; order: number };

export type StyleSheet = { rules: Map<string, StyleRule[]>; allowance: Allowance };

const mostSteps = 2_000_000;

export const styleSheetOf = (sheets: readonly string[]): StyleSheet => {
  const rules = new Map<string, StyleRule[]>();
  let order = 0;
  for (const rule of rulesOf(sheets.join('\n'))) {
    const selector = selectorOf(rule.selector);
    if (selector === null || rule.declarations.length === 0) continue;
    const key = keyOf(selector);
    const kept = rules.get(key) ?? [];
    kept.push({ selector, declarations: rule.declarations, order });
    rules.set(key, kept);
    order += 1;
  }
  return { rules, allowance: { steps: mostSteps } };
};

/** The winning value of every property set on an element. */
export const styleOf = (element: Element, sheet: StyleSheet): ReadonlyMap<string, string> => {
  const ruled = rulesFor(element, sheet).flatMap((rule) => rule.declarations);
  const inline = attributeOf(element, 'style');
  sheet.allowance.steps -= ruled.length;
  const all = inline === null ? ruled : [...ruled, ...declarationsOf(inline)];
  const style = new Map<string, string>();
  for (const { property, value, important } of all) if (!important) style.set(property, value);
  for (const { property, value, important } of all) if (important) style.set(property, value);
  return style;
};

const rulesFor = (element: Element, sheet: StyleSheet): StyleRule[] => {
  if (sheet.rules.size === 0) return [];
  const id = attributeOf(element, 'id');
  const keys = [
    '*',
    element.tagName,
    ...classesOf(element).map((name) => `.${name}`),
    ...(id === null ? [] : [`#${id}`]),
  ];
  return keys
    .flatMap((key) => sheet.rules.get(key) ?? [])
    .filter((rule) => matches(element, rule.selector, sheet.allowance))
    .toSorted((one, other) => one.selector.specificity - other.selector.specificity || one.order - other.order);
};
