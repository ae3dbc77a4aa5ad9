// CSS lengths, numbers and font sizes in pixels, close enough to tell visible text from hidden.
import { splitOutside } from './css-scan.ts';

export type Style = (property: string) => string;

/** Null without a computable length. Percentages are of 700 pixels. */
export const lengthOf = (value: string, fontSize: number): number | null => {
  const text = value.trim();
  if (text.includes('(')) return calculated(text, fontSize);
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]+|%)?(?:\s|$|\/|!|;)/.exec(text);
  if (!match) return null;
  const pixels = pixelsOf(match[2] ?? 'px', fontSize);
  return pixels === null ? null : Number(match[1]) * pixels;
};

/** A plain or computed number, or a percentage. Null for anything else. */
export const numberOf = (value: string): number | null => {
  const text = value.trim();
  const percentage = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%?)$/.exec(text);
  if (percentage) return Number(percentage[1]) / (percentage[2] === '%' ? 100 : 1);
  if (!text.includes('(')) return null;
  // A percentage within a calculation counts as hundredths.
  return calculated(text.replace(/(\d)%/g, '$1e-2'), 1);
};

/**
 * The computed font size, from `font-size` or the old attribute. A percentage refers to the inherited size. Null if it
 * cannot compute the size.
 */
export const fontSizeOf = (
  style: Style,
  inherited: number,
  sizeAttribute: string | null,
  tagName: string,
): number | null => {
  const value = style('font-size');
  if (value === '') return sizeAttribute !== null && tagName === 'font' ? 16 : inherited;
  if (value === 'inherit' || value === 'unset' || value === 'smaller' || value === 'larger') return inherited;
  const known = keywords[value];
  if (known !== undefined) return known;
  return lengthOf(
    value.replaceAll(/([\d.]+)%/g, (_, share: string) => `${Number(share) / 100}em`),
    inherited,
  );
};

const pixelsOf = (unit: string, fontSize: number): number | null => {
  if (unit === 'em') return fontSize;
  return /^(?:ex|ch|ic|cap|lh)$/.test(unit) ? fontSize / 2 : (pixelsPer[unit] ?? null);
};

/** Evaluates calc(), min(), max(), clamp() over lengths. */
const calculated = (text: string, fontSize: number): number | null => {
  const call = /^(-webkit-calc|-moz-calc|calc|min|max|clamp|abs)?\((.*)\)$/s.exec(text.slice(0, 500));
  if (!call) return null;
  const parts = splitOutside(call[2] ?? '', ',').map((part) => sumOf(part.trim(), fontSize));
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return null;
  return functions[call[1] ?? 'calc']?.(known) ?? null;
};

const onlyOne = (parts: readonly number[]): number | null => (parts.length === 1 ? (parts[0] ?? null) : null);

const functions: Readonly<Record<string, (parts: readonly number[]) => number | null>> = {
  calc: onlyOne,
  '-webkit-calc': onlyOne,
  '-moz-calc': onlyOne,
  abs: (parts) => Math.abs(parts[0] ?? 0),
  min: (parts) => Math.min(...parts),
  max: (parts) => Math.max(...parts),
  clamp: ([least = 0, value = least, most = value]) => Math.max(least, Math.min(value, most)),
};

/** Sums of products, with spaces around plus and minus as CSS wants them. */
const sumOf = (text: string, fontSize: number): number | null => {
  let sum = 0;
  let sign = 1;
  for (const word of splitOutside(text.replace(/\s*([*/])\s*/g, '$1').replace(/\s+/g, ' '), ' ')) {
    if (word === '+' || word === '-') {
      sign = word === '-' ? -1 : 1;
      continue;
    }
    const term = productOf(word, fontSize);
    if (term === null) return null;
    sum += sign * term;
  }
  return sum;
};

const productOf = (text: string, fontSize: number): number | null => {
  const [first = '', ...rest] = splitOutside(text, '*').flatMap((factor) =>
    splitOutside(factor, '/').map((part, at) => (at === 0 ? part : `/${part}`)),
  );
  let product = lengthOf(first, fontSize);
  for (const part of rest) {
    const factor = lengthOf(part.replace(/^\//, ''), fontSize);
    if (product === null || factor === null) return null;
    product = part.startsWith('/') ? product / factor : product * factor;
  }
  return product === null || Number.isNaN(product) ? null : product;
};

const pixelsPer: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  q: 0.945,
  rem: 16,
  rlh: 24,
  vw: 7,
  vh: 7,
  dvw: 7,
  dvh: 7,
  svw: 7,
  svh: 7,
  lvw: 7,
  lvh: 7,
  vi: 7,
  vb: 7,
  vmin: 7,
  vmax: 7,
  '%': 7,
};

const keywords: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
  initial: 16,
};
