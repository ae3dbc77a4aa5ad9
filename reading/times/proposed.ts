// The times that a mail offers. Flow reads them out as options, and books one only at the person's word.
import { type Day, dayOf } from '#domain/day.ts';
import type { Reading } from '#domain/mail.ts';
import { atInstant, atWall, type EventSpan, type Zone } from '#domain/wall-time.ts';
import { firstCalendarLine } from '#reading/calendar-lines.ts';
import { type Attached, attach, type DayRun, type Mark, marksIn } from './attach.ts';
import { minutesIn, type PartOfDay, rangeIn, type SaidTime } from './clock.ts';
import { type DayHere, dayMeant, type SaidDay } from './days.ts';
import { isOffer, livesIn } from './offers.ts';
import { plainOf, type Token, tokensOf } from './tokens.ts';
import { introduces, meals } from './words.ts';
import { zoneMeant } from './zones.ts';

/**
 * `at`: begins then. `after` and `before`: from or until then. `part`, `day`: no hour is named. Minutes count from midnight on the clock
 * of `zone`; null where Flow must ask.
 */
export type Proposed = {
  shape: 'at' | 'range' | 'after' | 'before' | 'part' | 'day';
  /** Null: it could be several days. */
  day: Day | null;
  from: number | null;
  to: number | null;
  part: PartOfDay | null;
  /** Whose clock: a zone that the sentence names, the sender's own, or the reader's. */
  zone: { kind: 'said' | 'sender' | 'yours'; zone: Zone };
  /** How long, if the sentence says so. */
  minutes: number | null;
  state: 'open' | 'past' | 'ask';
  sentence: string;
};

export type ReaderHere = { now: Date; zone: Zone };

/** In the order of the text, each time once. Only the text that a person sees counts. */
export const proposedTimes = (
  { paragraphs = [], bulk }: Pick<Reading, 'paragraphs' | 'bulk'>,
  sentAt: Date,
  senderZone: Zone,
  here: ReaderHere,
): Proposed[] => {
  if (bulk) return [];
  const own = paragraphs.slice(0, firstCalendarLine(paragraphs));
  const found: Proposed[] = [];
  let listed = false;
  let left = mostSentences;
  for (const sentence of own.flatMap(wholeDates)) {
    if (left-- <= 0) break;
    const { times, isListed } = timesIn(sentence, listed, { sentAt, senderZone, here });
    found.push(...times);
    listed = isListed;
  }
  return distinct(found).slice(0, most);
};

/** The event's times, where the day and hour are named. `minutes`: the length where none is. */
export const spanOf = (one: Proposed, own: Zone, minutes: number): EventSpan | null => {
  const { shape, day, from, to, zone, minutes: said } = one;
  if (day === null || from === null || !begins.has(shape)) return null;
  const at = Date.parse(atWall(wallIn(day, from), zone.zone).at);
  const ends = shape === 'range' && to !== null ? Date.parse(atWall(wallIn(day, to), zone.zone).at) : null;
  // 'Between ten and four' is a stretch to choose from, not a meeting of six hours.
  const end = ends !== null && ends - at <= longest ? ends : at + (said ?? minutes) * 60_000;
  return { start: atInstant(new Date(at), own), end: atInstant(new Date(end), own) };
};

const begins: ReadonlySet<Proposed['shape']> = new Set(['at', 'range', 'after']);
const longest = 2 * 3_600_000;
const most = 9;
const mostSentences = 200;

