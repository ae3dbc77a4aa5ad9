// The few words beside a thread in the queue that say why it stands where it stands.
import { dateIn, type Formats } from '#domain/formats.ts';
import { hasLabel, type Invitation, type Message, type SenderFacts, type Thread, unanswered } from '#domain/mail.ts';
import { answers, longWait } from './acquaintance.ts';

/** Without a time zone the days are those of Greenwich, and without formats written as there. */
export type Moment = { now: Date; ownAddress: string; timeZone?: string; formats?: Formats };

const hour = 3_600_000;
const day = 24 * hour;

/** Why a thread matters, in about four words; empty where there is nothing to say. */
export const whyOf = (thread: Thread, moment: Moment): string => whyIn(thread, moment).why;

/** The same, and whether it is of the sender alone. */
export const whyIn = (thread: Thread, moment: Moment): { why: string; isOfSender: boolean } => {
  const waiting = waitingMessages(thread, moment.ownAddress);
  for (const reason of reasons) {
    const why = reason(waiting, thread, moment);
    if (why !== '') return { why, isOfSender: reason === ofSender || reason === someone };
  }
  return { why: '', isOfSender: false };
};

type Reason = (waiting: readonly Message[], thread: Thread, moment: Moment) => string;

const ofSender: Reason = (_, { sender }) => answers(sender);
const someone: Reason = (waiting, { sender }) => (waiting.length > 0 && sender.sent > 0 ? 'someone you write to' : '');

/** The better first. */
const reasons: readonly Reason[] = [
  (_, thread) => backWords(thread),
  (_, thread) => (wroteLast(thread) ? 'you wrote last' : ''),
  (waiting, _, moment) => meetingWords(waiting, moment),
  (waiting, thread, moment) => askWords(waiting, thread, moment),
  ofSender,
  (waiting) => (waiting.some(hasFile) ? 'attachment' : ''),
  (_, thread) => (hasLabel(thread, 'STARRED') ? 'starred' : ''),
  someone,
];

/** It was put off, is back, and was not heard since. */
export const isBack = (thread: Thread): boolean =>
  thread.reminder !== undefined && thread.reminder.wokenBy !== null && hasLabel(thread, 'UNREAD');

const backWords = (thread: Thread): string => {
  const { reminder } = thread;
  if (!reminder || !isBack(thread)) return '';
  if (reminder.wokenBy === 'message') return 'new message, was snoozed';
  if (reminder.kind === 'snooze') return 'snoozed until now';
  return reminder.unlessAnswered ? 'no answer yet' : 'you asked to be reminded';
};

/** Whether the newest message is the person's own: nothing in the thread waits to be read then. */
export const wroteLast = (thread: Thread): boolean => unanswered(thread).at(-1)?.labels.includes('SENT') ?? false;

/** What others wrote since the person last did; nothing once the person has answered. */
export const waitingMessages = (thread: Thread, ownAddress: string): Message[] =>
  unanswered(thread).filter(
    (message) => !message.labels.includes('SENT') && message.from.email.toLowerCase() !== ownAddress.toLowerCase(),
  );

/** An invitation or cancellation that concerns the next 36 hours and is not over. */
export const isSoon = (message: Message, now: Date): boolean =>
  isToCome(now)(message) && Date.parse(message.invitation?.startsAt ?? '') - now.getTime() < 1.5 * day;

const isToCome =
  (now: Date) =>
  ({ invitation }: Message): boolean =>
    invitation !== null && invitation.method !== 'reply' && endOf(invitation) > now.getTime();

/**
 * The day of the calendar on which a thread is due, in days since 1970, infinite where that is not soon or not long past; and whether
 * whoever waits came back to it of late.
 */
