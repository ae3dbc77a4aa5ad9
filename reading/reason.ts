// Explains a thread's rank in the queue in a few words.
import { dateIn, type Formats } from '#domain/formats.ts';
import { hasLabel, type Invitation, type Message, type SenderFacts, type Thread, unanswered } from '#domain/mail.ts';
import { answerHabit, longWait } from './answer-habits.ts';

/** Defaults: days in UTC, British formats. */
export type RankingContext = { now: Date; ownAddress: string; timeZone?: string; formats?: Formats };

const hour = 3_600_000;
const day = 24 * hour;

/** About four words, or empty. */
export const reasonFor = (thread: Thread, moment: RankingContext): string => reasonIn(thread, moment).why;

/** `isOfSender`: the reason concerns the sender, not this thread. */
export const reasonIn = (thread: Thread, moment: RankingContext): { why: string; isOfSender: boolean } => {
  const waiting = waitingMessages(thread, moment.ownAddress);
  for (const reason of reasons) {
    const why = reason(waiting, thread, moment);
    if (why !== '') return { why, isOfSender: reason === ofSender || reason === someone };
  }
  return { why: '', isOfSender: false };
};

type Reason = (waiting: readonly Message[], thread: Thread, moment: RankingContext) => string;

const ofSender: Reason = (_, { sender }) => answerHabit(sender);
const someone: Reason = (waiting, { sender }) => (waiting.length > 0 && sender.sent > 0 ? 'someone you write to' : '');

const reasons: readonly Reason[] = [
  (_, thread) => backWords(thread),
  (_, thread) => (wroteLast(thread) ? 'you wrote last' : ''),
  (waiting, _, moment) => meetingWords(waiting, moment),
  (waiting, thread, moment) => askWords(waiting, thread, moment),
  ofSender,
  (waiting) => (waiting.some(hasFile) ? 'attachment' : ''),
  (_, thread) => (hasLabel(thread, 'starred') ? 'starred' : ''),
  someone,
];

/** A reminder that returned, and that the person has not heard yet. */
export const isBack = (thread: Thread): boolean =>
  thread.reminder !== undefined && thread.reminder.wokenBy !== null && hasLabel(thread, 'unread');

const backWords = (thread: Thread): string => {
  const { reminder } = thread;
  if (!reminder || !isBack(thread)) return '';
  if (reminder.wokenBy === 'message') return 'new message, was snoozed';
  if (reminder.kind === 'snooze') return 'snoozed until now';
  return reminder.unlessAnswered ? 'no answer yet' : 'you asked to be reminded';
};

/** The newest message is the person's own, so Flow has nothing to read. */
export const wroteLast = (thread: Thread): boolean => unanswered(thread).at(-1)?.labels.includes('sent') ?? false;

/** Messages from others since the person last wrote. */
export const waitingMessages = (thread: Thread, ownAddress: string): Message[] =>
  unanswered(thread).filter(
    (message) => !message.labels.includes('sent') && message.from.email.toLowerCase() !== ownAddress.toLowerCase(),
  );

/** An invitation or cancellation for the next 36 hours that is not over. */
export const isSoon = (message: Message, now: Date): boolean =>
  isToCome(now)(message) && Date.parse(message.invitation?.startsAt ?? '') - now.getTime() < 1.5 * day;

const isToCome =
  (now: Date) =>
  ({ invitation }: Message): boolean =>
    invitation !== null && invitation.method !== 'reply' && endOf(invitation) > now.getTime();

/** `due`: the deadline in days since 1970, or infinity if it is not soon or long past. `again`: the sender asked again lately. */
export const urgencyOf = (waiting: readonly Message[], moment: RankingContext): { due: number; again: boolean } => {
  const due = dueIn(waiting, moment);
  const { times, last } = askedSince(waiting, moment);
  const meets = waiting.flatMap((message) =>
    message.invitation && isSoon(message, moment.now)
      ? [calendarDay(new Date(message.invitation.startsAt), moment)]
      : [],
  );
  return {
    due: Math.min(...meets, due && Math.abs(due.from) <= soon ? due.day : Number.POSITIVE_INFINITY),
    again: times > 1 && moment.now.getTime() - last.getTime() < soon * day,
  };
};

/** Days in which a deadline counts as soon, or as not yet forgotten. */
const soon = 7;
/** Milliseconds after which a weekday may be next week's. */
const nearly = 6.5 * day;

const endOf = ({ startsAt, endsAt }: Invitation): number =>
  endsAt === null ? Date.parse(startsAt) + hour : Date.parse(endsAt);

/**
 * Milliseconds since 1970 until which the words stay true while the clock runs: a meeting comes near or ends, a day turns, a wait gets
 * long.
 */
export const holdsUntil = (thread: Thread, moment: RankingContext): number => {
  const at = moment.now.getTime();
  const waiting = waitingMessages(thread, moment.ownAddress);
  const turns = waiting.flatMap((message) => turnsOf(message, thread.sender)).concat(nextDayFor(waiting, moment));
  return turns.reduce((first, turn) => (turn > at && turn < first ? turn : first), Number.POSITIVE_INFINITY);
};

