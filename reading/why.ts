// The few words beside a thread in the queue that say why it stands where it stands.
import { dateIn, type Formats } from '#domain/formats.ts';
import { hasLabel, type Invitation, type Message, type Thread, unanswered } from '#domain/mail.ts';

/** Without a time zone the days are those of Greenwich, and without formats written as there. */
export type Moment = { now: Date; ownAddress: string; timeZone?: string; formats?: Formats };

const hour = 3_600_000;
const day = 24 * hour;

/** Why a thread matters, in about four words; empty where there is nothing to say. */
export const whyOf = (thread: Thread, moment: Moment): string => {
  const back = backWords(thread);
  if (back !== '') return back;
  const waiting = waitingMessages(thread, moment.ownAddress);
  if (wroteLast(thread)) return 'you wrote last';
  return (
    meetingWords(waiting, moment) ||
    askWords(waiting, moment) ||
    (waiting.some(hasFile) ? 'attachment' : '') ||
    (hasLabel(thread, 'STARRED') ? 'starred' : '')
  );
};

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
export const isSoon = (message: Message, now: Date): boolean => {
  if (message.invitation === null || message.invitation.method === 'reply') return false;
  const startsAt = Date.parse(message.invitation.startsAt);
  return endOf(message.invitation) > now.getTime() && startsAt - now.getTime() < 1.5 * day;
};

const endOf = ({ startsAt, endsAt }: Invitation): number =>
  endsAt === null ? Date.parse(startsAt) + hour : Date.parse(endsAt);

/**
 * Until when, in milliseconds since 1970, what is said here of a thread holds whatever the clock does: then a meeting comes
 * near, is another day's or over, or a question has waited long.
 */
export const holdsUntil = (thread: Thread, { now, ownAddress }: Moment): number => {
  const at = now.getTime();
  const turns = waitingMessages(thread, ownAddress)
    .flatMap(turnsOf)
    .concat(nextDayAnywhere(thread, at, ownAddress));
  return turns.reduce((first, turn) => (turn > at && turn < first ? turn : first), Number.POSITIVE_INFINITY);
};

const turnsOf = ({ invitation, reading, at }: Message): number[] => {
  const turns = reading.asks ? [Date.parse(at) + 2 * day, Date.parse(at) + 6.5 * day] : [];
  if (invitation === null) return turns;
  const startsAt = Date.parse(invitation.startsAt);
  // Near is what begins in less than so long: a millisecond past the point itself.
  return [...turns, startsAt - 1.5 * day + 1, endOf(invitation)];
};

/** Where a meeting is near, its day may turn to 'today': every time zone's days begin on a quarter of an hour. */
const nextDayAnywhere = (thread: Thread, at: number, ownAddress: string): number[] => {
  const quarter = hour / 4;
  const near = waitingMessages(thread, ownAddress).some((message) => isSoon(message, new Date(at)));
  return near ? [(Math.floor(at / quarter) + 1) * quarter] : [];
};

const meetingWords = (waiting: readonly Message[], moment: Moment): string => {
  const invitation = waiting.findLast((message) => isSoon(message, moment.now))?.invitation;
  if (!invitation) return '';
  if (invitation.method === 'cancel') return 'meeting canceled';
  const startsAt = new Date(invitation.startsAt);
  return dateKey(startsAt, moment) === dateKey(moment.now, moment) ? 'meeting today' : 'meeting tomorrow';
};

const askWords = (waiting: readonly Message[], moment: Moment): string => {
  const asking = waiting.filter((message) => message.reading.asks);
  const last = asking.at(-1);
  const first = asking[0];
  if (!last || !first) return '';
  const since = Date.parse(first.at);
  const asked = last.reading.askWords;
  if (moment.now.getTime() - since < 2 * day) return asked;
  const wait = `waiting since ${dayWords(new Date(since), moment)}`;
  return asked === '' ? wait : `${asked}, ${wait}`;
};

/** 'Tuesday' within the last week, '3 Nov' or 'Nov 3' before that. */
const dayWords = (at: Date, moment: Moment): string => {
  const near = moment.now.getTime() - at.getTime() < 6.5 * day;
  if (near) return format(at, moment, weekday);
  return dateIn(
    Number(format(at, moment, ofMonth)),
    format(at, moment, month),
    null,
    moment.formats ?? { monthFirst: false },
  );
};

/** An invitation travels as a file too; that one is no reason of its own. */
const hasFile = ({ attachments, invitation }: Message): boolean =>
  attachments.some(({ name }) => invitation === null || !/\.ics$/i.test(name));

const dateKey = (at: Date, moment: Moment): string => format(at, moment, wholeDate);

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
