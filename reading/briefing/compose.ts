// Composes the briefing and the evening wrap-up from facts. Pure, so it runs on the host and, offline, on the device.
import {
  type Briefing,
  type BriefingFacts,
  type BriefingFigure,
  type BriefingLine,
  type BriefingPart,
  type BriefingPromise,
  briefingSeconds,
  type DoneKind,
  doneKinds,
} from '#domain/briefing.ts';
import { dayOf, minutesOf, plusDays, weekdayOf } from '#domain/day.ts';
import { secondsOf } from '#reading/speaking-time.ts';
import { lineOf } from './line.ts';
import {
  aheadLines,
  asideLine,
  headline,
  invitationLines,
  mailLine,
  meetingLines,
  newsLines,
  promiseLine,
  tomorrowLine,
} from './lines.ts';
import { clockWords, counted, listed } from './words.ts';

export const composeBriefing = (facts: BriefingFacts, most: number = briefingSeconds[facts.kind]): Briefing => {
  const greeting = greetingOf(facts);
  const all = facts.kind === 'morning' ? morning(facts) : evening(facts);
  const lines = fitting(all, most - secondsOf([greeting]));
  return {
    kind: facts.kind,
    greeting,
    at: facts.now,
    figures: figuresOf(facts),
    lines,
    seconds: secondsOf([greeting]) + secondsIn(lines),
  };
};

const secondsIn = (lines: readonly BriefingLine[]): number => lines.reduce((sum, { seconds }) => sum + seconds, 0);

const greetingOf = ({ kind, now, zone, name }: BriefingFacts): string => {
  const hour = minutesOf(now, zone) / 60;
  const part = kind === 'evening' || hour >= 18 || hour < 4 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return `Good ${part}${name === '' ? '' : `, ${name}`}.`;
};

/** Minutes before a meeting that make it more urgent than mail. */
const soon = 60;

const morning = (facts: BriefingFacts): BriefingLine[] => {
  const mail = isWeekend(facts) ? [] : facts.mail.top.slice(0, 3).map((one) => mailLine(one, facts));
  const meetings = meetingLines(facts);
  const lines = [
    headline(facts),
    ...(meetsSoon(facts) ? [...meetings, ...mail] : [...mail, ...meetings]),
    ...promisesNow(facts).map((one) => promiseLine(one, facts)),
    ...invitationLines(facts),
    ...aheadLines(facts),
    ...newsLines(facts),
    ...some(asideLine(facts)),
  ];
  return isQuietDay(facts, lines) ? quietDay(facts) : [...lines, closing(facts, mail)];
};

const isWeekend = ({ now, zone }: BriefingFacts): boolean => [0, 6].includes(weekdayOf(dayOf(now, zone)));

const meetsSoon = ({ calendar, now }: BriefingFacts): boolean => {
  const next = calendar.state === 'ready' ? calendar.meetings.find(({ from }) => from > now) : undefined;
  return next !== undefined && next.from.getTime() - now.getTime() <= soon * 60_000;
};

/** Nothing but meetings: one sentence says it. */
const isQuietDay = ({ mail, calendar }: BriefingFacts, lines: readonly BriefingLine[]): boolean =>
  mail.state === 'ready' &&
  mail.queue === 0 &&
  calendar.state === 'ready' &&
  lines.every(
    ({ part, id }) => part === 'headline' || part === 'ahead' || (part === 'meetings' && !id.includes('clash')),
  );

const quietDay = (facts: BriefingFacts): BriefingLine[] => {
  const [first] = facts.calendar.state === 'ready' ? facts.calendar.meetings : [];
  if (first === undefined) return [lineOf('headline', '', 'Nothing needs you, and no meeting is left today.')];
  const [, ...rest] = meetingLines(facts);
  const words = `Nothing needs you. Your first meeting is ${first.title} at ${clockWords(first.from, facts)}.`;
  return [lineOf('headline', '', words, { handle: handleOf(facts), more: first.more }), ...rest, ...aheadLines(facts)];
};

const handleOf = (facts: BriefingFacts): BriefingLine['handle'] =>
  meetingLines(facts).find(({ id }) => id === 'meetings first')?.handle ?? null;

/** Mine that are due or late, then what is late to me. Requests are told as mail. */
const promisesNow = ({ promises, now, zone }: BriefingFacts): BriefingPromise[] => {
  const today = dayOf(now, zone);
  const due = (promises ?? []).filter(({ by }) => by !== null && by <= today);
  const mine = due.filter(({ kind }) => kind === 'mine');
  const theirs = due.filter(({ kind, by }) => (kind === 'theirs' || kind === 'asked-them') && by !== today);
  return [...mine.slice(0, 3), ...theirs.slice(0, 2)];
};

const closing = ({ mail: { top } }: BriefingFacts, said: readonly BriefingLine[]): BriefingLine => {
  const [first] = said.length > 0 ? top : [];
  return first === undefined
    ? lineOf('close', '', 'That’s your day.')
    : lineOf('close', first.threadId, `Start with ${first.who}?`, {
        handle: { kind: 'mail', threadId: first.threadId },
      });
};

