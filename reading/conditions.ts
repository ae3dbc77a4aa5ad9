// Whether the condition of an at-rule holds on a desktop screen.
import { splitOutside } from './css-scan.ts';
import { both, either, not, type Truth, truth } from './truth.ts';

/** Windows between these widths differ. */
const narrowest = 800;
const widest = 1400;

export const mediaHolds = (condition: string): Truth =>
  splitOutside(condition.toLowerCase(), ',').reduce<Truth>((held, query) => either(held, queryHolds(query.trim())), 0);

/** A browser may support what the reader does not know. */
export const supportsHolds = (condition: string): Truth => allOf(condition.toLowerCase().trim(), supported);

const queryHolds = (query: string): Truth => {
  if (query === '') return 2;
  const match = /^(?:(not|only)\s+)?([a-z-]+)\s*(?:\band\b\s*(.*))?$/s.exec(query);
  if (match === null || match[2] === 'not') return allOf(query, featureHolds);
  const held = both(truth(/^(?:all|screen)$/.test(match[2] ?? '')), match[3] ? allOf(match[3], featureHolds) : 2);
  return match[1] === 'not' ? not(held) : held;
};

/** Terms in brackets, joined by `and`, joined by `or` or negated. */
const allOf = (condition: string, holds: (term: string) => Truth, depth = 0): Truth => {
  const text = condition.trim();
  if (depth > 8 || text === '') return 1;
  const negated = /^not\b\s*(.*)$/s.exec(text);
  if (negated) return not(allOf(negated[1] ?? '', holds, depth + 1));
  const terms = termsOf(text);
  if (terms === null) return 1;
  const each = terms.words.map((term) => termHolds(term, holds, depth));
  return terms.joined === 'or' ? each.reduce<Truth>(either, 0) : each.reduce<Truth>(both, 2);
};

const termHolds = (term: string, holds: (term: string) => Truth, depth: number): Truth => {
  const inside = /^\((.*)\)$/s.exec(term)?.[1]?.trim();
  if (inside === undefined) return 1;
  return /^(?:\(|not\b)/.test(inside) ? allOf(inside, holds, depth + 1) : holds(inside);
};

const termsOf = (text: string): { words: string[]; joined: 'and' | 'or' } | null => {
  const words = splitOutside(text.replace(/\)\s*(and|or)\b/g, ') $1 ').replace(/\s+/g, ' '), ' ').filter(Boolean);
  const joins = words.filter((word) => word === 'and' || word === 'or');
  if (new Set(joins).size > 1) return null;
  const terms = words.filter((word) => word !== 'and' && word !== 'or');
  return { words: terms, joined: joins[0] === 'or' ? 'or' : 'and' };
};

const featureHolds = (term: string): Truth => {
  const [, feature = '', value = ''] = /^([a-z-]+)\s*(?::\s*(.*))?$/s.exec(term) ?? [];
  const width = /^(min|max)-(?:device-)?width$/.exec(feature);
  if (width) return widthHolds(width[1] === 'min', value.trim());
  if (feature === 'prefers-color-scheme') return truth(value.trim() === 'light');
  if (/^prefers-reduced|^forced-colors|^inverted-colors/.test(feature))
    return truth(/^(?:none|no-preference)$/.test(value.trim()));
  if (/^-m(?:s|oz)-/.test(feature)) return 0;
  if (feature === '-webkit-min-device-pixel-ratio' && Number.parseFloat(value) <= 1) return 2;
  return 1;
};

const widthHolds = (least: boolean, value: string): Truth => {
  const [, number, unit = 'px'] = /^([\d.]+)(px|r?em|)$/.exec(value) ?? [];
  if (number === undefined) return 1;
  const pixels = Number(number) * (unit.endsWith('em') ? 16 : 1);
  if (least) return pixels <= narrowest ? 2 : pixels > widest ? 0 : 1;
  return pixels >= widest ? 2 : pixels < narrowest ? 0 : 1;
};

const supported = (term: string): Truth =>
  /^display\s*:\s*(?:none|block|inline(?:-block)?|flex|grid|table)$/.test(term) ? 2 : 1;
