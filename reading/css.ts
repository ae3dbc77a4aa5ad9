// Reads style sheets and style attributes into rules, as far as they hide or show text on a desktop screen.

export type Declaration = { property: string; value: string; important: boolean };
export type Rule = { selector: string; declarations: Declaration[] };

const deepestNesting = 4;
const mostRules = 5_000;
const mostParents = 20;
const screenWidth = 700;

export const rulesOf = (css: string): Rule[] => {
  const rules: Rule[] = [];
  collect(withoutComments(css), [], 0, rules);
  return rules;
};

export const withoutComments = (css: string): string =>
  css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ').replace(/<!--|-->/g, ' ');

export const declarationsOf = (text: string): Declaration[] =>
  splitOutside(text.includes('/*') ? text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '') : text, ';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon === -1) return [];
    const property = unescaped(declaration.slice(0, colon)).trim().toLowerCase();
    const raw = unescaped(declaration.slice(colon + 1)).trim();
    const important = /!\s*important$/i.test(raw);
    const value = (important ? raw.slice(0, raw.lastIndexOf('!')) : raw).trim();
    return property === '' || value === '' ? [] : [{ property, value: value.slice(0, 2000), important }];
  });

/** Splits at separators outside quotation marks and brackets. */
export const splitOutside = (text: string, separator: string): string[] => {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\\') at += 1;
    else if (letter === '"' || letter === "'") at = closingQuote(text, at);
    else if (letter === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    } else depth = Math.max(0, depth + (nestingBy[letter] ?? 0));
  }
  return [...parts, text.slice(start)];
};

const nestingBy: Readonly<Record<string, number>> = { '(': 1, '[': 1, ')': -1, ']': -1 };

const closingQuote = (text: string, open: number): number => {
  const quote = text.charAt(open);
  for (let at = open + 1; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\\') at += 1;
    else if (letter === quote) return at;
  }
  return text.length;
};

const collect = (css: string, parents: readonly string[], nesting: number, rules: Rule[]): void => {
  let start = 0;
  for (let open = css.indexOf('{'); open !== -1 && rules.length < mostRules; open = css.indexOf('{', start)) {
    const close = closingBrace(css, open);
    const before = css.slice(start, open);
    const prelude = before.slice(before.lastIndexOf(';') + 1).trim();
    addBlock(prelude, css.slice(open + 1, close), { parents, nesting, rules });
    start = close + 1;
  }
};

type Position = { parents: readonly string[]; nesting: number; rules: Rule[] };

const addBlock = (prelude: string, body: string, position: Position): void => {
  if (prelude.startsWith('@')) {
    if (position.nesting < deepestNesting && holds(prelude))
      collect(body, position.parents, position.nesting + 1, position.rules);
    return;
  }
  const nested = body.includes('{');
  const declarations = declarationsOf(nested ? outsideBraces(body) : body);
  const selectors = splitOutside(prelude, ',')
    .flatMap((part) => nestedSelectors(unescaped(part).trim(), position.parents))
    .slice(0, mostRules - position.rules.length);
  for (const selector of selectors) position.rules.push({ selector, declarations });
  if (nested && position.nesting < deepestNesting) collect(body, selectors, position.nesting + 1, position.rules);
};

const nestedSelectors = (selector: string, parents: readonly string[]): string[] => {
  if (selector === '') return [];
  if (parents.length === 0) return [selector];
  return parents
    .slice(0, mostParents)
    .map((parent) =>
      (selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`).slice(0, 500),
    );
};

const outsideBraces = (body: string): string => {
  const parts: string[] = [];
  let start = 0;
  for (let open = body.indexOf('{'); open !== -1; open = body.indexOf('{', start)) {
    // The text between the last semicolon and the brace is the nested rule's selector.
    parts.push(body.slice(start, Math.max(start, body.lastIndexOf(';', open) + 1)));
    start = closingBrace(body, open) + 1;
  }
  return [...parts, body.slice(start)].join(';');
};

/** The end of the block opened at `open`, or the end of the text if it is never closed. */
export const closingBrace = (css: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const letter = css.charAt(at);
    if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
};

const holds = (prelude: string): boolean => {
  const name = /^@([a-z-]*)/i.exec(prelude)?.[1]?.toLowerCase() ?? '';
  const condition = prelude.slice(1 + name.length).toLowerCase();
  if (name === 'media') return splitOutside(condition, ',').some(holdsOnScreen);
  if (name === 'supports') return !/^\s*not\b/.test(condition);
  return name === 'layer' || name === 'container' || name === 'scope' || name === 'starting-style';
};

const holdsOnScreen = (query: string): boolean => {
  const text = query.trim();
  const not = /^not\s/.test(text);
  const type = /^(?:only\s+|not\s+)?([a-z-]+)?/.exec(text)?.[1] ?? 'all';
  const features = [...text.matchAll(/\(\s*([a-z-]+)\s*(?::\s*([^()]*))?\)/g)];
  const held =
    (type === 'all' || type === 'screen') &&
    features.every((feature) => featureHolds(feature[1] ?? '', feature[2] ?? ''));
  return held !== not;
};

const featureHolds = (feature: string, value: string): boolean => {
  const number = Number.parseFloat(value) * (/r?em\s*$/.test(value) ? 16 : 1);
  if (/^max-(?:device-)?width$/.test(feature)) return number >= screenWidth;
  if (/^min-(?:device-)?width$/.test(feature)) return number <= screenWidth;
  if (feature === 'prefers-color-scheme') return value.trim() === 'light';
  return !/^-m(?:s|oz)-|reduced|forced|inverted|pointer/.test(feature);
};

const unescaped = (text: string): string =>
  text.includes('\\')
    ? text
        .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => {
          const point = Number.parseInt(code, 16);
          return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
        })
        .replace(/\\(.)/g, '$1')
    : text;