const evening = (facts: BriefingFacts): BriefingLine[] => {
  const { now, zone, promises, mail } = facts;
  const [today, tomorrow] = [dayOf(now, zone), plusDays(dayOf(now, zone), 1)];
  const mine = (promises ?? []).filter(({ kind }) => kind === 'mine');
  const made = mine.filter(({ at }) => dayOf(new Date(at), zone) === today);
  const open = mine.filter((one) => one.by !== null && one.by <= tomorrow && !made.includes(one));
  return [
    ...some(doneLine(facts)),
    ...made.slice(0, 3).map((one) => promiseLine(one, facts)),
    ...open.slice(0, 3).map((one) => promiseLine(one, facts)),
    headline(facts),
    ...mail.top.slice(0, 3).map((one) => mailLine(one, facts)),
    ...some(tomorrowLine(facts)),
    lineOf('close', '', 'That’s it for today.'),
  ];
};

const doneLine = ({ done, formats }: BriefingFacts): BriefingLine | null => {
  if (done === 'asking') return null;
  if (done === null) return lineOf('done', 'unknown', 'I can’t look up what you did today while I’m offline.');
  const parts = doneKinds.flatMap((kind) => {
    const count = done[kind] ?? 0;
    return count === 0 ? [] : [doneWords[kind](count, (one) => counted(count, one, { formats }))];
  });
  return lineOf('done', '', parts.length === 0 ? 'You did nothing through me today.' : `Today you ${listed(parts)}.`);
};

const doneWords: Record<DoneKind, (count: number, counted: (one: string) => string) => string> = {
  answered: (_, of) => `answered ${of('email')}`,
  wrote: (_, of) => `wrote ${of('new email')}`,
  archived: (_, of) => `archived ${of('email')}`,
  'put-off': (_, of) => `put ${of('email')} off`,
  trashed: (_, of) => `trashed ${of('email')}`,
  booked: (_, of) => `booked ${of('meeting')}`,
  settled: (_, of) => `settled ${of('promise')}`,
};

const some = <One>(one: One | null): One[] => (one === null ? [] : [one]);

/** What one hears of each part for a second of listening. These two always come. */
const always: ReadonlySet<string> = new Set(['headline ', 'meetings first', 'done ', 'tomorrow first']);
const weight: Record<BriefingPart, number> = {
  headline: 9,
  done: 9,
  mail: 8,
  meetings: 6,
  ahead: 3,
  promises: 7,
  changed: 5,
  aside: 1,
  tomorrow: 6,
  close: 4,
};

/** Leaves out what weighs least for its length until the rest fits. The order stays. */
const fitting = (lines: readonly BriefingLine[], most: number): BriefingLine[] => {
  const worth = ({ part, seconds }: BriefingLine): number => weight[part] / Math.max(1, seconds);
  const kept = new Set(lines.filter(({ id }) => always.has(id)));
  let left = most - secondsIn([...kept]);
  for (const line of lines.filter((one) => !kept.has(one)).toSorted((one, other) => worth(other) - worth(one))) {
    if (line.seconds > left) continue;
    kept.add(line);
    left -= line.seconds;
  }
  return lines.filter((line) => kept.has(line));
};

const figuresOf = (facts: BriefingFacts): BriefingFigure[] => [
  ...mailFigures(facts.mail),
  ...meetingFigures(facts),
  ...promiseFigures(facts),
];

const mailFigures = ({ state, queue, needs, seconds, aside }: BriefingFacts['mail']): BriefingFigure[] => {
  const put = aside.newsletters + aside.notices;
  // A device that holds no mail and has no server says nothing of the inbox.
  const isKnown = state !== 'first-load' && (state !== 'away' || queue + put > 0);
  const waits = queue === 0 ? 'nothing waits' : `${Math.max(1, Math.round(seconds / 60))} min to hear all`;
  return [
    { name: 'Need you', count: isKnown ? needs : null, note: isKnown ? waits : 'not known yet' },
    { name: 'Set aside', count: isKnown ? put : null, note: 'newsletters, notices' },
  ];
};

const meetingFigures = ({ calendar, now, ...here }: BriefingFacts): BriefingFigure[] => {
  if (calendar.state !== 'ready') return [];
  const [first] = calendar.meetings;
  const next = first && (first.from <= now ? 'one is on' : `next at ${clockWords(first.from, here)}`);
  return [{ name: 'Meetings', count: calendar.meetings.length, note: next ?? 'none left' }];
};

const promiseFigures = ({ promises, now, zone }: BriefingFacts): BriefingFigure[] => {
  if (promises === null) return [];
  const due = promises.filter(({ kind, by }) => kind === 'mine' && by !== null && by <= dayOf(now, zone));
  return [{ name: 'Promises due', count: due.length, note: due[0] === undefined ? 'none today' : `to ${due[0].who}` }];
};
