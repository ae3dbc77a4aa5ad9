// How figures read: '1,840', '72.5%', '$3,680', '8:40', '412 ms', and the change against the range before.
import type { FigureWords } from '#domain/business-figures.ts';
import { type Figure, growthOf } from '#domain/figure.ts';
import { numberIn } from '#domain/formats.ts';
import { clockLength } from '#domain/time.ts';
import { formatsHere, numberHere } from '#web/formats.ts';

export const emDash = '—';

export const valueWords = (value: number | null, unit: FigureWords['unit']): string => {
  if (value === null) return emDash;
  return units[unit](value);
};

const units: Record<FigureWords['unit'], (value: number) => string> = {
  count: (value) => numberHere(Math.round(value)),
  mean: (value) => (value >= 100 ? numberHere(Math.round(value)) : decimal(value)),
  percent: (value) => `${percentDigits(100 * value)}%`,
  // Cents.
  money: (value) => `$${numberHere(Math.round(value / 100))}`,
  minutes: clockLength,
  days: decimal,
  ms: (value) => `${numberHere(Math.round(value))} ms`,
};

function decimal(value: number): string {
  return numberIn(Math.round(10 * value) / 10, formatsHere(), Number.isInteger(Math.round(10 * value) / 10) ? 0 : 1);
}

/** '72.5', '100', '99.84': near 100 and near 0 a hundredth matters. */
const percentDigits = (percent: number): string => {
  const digits = (percent > 99 && percent < 100) || (percent > 0 && percent < 1) ? 2 : 1;
  const rounded = Math.round(percent * 10 ** digits) / 10 ** digits;
  return numberIn(rounded, formatsHere(), Number.isInteger(rounded) ? 0 : digits);
};

export type Change = { words: string; direction: 'up' | 'down' | 'flat'; isGood: boolean | null };

/** Shares change by points, other figures by a part of themselves. Null if there is nothing to compare with. */
export const changeOf = (figure: Figure, words: FigureWords): Change | null => {
  const by = percentsOf(figure, words);
  const lessIsBetter = words.lessIsBetter === true;
  if (by === null) return null;
  if (by === 'from none') return { words: by, direction: 'up', isGood: !lessIsBetter };
  const rounded = Math.abs(by) >= 10 ? Math.round(by) : Math.round(10 * by) / 10;
  if (rounded === 0) return { words: 'as before', direction: 'flat', isGood: null };
  return {
    words: sizeWords(Math.abs(rounded), words.unit),
    direction: rounded > 0 ? 'up' : 'down',
    isGood: rounded > 0 !== lessIsBetter,
  };
};

const percentsOf = (figure: Figure, { unit }: FigureWords): number | 'from none' | null => {
  const { value, before } = figure;
  if (value === null || before === null) return null;
  if (unit === 'percent') return 100 * (value - before);
  const growth = growthOf(figure);
  if (growth !== null) return 100 * growth;
  return value === 0 ? null : 'from none';
};

const sizeWords = (size: number, unit: FigureWords['unit']): string => {
  const number = numberIn(size, formatsHere(), Number.isInteger(size) ? 0 : 1);
  if (unit !== 'percent') return `${number}%`;
  return `${number} ${size === 1 ? 'point' : 'points'}`;
};

/** '120 of 300: finished one, of signed up.' */
export const partsWords = ({ part, whole }: Figure, { parts, unit }: FigureWords): string | null => {
  if (part === null || whole === null || parts === undefined) return null;
  const [over, under] = parts;
  const number = (count: number): string => (unit === 'money' ? valueWords(count, 'money') : numberHere(count));
  return `${number(part)} ${over} / ${numberHere(whole)} ${under}`;
};
