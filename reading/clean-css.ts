// Keeps only CSS that draws: it drops everything that fetches and everything it does not understand. It writes the output from the parsed
// values, so no trick of spelling survives.
import { declarationsOf } from './css.ts';
import { closingBrace, splitOutside, withoutComments } from './css-scan.ts';

/**
 * The declarations of a style attribute, or an empty string. `scope`: the class of the box that holds the mail when it has no frame of
 * its own. Then no declaration may move content out of the box.
 */
export const cleanStyle = (style: string, scope: string | null = null): string =>
  declarationsOf(style)
    .flatMap(({ property, value, important }) =>
      /^-?[a-z][a-z-]*$/.test(property) &&
      !outOfReach.has(property) &&
      !(scope !== null && outOfPlace.has(property)) &&
      isHarmless(value)
        ? [`${property}:${value}${important ? ' !important' : ''}`]
        : [],
    )
    .join(';');

/** The rules of a sheet, including screen-width rules. With a `scope` they match nothing outside it. */
export const cleanSheet = (css: string, scope: string | null = null): string =>
  blocksOf(withoutComments(css).slice(0, mostCss), 0, scope).join('');

const blocksOf = (css: string, nesting: number, scope: string | null): string[] => {
  const kept: string[] = [];
  let start = 0;
  for (let open = css.indexOf('{'); open !== -1 && kept.length < mostBlocks; open = css.indexOf('{', start)) {
    const close = closingBrace(css, open);
    const before = css.slice(start, open);
    const prelude = before.slice(before.lastIndexOf(';') + 1).trim();
    kept.push(...cleanBlock(prelude, css.slice(open + 1, close), { nesting, scope }));
    start = close + 1;
  }
  return kept;
};

const cleanBlock = (
  prelude: string,
  body: string,
  { nesting, scope }: { nesting: number; scope: string | null },
): string[] => {
  if (prelude.startsWith('@')) {
    if (nesting > 0 || !/^@media[\s(][a-z0-9\s():,.-]*$/i.test(prelude)) return [];
    const inside = blocksOf(body, nesting + 1, scope);
    return inside.length === 0 ? [] : [`${prelude}{${inside.join('')}}`];
  }
  const selectors = splitOutside(prelude, ',')
    .map((one) => one.trim())
    .filter((one) => /^[\w\s.#*>+~:()[\]="'|^$-]{1,400}$/.test(one) && balanced(one))
    .flatMap((one) => (scope === null ? [one] : scoped(one, scope)));
  const declarations = body.includes('{') ? '' : cleanStyle(body, scope);
  return selectors.length === 0 || declarations === '' ? [] : [`${selectors.join(',')}{${declarations}}`];
};

/** Selectors for the page itself apply to the box instead. A selector that starts with a combinator would reach the box's siblings. */
const scoped = (selector: string, scope: string): string[] => {
  if (/^[>+~]/.test(selector) || !balancedBrackets(selector)) return [];
  const inside = selector
    .replace(/^(?:html|:root)(?:\s+|\s*>\s*|$)/i, '')
    .replace(/^body(?=$|[\s>])/i, '')
    .trim();
  return /^[+~]/.test(inside) ? [] : [`.${scope}${inside === '' ? '' : ` ${inside}`}`];
};

const balancedBrackets = (selector: string): boolean =>
  ['()', '[]'].every(([open = '', close = '']) => selector.split(open).length === selector.split(close).length);

const balanced = (selector: string): boolean =>
  selector.split("'").length % 2 === 1 && selector.split('"').length % 2 === 1;

const isHarmless = (value: string): boolean =>
  value.length <= mostValue &&
  !/[{}<>;\\@]/.test(value) &&
  balanced(value) &&
  [...value.matchAll(/([a-z-]+)\(/gi)].every(([, name]) => functions.has((name ?? '').toLowerCase()));

const functions: ReadonlySet<string> = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color-mix calc min max clamp linear-gradient radial-gradient translate translatex translatey scale rotate cubic-bezier'.split(
    ' ',
  ),
);

/** Properties that affect things outside the mail's frame, over time or by name. */
const outOfReach: ReadonlySet<string> = new Set(
  'behavior -moz-binding animation animation-name transition view-transition-name anchor-name cursor will-change'.split(
    ' ',
  ),
);

/** Properties that lay an element over its surroundings. */
const outOfPlace: ReadonlySet<string> = new Set(
  'position inset inset-block inset-inline top left right bottom z-index transform translate scale rotate zoom'.split(
    ' ',
  ),
);

const mostCss = 500_000;
const mostBlocks = 5_000;
const mostValue = 1_000;
