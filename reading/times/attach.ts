// Which hours of a sentence belong to which of its days.
import { isDay, type PartOfDay, type SaidTime, timeAt } from './clock.ts';
import { partIn } from './days.ts';
import type { Token } from './tokens.ts';

/** Days that stand together: 'Tuesday or Wednesday'. Each is one token, or a weekday with its date. */
export type DayRun = { kind: 'days'; days: Token[][]; first: number; last: number };
export type TimeMark = { kind: 'time'; time: SaidTime; zone: Token | null; first: number; last: number };
export type PartMark = { kind: 'part'; part: PartOfDay; first: number; last: number };
export type Mark = DayRun | TimeMark | PartMark;

/** `run` null: no day of the sentence. 'unclear': one of two. */
export type Attached = { mark: TimeMark | PartMark; run: DayRun | null | 'unclear' };

export const marksIn = (tokens: readonly Token[]): Mark[] => {
  const marks: Mark[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const mark = markAt(tokens, at, marks.at(-1));
    if (mark === null) continue;
    at = mark.last;
    if (marks.at(-1) !== mark) marks.push(mark);
  }
  return marks;
};

/** Another representation of the time before it: '9am PT / 12pm ET'. */
const markAt = (tokens: readonly Token[], at: number, before: Mark | undefined): Mark | null => {
  const token = tokens[at];
  if (token === undefined) return null;
  if (isDay(token) && token.kind !== 'week') return dayMark(tokens, at, before);
  const time = timeAt(tokens, at);
  if (time !== null) return timeMark(tokens, at, time, before);
  const part = token.kind === 'part' ? partIn(token.text) : null;
  return part === null ? null : { kind: 'part', part, first: at, last: at };
};

const timeMark = (tokens: readonly Token[], at: number, time: SaidTime, before: Mark | undefined): Mark => {
  const next = tokens[time.last + 1];
  const zone = next?.kind === 'zone' ? next : null;
  const last = time.last + (zone === null ? 0 : 1);
  if (before?.kind === 'time' && before.zone !== null && zone !== null && isSlash(tokens.slice(before.last + 1, at))) {
    before.last = last;
    return before;
  }
  return { kind: 'time', time, zone, first: at, last };
};

const isSlash = (between: readonly Token[]): boolean => between.length === 1 && /^[/(]$/.test(between[0]?.text ?? '');

const dayMark = (tokens: readonly Token[], at: number, before: Mark | undefined): DayRun => {
  const days = [tokens[at]].flatMap((token) => token ?? []);
  let last = at;
  const next = dateAfter(tokens, at);
  if (next !== null) {
    days.push(...[tokens[next]].flatMap((token) => token ?? []));
    last = next;
  }
  if (before?.kind === 'days' && tokens.slice(before.last + 1, at).every(joinsDays)) {
    before.days.push(days);
    before.last = last;
    return before;
  }
  return { kind: 'days', days: [days], first: at, last };
};

/** 'Monday, 30 November', 'the 30th, a Monday'. */
const dateAfter = (tokens: readonly Token[], at: number): number | null => {
  const next = tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
  const [one, other] = [tokens[at], tokens[next]];
  if (one === undefined || other === undefined || !isDay(one) || !isDay(other)) return null;
  if (one.kind === 'week' || other.kind === 'week') return null;
  const isPair = (one.kind === 'weekday') !== (other.kind === 'weekday');
  return isPair ? next : null;
};

const joinsDays = ({ kind, text }: Token): boolean =>
  kind === 'or' || kind === 'week' || text === ',' || text === 'either' || text === 'on';

export const attach = (marks: readonly Mark[], tokens: readonly Token[]): Attached[] => {
  const attached: Attached[] = [];
  let before: DayRun | null = null;
  let group: (TimeMark | PartMark)[] = [];
  for (const mark of marks) {
    if (mark.kind !== 'days') {
      group.push(mark);
      continue;
    }
    attached.push(...between(before, group, mark, tokens));
    before = mark;
    group = [];
  }
  return [...attached, ...between(before, group, null, tokens)];
};

const between = (
  before: DayRun | null,
  group: readonly (TimeMark | PartMark)[],
  after: DayRun | null,
  tokens: readonly Token[],
): Attached[] => {
  const [first, last] = [group[0], group.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isNear = {
    before: before !== null && tokens.slice(before.last + 1, first.first).every(followsDay),
    after: after !== null && tokens.slice(last.last + 1, after.first).every(leadsDay),
  };
  const run = isNear.before || !isNear.after ? (before ?? after) : after;
  // 'Monday at 9, 2 or 3 on Friday': the middle one may belong to either.
  const isDoubtful = isNear.before && isNear.after;
  return group.map((mark) => ({ mark, run: isDoubtful && mark !== first ? doubtful(mark === last, after) : run }));
};

const doubtful = (isLast: boolean, after: DayRun | null): Attached['run'] => (isLast ? after : 'unclear');

const followsDay = ({ kind, text }: Token): boolean =>
  kind === 'at' ||
  kind === 'week' ||
  kind === 'zone' ||
  /^[,:(]$/.test(text) ||
  /^(?:any|time|anytime|is|in|the|for)$/.test(text);

const leadsDay = ({ kind, text }: Token): boolean =>
  kind === 'zone' || kind === 'week' || /^(?:on|the|in|of)$/.test(text);
