// The person's own days, prepared for questions about one time after another: what stands beside it, and what it would break.
import { hoursBetween } from './hours.ts';
import { type Buffers, minute, type OwnSpan, type OwnTime, type Span } from './shapes.ts';
import { commonOf, coverage, lengthOf, unionOf, widened } from './spans.ts';

/** Meetings without a gap between them. */
type Row = Span & { count: number; first: OwnSpan; last: OwnSpan };

/** `before` and `after`: rows that the time adjoins. `stretch`: the free part of the working day around it. */
export type Beside = { before: Row | null; after: Row | null; stretch: Span | null };

export type OwnDays = {
  /** In order. */
  hours: readonly Span[];
  /** What nothing may overlap, buffers and ways included. */
  hard: readonly Span[];
  /** Ask for later and later times. */
  besideOf: (span: Span) => Beside;
  focusIn: (span: Span) => number;
  tentativeIn: (span: Span) => number;
  deletesLunch: (span: Span) => boolean;
  /** The same days for questions from the beginning. */
  again: () => OwnDays;
};

export const prepareDays = (mine: OwnTime, ask: { place: string; within: Span }, buffers: Buffers): OwnDays => {
  const meetings = mine.busy.filter(({ sort }) => sort === 'meeting');
  const rows = rowsOf(meetings);
  const hours = hoursBetween(mine.hours, mine.zone, ask.within) ?? [];
  const stretches = withoutRows(hours, rows);
  const lunches = hoursBetween({ ...lunch, days: mine.hours.days }, mine.zone, ask.within) ?? [];
  const hard = unionOf(meetings.map((one) => heldBy(one, ask.place, buffers)));
  const focus = unionOf(mine.busy.filter(({ sort }) => sort === 'focus'));
  const tentative = unionOf(mine.busy.filter(({ sort }) => sort === 'tentative'));
  const again = (): OwnDays => ({
    hours,
    hard,
    besideOf: besides(rows, stretches, Math.max(buffers.before, buffers.after) * minute),
    focusIn: coverage(focus),
    tentativeIn: coverage(tentative),
    deletesLunch: lunchOf(lunches, rows),
    again,
  });
  return again();
};

/** An own event with its buffers, and with the way where both places are real and differ. */
export const heldBy = (one: OwnSpan, place: string, { before, after, travel }: Buffers): Span => {
  const way = place !== '' && one.place !== '' && one.place !== place ? travel : 0;
  return widened(one, Math.max(before, way) * minute, Math.max(after, way) * minute);
};

const lunch = { from: 12 * 60, to: 14 * 60 };
/** A lunch takes so long. */
const shortestLunch = 30 * minute;

const rowsOf = (meetings: readonly OwnSpan[]): Row[] => {
  const rows: Row[] = [];
  for (const one of meetings.toSorted((some, other) => some.from - other.from)) {
    const last = rows.at(-1);
    if (last === undefined || one.from > last.to) rows.push({ ...spanOf(one), count: 1, first: one, last: one });
    else {
      last.count += 1;
      if (one.to > last.to) Object.assign(last, { to: one.to, last: one });
    }
  }
  return rows;
};

const spanOf = ({ from, to }: Span): Span => ({ from, to });

const withoutRows = (hours: readonly Span[], rows: readonly Row[]): Span[] => {
  const free = [-Infinity, ...rows.map(({ to }) => to)].map((from, at) => ({ from, to: rows[at]?.from ?? Infinity }));
  return commonOf(hours, free);
};

const besides = (rows: readonly Row[], stretches: readonly Span[], near: number) => {
  const [rowAfter, stretchAfter] = [afterwards(rows), afterwards(stretches)];
  return (span: Span): Beside => {
    const row = rowAfter(span.from);
    const stretch = stretches[stretchAfter(span.from)];
    const next = rows[row];
    // A time that is taken stands beside nothing.
    const isTaken = next !== undefined && next.from < span.to;
    return {
      before: isTaken ? null : within(rows[row - 1], (before) => span.from - before.to, near),
      after: isTaken ? null : within(next, (after) => after.from - span.to, near),
      stretch: stretch && stretch.from <= span.from && span.to <= stretch.to ? stretch : null,
    };
  };
};

/** The place of the first span that ends after `from`. Ask for later and later instants. */
const afterwards = (spans: readonly Span[]): ((from: number) => number) => {
  let at = 0;
  return (from) => {
    while (at < spans.length && (spans[at]?.to ?? 0) <= from) at += 1;
    return at;
  };
};

const within = (row: Row | undefined, gap: (row: Row) => number, near: number): Row | null =>
  row !== undefined && gap(row) >= 0 && gap(row) <= near ? row : null;

const lunchOf = (lunches: readonly Span[], rows: readonly Row[]) => {
  let at = 0;
  return (span: Span): boolean => {
    while (at < lunches.length && (lunches[at]?.to ?? 0) <= span.from) at += 1;
    const one = lunches[at];
    if (one === undefined || one.from >= span.to) return false;
    const free = withoutRows([one], rows);
    if (longest(free) < shortestLunch) return false;
    const left = commonOf(free, [
      { from: -Infinity, to: span.from },
      { from: span.to, to: Infinity },
    ]);
    return longest(left) < shortestLunch;
  };
};

const longest = (spans: readonly Span[]): number => Math.max(0, ...spans.map(lengthOf));
