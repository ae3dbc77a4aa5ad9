// The time ranges of the admin area, as its addresses name them.
import * as z from 'zod/mini';

export const RangeName = z.enum(['1d', '7d', '30d', '90d', 'custom']);
export type RangeName = z.infer<typeof RangeName>;

/** From the first instant up to, and without, the last. */
export const Span = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });
export type Span = z.infer<typeof Span>;

/** `from` and `to`: the first and the last day of a custom range, as '2026-11-27'. */
export type Range = { name: RangeName; from: string | null; to: string | null };

export const rangeNames = {
  '1d': 'Last Day',
  '7d': 'Last Week',
  '30d': 'Last Month',
  '90d': 'Last 3 Months',
  custom: 'Custom Range',
} as const satisfies Record<RangeName, string>;

/** Days of each range. */
export const rangeDays = { '1d': 1, '7d': 7, '30d': 30, '90d': 90 } as const;

/** `otherwise`: for a wrong or missing name. */
export const rangeOf = (query: { get(name: string): string | null }, otherwise: RangeName = '30d'): Range => {
  const name = RangeName.safeParse(query.get('range')).data ?? otherwise;
  if (name !== 'custom') return { name, from: null, to: null };
  const [from, to] = [dayOf(query.get('from')), dayOf(query.get('to'))];
  if (from !== null && to !== null && to < from) return { name, from: to, to: from };
  return { name, from, to };
};

/** `midnight`: the start of a day in the asking one's zone. A custom range without both of its days is the last month. */
export const spanOf = ({ name, from, to }: Range, now: Date, midnight: (day: string) => Date): Span => {
  if (name === 'custom' && from !== null && to !== null)
    return { from: midnight(from).toISOString(), to: midnight(dayAfter(to)).toISOString() };
  const days = rangeDays[name === 'custom' ? '30d' : name];
  return { from: new Date(now.getTime() - days * 86_400_000).toISOString(), to: now.toISOString() };
};

/** The first and the last day of a span. `dayAt`: the day of an instant in the asking one's zone. */
export const daysOf = ({ from, to }: Span, dayAt: (at: Date) => string): { from: string; to: string } => ({
  from: dayAt(new Date(from)),
  to: dayAt(new Date(Date.parse(to) - 1)),
});

const dayOf = (text: string | null): string | null => z.iso.date().safeParse(text).data ?? null;

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
