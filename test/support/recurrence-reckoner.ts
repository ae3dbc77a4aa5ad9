// A second opinion on recurrence: it tries every day of every period, and shares nothing with the library or with Flow's own reader.
export type Rule = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count?: number | undefined;
  until?: number | undefined;
  /** `MO`, `-1FR`. */
  byDay?: readonly string[];
  byMonthDay?: readonly number[];
  byMonth?: readonly number[];
  byYearDay?: readonly number[];
  bySetPos?: readonly number[];
  weekStart?: number;
};

/** `start`: a wall time as if it were UTC. `instant`: null where the zone's clocks skip it. Returns instants before `end`, in order. */
export const reckon = (rule: Rule, start: number, end: number, instant: (wall: number) => number | null): number[] => {
  const starts: number[] = [];
  const most = rule.count ?? Infinity;
  for (let period = 0; ; period++) {
    const days = daysOfPeriod(rule, start, period * rule.interval);
    if ((days[0] ?? 0) > end + 400 * day) return starts;
    const walls = days.filter((at) => passes(rule, start, at)).map((at) => at + (start % day));
    const instants = walls.flatMap((wall) => instant(wall) ?? []);
    for (const at of picked(instants, rule.bySetPos)) {
      if (at < (instant(start) ?? start)) continue;
      if (starts.length >= most || at >= end || at > (rule.until ?? Infinity)) return starts;
      starts.push(at);
    }
  }
};

const day = 86_400_000;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const dateOf = (at: number): Date => new Date(at);
const midnight = (year: number, month: number, date = 1): number => Date.UTC(year, month, date);

const daysOfPeriod = (rule: Rule, start: number, offset: number): number[] => {
  const first = dateOf(start - (start % day));
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
  const between = (from: number, to: number) =>
    Array.from({ length: Math.round((to - from) / day) }, (_, n) => from + n * day);
  if (rule.freq === 'DAILY') return [first.getTime() + offset * day];
  if (rule.freq === 'WEEKLY') {
    const monday = first.getTime() - ((first.getUTCDay() - (rule.weekStart ?? 1) + 7) % 7) * day + offset * 7 * day;
    return between(monday, monday + 7 * day);
  }
  if (rule.freq === 'MONTHLY') return between(midnight(year, month + offset), midnight(year, month + offset + 1));
  return between(midnight(year + offset, 0), midnight(year + offset + 1, 0));
};

const passes = (rule: Rule, start: number, at: number): boolean => {
  const [date, first] = [dateOf(at), dateOf(start)];
  const month = date.getUTCMonth();
  const within = (from: number, to: number) =>
    [Math.round((at - from) / day) + 1, Math.round((to - from) / day)] as const;
  const [ofMonth, daysInMonth] = within(
    midnight(date.getUTCFullYear(), month),
    midnight(date.getUTCFullYear(), month + 1),
  );
  const [ofYear, daysInYear] = within(midnight(date.getUTCFullYear(), 0), midnight(date.getUTCFullYear() + 1, 0));
  const isOne = (list: readonly number[], place: number, length: number) =>
    list.some((one) => one === place || one === place - length - 1);
  if (rule.byMonth && !rule.byMonth.includes(month + 1)) return false;
  if (rule.byMonthDay && !isOne(rule.byMonthDay, ofMonth, daysInMonth)) return false;
  if (rule.byYearDay && !isOne(rule.byYearDay, ofYear, daysInYear)) return false;
  if (rule.byDay) {
    const whole =
      rule.freq === 'MONTHLY' || rule.byMonth ? ([ofMonth, daysInMonth] as const) : ([ofYear, daysInYear] as const);
    return rule.byDay.some((one) => isWeekday(one, date.getUTCDay(), ...whole));
  }
  if (rule.byMonthDay || rule.byYearDay || rule.freq === 'DAILY') return true;
  if (rule.freq === 'WEEKLY') return date.getUTCDay() === first.getUTCDay();
  const isSameDate = date.getUTCDate() === first.getUTCDate();
  return isSameDate && (rule.freq === 'MONTHLY' || rule.byMonth !== undefined || month === first.getUTCMonth());
};

const isWeekday = (wanted: string, weekday: number, place: number, length: number): boolean => {
  const [, ordinal = '', name = ''] = /^([+-]?\d*)(..)$/.exec(wanted) ?? [];
  if (weekdays[weekday] !== name) return false;
  const [forward, backward] = [Math.ceil(place / 7), -Math.ceil((length - place + 1) / 7)];
  return ordinal === '' || Number(ordinal) === forward || Number(ordinal) === backward;
};

const picked = (instants: readonly number[], positions: readonly number[] | undefined): number[] =>
  instants.filter((_, place) => positions?.some((one) => one === place + 1 || one === place - instants.length) ?? true);