const wallIn = (day: Day, minutes: number): string =>
  `${day}T${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** '30.11. 10:00' reads as two sentences. */
const wholeDates = (sentences: readonly string[]): string[] =>
  sentences.reduce<string[]>((all, sentence) => {
    const last = all.at(-1);
    return last !== undefined && /\d{1,2}\.\d{1,2}\.$/.test(last)
      ? [...all.slice(0, -1), `${last} ${sentence}`]
      : [...all, sentence];
  }, []);

type World = { sentAt: Date; senderZone: Zone; here: ReaderHere };

const timesIn = (sentence: string, listed: boolean, world: World): { times: Proposed[]; isListed: boolean } => {
  const plain = plainOf(sentence);
  const tokens = tokensOf(plain);
  const marks = marksIn(tokens);
  const isLine = listed && isShort(tokens, marks);
  const opens = introduces.test(plain.trim());
  const isListed = isLine || opens;
  if (!marks.some(({ kind }) => kind === 'days')) return { times: [], isListed };
  const live = livesIn(plain, tokens, marks);
  if (!isLine && !isOffer(plain, tokens, marks, live)) return { times: [], isListed };
  return { times: offered(sentence, plain, { tokens, marks, live }, world), isListed };
};

/** A line of a list holds little but its time. */
const isShort = (tokens: readonly Token[], marks: readonly Mark[]): boolean =>
  tokens.filter(({ kind }, at) => kind === 'word' && !marks.some((mark) => mark.first <= at && at <= mark.last))
    .length <= 2;

type Cut = { tokens: readonly Token[]; marks: readonly Mark[]; live: (mark: Mark) => boolean };

const offered = (sentence: string, plain: string, { tokens, marks, live }: Cut, world: World): Proposed[] => {
  const attached = attach(marks, tokens);
  const frame = { sentence, plain, tokens, world, minutes: lengthIn(tokens) };
  const timed = attached.filter(({ mark, run }) => run !== null && live(mark));
  const items = timed.flatMap((one) => {
    if (isMerged(one, timed)) return [];
    const part = partFor(one, timed, plain);
    return daysFor(one, tokens, world).map((day) => ({ at: one.mark.first, item: made(one, day, part, frame) }));
  });
  const bare = marks.flatMap((mark) =>
    mark.kind === 'days' && live(mark) && attached.every(({ run }) => run !== mark)
      ? mark.days.map((one) => ({ at: mark.first, item: dayAlone(one, frame, mark) }))
      : [],
  );
  return [...items, ...bare].toSorted((one, other) => one.at - other.at).map(({ item }) => item);
};

type Frame = { sentence: string; plain: string; tokens: readonly Token[]; world: World; minutes: number | null };

const daysFor = ({ run }: Attached, tokens: readonly Token[], world: World): SaidDay[] =>
  run === null || run === 'unclear'
    ? [{ day: null, part: null }]
    : run.days.map((one) => meant(one, run, tokens, world));

const meant = (day: readonly Token[], run: DayRun, tokens: readonly Token[], world: World): SaidDay =>
  dayMeant(day, hereOf(run, tokens, world));

const hereOf = (run: DayRun, tokens: readonly Token[], { sentAt, senderZone }: World): DayHere => {
  const at = tokens.findIndex(({ kind, text }) => kind === 'week' && text !== 'this week');
  const week = tokens[at];
  const sent = dayOf(sentAt, senderZone);
  if (week === undefined) return { sent, week: null };
  // 'The week after' speaks of the one after the next.
  return { sent, week: { ahead: /\bafter\b/.test(week.text) ? 2 : 1, isNear: at < run.first || at === run.last + 1 } };
};

/** 'At four this afternoon', 'in the evening, at seven': the part tells the half of the day. */
const isMerged = ({ mark, run }: Attached, all: readonly Attached[]): boolean =>
  mark.kind === 'part' &&
  all.some((other) => other.run === run && other.mark.kind === 'time' && isExact(other.mark.time.kind));

const isExact = (kind: string): boolean => kind === 'at' || kind === 'range';

const partFor = ({ run }: Attached, all: readonly Attached[], plain: string): PartOfDay | null => {
  for (const other of all) if (other.run === run && other.mark.kind === 'part') return other.mark.part;
  return meals.find(({ said }) => said.test(plain))?.part ?? null;
};

const made = ({ mark }: Attached, said: SaidDay, near: PartOfDay | null, frame: Frame): Proposed => {
  const { sentence, minutes } = frame;
  const blank = { day: said.day, minutes, sentence, from: null, to: null, part: null };
  if (mark.kind === 'part')
    return judged({ ...blank, shape: 'part', part: mark.part, zone: zoneOr(frame) }, frame, false);
  const part = said.part ?? near;
  const zone = zoneFor(mark.zone, frame);
  return timed({ ...blank, zone: zone ?? senders(frame) }, mark.time, { part, frame, open: zone === null });
};

type Timing = { part: PartOfDay | null; frame: Frame; open: boolean };

const timed = (blank: Omit<Proposed, 'state' | 'shape'>, time: SaidTime, { part, frame, open }: Timing): Proposed => {
  const isOpen = open || time.from.unclear;
  if (time.kind === 'range') {
    const [from, to] = rangeIn(time.from, time.to, part);
    return judged({ ...blank, shape: 'range', from, to }, frame, isOpen || from === null || to === null);
  }
  const sure = minutesIn(time.from, part);
  const from = sure ?? shownMinutes(time.from.hour, time.from.minute);
  const at = time.kind === 'before' ? { to: from } : { from };
  return judged({ ...blank, ...at, shape: time.kind }, frame, isOpen || sure === null);
};

const zoneOr = (frame: Frame): Proposed['zone'] => zoneFor(null, frame) ?? senders(frame);

/** As a question names it: 'half three' may be 15:30. */
const shownMinutes = (hour: number, minute: number): number => (hour < 7 ? hour + 12 : hour) * 60 + minute;

const dayAlone = (day: readonly Token[], frame: Frame, run: DayRun): Proposed => {
  const said = meant(day, run, frame.tokens, frame.world);
  const { sentence, minutes } = frame;
  const kept = { day: said.day, minutes, sentence, from: null, to: null, zone: zoneOr(frame) };
  return judged({ ...kept, shape: said.part === null ? 'day' : 'part', part: said.part }, frame, false);
};

/** The zone right after the hour, or the only one of the sentence. Null: Flow does not know that zone. */
const zoneFor = (after: Token | null, { tokens, world }: Frame): Proposed['zone'] | null => {
  const named = after ?? tokens.find(({ kind }) => kind === 'zone') ?? null;
  if (named === null) return { kind: 'sender', zone: world.senderZone };
  const meant = zoneMeant(named, world.senderZone);
  if (meant.kind === 'said') return meant;
  if (meant.kind === 'yours') return { kind: 'yours', zone: world.here.zone };
  return meant.kind === 'sender' ? { kind: 'sender', zone: world.senderZone } : null;
};

const senders = ({ world }: Frame): Proposed['zone'] => ({ kind: 'sender', zone: world.senderZone });

const judged = (one: Omit<Proposed, 'state'>, { world }: Frame, isUnclear: boolean): Proposed => {
  if (one.day === null || isUnclear) return { ...one, state: 'ask' };
  const ends = Date.parse(atWall(wallIn(one.day, Math.min(lastOf(one), 1439)), one.zone.zone).at);
  return { ...one, state: ends <= world.here.now.getTime() ? 'past' : 'open' };
};

/** The last minute of the day at which it may begin. */
const lastOf = ({ shape, from, to, part }: Omit<Proposed, 'state'>): number => {
  if (shape === 'at' || shape === 'range') return from ?? endOf(part);
  return shape === 'before' ? (to ?? endOf(part)) : endOf(part);
};

const endOf = (part: PartOfDay | null): number => (part === 'morning' ? 720 : part === 'afternoon' ? 1020 : 1439);

const lengthIn = (tokens: readonly Token[]): number | null => {
  const said = tokens.find(({ kind }) => kind === 'length')?.text;
  if (said === undefined) return null;
  const count = /\d+/.exec(said)?.[0];
  const many = count === undefined ? (/half/.test(said) ? 0.5 : 1) : Number(count);
  const minutes = /h(?:ou)?rs?/.test(said) ? many * 60 : many;
  return minutes >= 5 && minutes <= 480 ? minutes : null;
};

const distinct = (all: readonly Proposed[]): Proposed[] => {
  const seen = new Set<string>();
  return all.filter(({ shape, day, from, to, part, zone }) => {
    const key = [shape, day, from, to, part, zone.zone].join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