export const urgencyOf = (waiting: readonly Message[], moment: Moment): { due: number; again: boolean } => {
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

/** Days within which a deadline hurries, or is not yet forgotten. */
const soon = 7;
/** Milliseconds after which the name of a day may be another week's. */
const nearly = 6.5 * day;

const endOf = ({ startsAt, endsAt }: Invitation): number =>
  endsAt === null ? Date.parse(startsAt) + hour : Date.parse(endsAt);

/**
 * Until when, in milliseconds since 1970, what is said here of a thread holds whatever the clock does: then a meeting comes
 * near, is another day's or over, or a question has waited long.
 */
export const holdsUntil = (thread: Thread, moment: Moment): number => {
  const at = moment.now.getTime();
  const waiting = waitingMessages(thread, moment.ownAddress);
  const turns = waiting.flatMap((message) => turnsOf(message, thread.sender)).concat(nextDayFor(waiting, moment));
  return turns.reduce((first, turn) => (turn > at && turn < first ? turn : first), Number.POSITIVE_INFINITY);
};

const turnsOf = ({ invitation, reading, at }: Message, sender: SenderFacts): number[] => {
  const turns = reading.asks ? [longWait(sender), nearly, soon * day].map((wait) => Date.parse(at) + wait) : [];
  if (invitation === null) return turns;
  const startsAt = Date.parse(invitation.startsAt);
  // Near is what begins in less than so long: a millisecond past the point itself.
  return [...turns, startsAt - 1.5 * day + 1, endOf(invitation)];
};

/** Where a meeting is to come, or a day is named, it may turn to 'today'. */
const nextDayFor = (waiting: readonly Message[], moment: Moment): number[] =>
  waiting.some((message) => message.reading.by || isToCome(moment.now)(message)) ? [nextDay(moment)] : [];

/** Every time zone's days begin on a quarter of an hour. */
const nextDay = (moment: Moment): number => {
  const quarter = Math.floor(moment.now.getTime() / (hour / 4));
  const key = `${quarter} ${moment.timeZone}`;
  if (midnight.key === key) return midnight.at;
  const today = calendarDay(moment.now, moment);
  let at = (quarter + 1) * (hour / 4);
  while (calendarDay(new Date(at), moment) === today) at += hour / 4;
  midnight = { key, at };
  return at;
};

/** All threads of a ranking ask for the same one. */
let midnight = { key: '', at: 0 };

const meetingWords = (waiting: readonly Message[], moment: Moment): string => {
  const { invitation } = waiting.findLast(isToCome(moment.now)) ?? {};
  if (!invitation) return '';
  const from = calendarDay(new Date(invitation.startsAt), moment) - calendarDay(moment.now, moment);
  const near = nearDays[Math.max(0, from) + 1];
  if (invitation.method === 'cancel') return near ? 'meeting canceled' : '';
  return near ? `meeting ${near}` : `invitation for ${dayWords(new Date(invitation.startsAt), from < 7, moment)}`;
};

const askWords = (waiting: readonly Message[], { sender }: Thread, moment: Moment): string => {
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

/** On how many days the last who asks has asked, and since when. */
const askedSince = (waiting: readonly Message[], moment: Moment): { times: number; since: Date; last: Date } => {
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

/** What of a thread is wanted on a day, by the last who names one. */
const dueIn = (waiting: readonly Message[], moment: Moment): Due | null => {
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

/** 'Tuesday' where it is near, else '3 Nov' or 'Nov 3'. */
const dayWords = (at: Date, near: boolean, moment: Moment): string =>
  near
    ? format(at, moment, weekday)
    : dateIn(
        Number(format(at, moment, ofMonth)),
        format(at, moment, month),
        null,
        moment.formats ?? { monthFirst: false },
      );

/** An invitation travels as a file too; that one is no reason of its own. */
const hasFile = ({ attachments, invitation }: Message): boolean =>
  attachments.some(({ name }) => invitation === null || !/\.ics$/i.test(name));

/** Days since 1970 on the person's calendar. */
const calendarDay = (at: Date, moment: Moment): number => Date.parse(`${format(at, moment, wholeDate)} UTC`) / day;

const weekday = { weekday: 'long' } as const;
const month = { month: 'short' } as const;
const ofMonth = { day: 'numeric' } as const;
const wholeDate = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;

const format = (at: Date, moment: Moment, options: Intl.DateTimeFormatOptions): string => {
  const timeZone = moment.timeZone ?? 'UTC';
  const ofZone = formats.get(options) ?? new Map<string, Intl.DateTimeFormat>();
  const made = ofZone.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formats.set(options, ofZone.set(timeZone, made));
  return made.format(at);
};

/** Making one costs more than a hundred uses, and a large inbox has thousands of dates. */
const formats = new Map<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();