const turnsOf = ({ invitation, reading, at }: Message, sender: SenderFacts): number[] => {
  const turns = reading.asks ? [longWait(sender), nearly, soon * day].map((wait) => Date.parse(at) + wait) : [];
  if (invitation === null) return turns;
  const startsAt = Date.parse(invitation.startsAt);
  // One millisecond past the point at which a meeting comes near.
  return [...turns, startsAt - 1.5 * day + 1, endOf(invitation)];
};

/** A future meeting or a named day may become 'today'. */
const nextDayFor = (waiting: readonly Message[], moment: RankingContext): number[] =>
  waiting.some((message) => message.reading.by || isToCome(moment.now)(message)) ? [nextDay(moment)] : [];

/** Every time zone's days begin on a quarter of an hour. */
const nextDay = (moment: RankingContext): number => {
  const quarter = Math.floor(moment.now.getTime() / (hour / 4));
  const key = `${quarter} ${moment.timeZone}`;
  if (midnight.key === key) return midnight.at;
  const today = calendarDay(moment.now, moment);
  let at = (quarter + 1) * (hour / 4);
  while (calendarDay(new Date(at), moment) === today) at += hour / 4;
  midnight = { key, at };
  return at;
};

/** All threads of a ranking need the same midnight. */
let midnight = { key: '', at: 0 };

const meetingWords = (waiting: readonly Message[], moment: RankingContext): string => {
  const { invitation } = waiting.findLast(isToCome(moment.now)) ?? {};
  if (!invitation) return '';
  const from = calendarDay(new Date(invitation.startsAt), moment) - calendarDay(moment.now, moment);
  const near = nearDays[Math.max(0, from) + 1];
  if (invitation.method === 'cancel') return near ? 'meeting canceled' : '';
  return near ? `meeting ${near}` : `invitation for ${dayWords(new Date(invitation.startsAt), from < 7, moment)}`;
};

const askWords = (waiting: readonly Message[], { sender }: Thread, moment: RankingContext): string => {
  const due = dueIn(waiting, moment);
  const { times, since } = askedSince(waiting, moment);
  const asked = due?.words ?? waiting.findLast(({ reading }) => reading.asks)?.reading.askWords ?? '';
  const waited = moment.now.getTime() - since.getTime();
  const from = (): string => `since ${dayWords(since, waited < nearly, moment)}`;
  const wait =
    times > 1
      ? `asked ${times === 2 ? 'twice' : `${times} times`} ${from()}`
      : times === 1 && !due && waited >= longWait(sender)
        ? `waiting ${from()}`
        : '';
  return [asked, wait].filter(Boolean).join(', ');
};

/** On how many days the latest asker has asked, and since when. */
const askedSince = (
  waiting: readonly Message[],
  moment: RankingContext,
): { times: number; since: Date; last: Date } => {
  const asking = waiting.filter(({ reading }) => reading.asks);
  const who = asking.at(-1)?.from.email;
  const days = asking.flatMap(({ from, at }) => (from.email === who ? [new Date(at)] : []));
  const [since = moment.now] = days;
  return {
    times: new Set(days.map((at) => calendarDay(at, moment))).size,
    since,
    last: days.at(-1) ?? since,
  };
};

type Due = { day: number /** Days from today. */; from: number; words: string };

/** The deadline from the latest message that names one. */
const dueIn = (waiting: readonly Message[], moment: RankingContext): Due | null => {
  const { by = '', askWords: asked } = waiting.findLast(({ reading }) => reading.asks && reading.by)?.reading ?? {};
  const at = new Date(by);
  if (asked === undefined || Number.isNaN(at.getTime())) return null;
  const from = at.getTime() / day - calendarDay(moment.now, moment);
  const near = from === 1 ? 'by tomorrow' : nearDays[from + 1];
  const words = near ?? `by ${dayWords(at, Math.abs(from) < 7, { ...moment, timeZone: 'UTC' })}`;
  return {
    day: at.getTime() / day,
    from,
    words: `${from < 0 ? asked.replace('wanted', 'was wanted') : asked} ${words}`,
  };
};

const nearDays = ['yesterday', 'today', 'tomorrow'];

/** 'Tuesday' if near, otherwise '3 Nov' or 'Nov 3'. */
const dayWords = (at: Date, near: boolean, moment: RankingContext): string =>
  near
    ? format(at, moment, weekday)
    : dateIn(
        Number(format(at, moment, ofMonth)),
        format(at, moment, month),
        null,
        moment.formats ?? { monthFirst: false },
      );

/** The invitation's own file is not a reason. */
const hasFile = ({ attachments, invitation }: Message): boolean =>
  attachments.some(({ name }) => invitation === null || !/\.ics$/i.test(name));

/** Days since 1970 on the person's calendar. */
const calendarDay = (at: Date, moment: RankingContext): number =>
  Date.parse(`${format(at, moment, wholeDate)} UTC`) / day;

const weekday = { weekday: 'long' } as const;
const month = { month: 'short' } as const;
const ofMonth = { day: 'numeric' } as const;
const wholeDate = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;

const format = (at: Date, moment: RankingContext, options: Intl.DateTimeFormatOptions): string => {
  const timeZone = moment.timeZone ?? 'UTC';
  const ofZone = formats.get(options) ?? new Map<string, Intl.DateTimeFormat>();
  const made = ofZone.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formats.set(options, ofZone.set(timeZone, made));
  return made.format(at);
};

/** Making one costs more than a hundred uses, and a large inbox has thousands of dates. */
const formats = new Map<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();
