// A figure of the admin area: its value, the same for the range before, and what it is a share of.
import * as z from 'zod/mini';

export const Figure = z.object({
  /** Null: there is nothing to count, see `why`. A share lies between 0 and 1. */
  value: z.nullable(z.number()),
  before: z.nullable(z.number()),
  /** The numerator and the denominator of a share or a mean. */
  part: z.nullable(z.number()),
  whole: z.nullable(z.number()),
  why: z.nullable(z.string()),
  /** The time in which it may still grow is not over. */
  soFar: z.optional(z.boolean()),
});
export type Figure = z.infer<typeof Figure>;

export type Ratio = { part: number; whole: number };

export const countFigure = (value: number, before: number | null): Figure => ({
  value,
  before,
  part: null,
  whole: null,
  why: null,
});

/** `why`: for a denominator of zero. */
export const ratioFigure = (now: Ratio, before: Ratio | null, why: string): Figure => ({
  value: quotient(now),
  before: before && quotient(before),
  ...now,
  why: now.whole === 0 ? why : null,
});

export const noFigure = (why: string): Figure => ({ value: null, before: null, part: null, whole: null, why });

/** With fewer a share says little. */
export const fewBelow = 20;

export const isFew = ({ whole, value }: Figure): boolean => value !== null && whole !== null && whole < fewBelow;

/** The change against the range before, as a share. Null without one. */
export const growthOf = ({ value, before }: Figure): number | null =>
  value === null || before === null || before === 0 ? null : value / before - 1;

const quotient = ({ part, whole }: Ratio): number | null => (whole === 0 ? null : part / whole);
