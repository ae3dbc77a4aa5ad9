// CSS lengths and font sizes in pixels, close enough to tell visible text from hidden.
import type { Style } from './hiding.ts';

/** Null without a length. Percentages are of 700 pixels. */
export const lengthOf = (value: string, fontSize: number): number | null => {
  const match = /^(?:calc\(\s*)?([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]+|%)?/.exec(value);
  if (!match) return null;
  return Number(match[1]) * (pixelsPer[match[2] ?? 'px'] ?? (match[2] === 'em' || match[2] === 'ch' ? fontSize : 1));
};

/** The computed font size, from `font-size`, `font` or the old attribute. */
export const fontSizeOf = (style: Style, inherited: number, sizeAttribute: string | null, tagName: string): number => {
  const value = style('font-size') || sizeInShorthand(style('font'));
  if (value === '') return sizeAttribute !== null && tagName === 'font' ? 16 : inherited;
  const percentage = /^(?:calc\(\s*)?([\d.]+)%/.exec(value);
  if (percentage) return (Number(percentage[1]) / 100) * inherited;
  return keywords[value] ?? lengthOf(value, inherited) ?? inherited;
};

const sizeInShorthand = (font: string): string =>
  /(?:^|\s)(\d*\.?\d+(?:px|pt|em|rem|%|ex|pc|in|cm|mm)?)(?:\s*\/|\s+[a-z"'-])/.exec(font)?.[1] ?? '';

const pixelsPer: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  rem: 16,
  vw: 7,
  vh: 7,
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
  initial: 16,
};
